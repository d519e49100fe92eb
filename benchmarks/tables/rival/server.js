// boardgame.io's own server with its in-memory store: `node server.js PORT [delta]`.
"use strict";

const { Server, Origins } = require("boardgame.io/server");
const { Rival } = require("./game.js");

const port = Number(process.argv[2]);
const game = { ...Rival, deltaState: process.argv[3] === "delta" };
const server = Server({ games: [game], origins: [Origins.LOCALHOST, /.*/] });
server.run({ port, callback: () => console.log(`ready ${port}`) });

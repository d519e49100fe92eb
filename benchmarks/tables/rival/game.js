// A push-your-luck game in the manner of SEVN, written for boardgame.io as its documentation recommends: the 92 numbers
// of the deck, Second Chance and Freeze-free rows, rounds to 250 points. About as much state as a table of SEVN shows.
"use strict";

const SEVEN = 7;
const TARGET = 250;

function newDeck(random) {
  const deck = [0];
  for (let value = 1; value <= 13; value++) for (let copy = 0; copy < value; copy++) deck.push(value);
  return random.Shuffle(deck);
}

function emptyRow(seat, banked) {
  return { seat, banked, status: "active", cards: [], distinct: 0, points: 0, lines: [], risk: { bust: 0, unseen: 0 } };
}

function counts(cards) {
  const found = {};
  for (const card of cards) found[card] = (found[card] || 0) + 1;
  return found;
}

function describe(G) {
  const unseen = counts(G.secret.deck);
  G.pile = G.secret.deck.length;
  G.unseen = unseen;
  for (const row of G.rows) {
    row.distinct = new Set(row.cards).size;
    row.points = row.status === "out" ? 0 : row.cards.reduce((sum, card) => sum + card, 0);
    row.lines = [{ what: "numbers", points: row.points }];
    if (row.distinct === SEVEN) {
      row.points += 17;
      row.lines.push({ what: "seven", points: 17 });
    }
    row.risk = { bust: row.cards.reduce((sum, card) => sum + (unseen[card] || 0), 0), unseen: G.pile };
  }
}

function draw(G, random) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.secret.thrown);
    G.secret.thrown = [];
  }
  return G.secret.deck.pop();
}

function endRound(G) {
  for (const row of G.rows) row.banked += row.points;
  const best = Math.max(...G.rows.map((row) => row.banked));
  if (best >= TARGET) G.matches += 1;
  for (const row of G.rows) G.secret.thrown.push(...row.cards);
  G.round += 1;
  // a new match begins at once, so that the load never ends
  G.rows = G.rows.map((row) => emptyRow(row.seat, best >= TARGET ? 0 : row.banked));
  G.discard = counts(G.secret.thrown);
}

function next(G, ctx, events) {
  const players = ctx.numPlayers;
  const from = Number(ctx.currentPlayer);
  for (let step = 1; step <= players; step++) {
    const seat = (from + step) % players;
    if (G.rows[seat].status === "active") return events.endTurn({ next: String(seat) });
  }
  endRound(G);
  return events.endTurn({ next: String((from + 1) % players) });
}

const Rival = {
  name: "rival",
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx, random }) => {
    const G = {
      round: 1,
      matches: 0,
      events: [],
      rows: Array.from({ length: ctx.numPlayers }, (_, seat) => emptyRow(seat, 0)),
      discard: {},
      unseen: {},
      pile: 0,
      secret: { deck: newDeck(random), thrown: [] },
    };
    describe(G);
    return G;
  },
  playerView: ({ G }) => {
    const { secret, ...seen } = G;
    return seen;
  },
  moves: {
    draw: {
      client: false,
      move: ({ G, ctx, random, events }) => {
        const row = G.rows[Number(ctx.currentPlayer)];
        const card = draw(G, random);
        G.events = [{ kind: "drawn", seat: row.seat, card }];
        const twice = row.cards.includes(card);
        row.cards.push(card);
        row.cards.sort((a, b) => a - b);
        if (twice) {
          row.status = "out";
          G.events.push({ kind: "twice", seat: row.seat, card });
        }
        describe(G);
        if (row.distinct === SEVEN && !twice) endRound(G);
        next(G, ctx, events);
        describe(G);
      },
    },
    stop: {
      client: false,
      move: ({ G, ctx, events }) => {
        const row = G.rows[Number(ctx.currentPlayer)];
        row.status = "stopped";
        G.events = [{ kind: "stopped", seat: row.seat }];
        describe(G);
        next(G, ctx, events);
        describe(G);
      },
    },
  },
};

module.exports = { Rival };

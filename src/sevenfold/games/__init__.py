"""The rules of the games: `kit` says how a game is written, one folder holds each game. No I/O, no clock."""

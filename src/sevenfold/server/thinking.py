"""The engine process: runs the rules compiled and thinks for bots. Started by `engine`, spoken to over its pipes.

Each message is four bytes of length (big-endian) and msgpack. The process ends when its input does, so it never
outlives its server. Given the number of a listening socket, it answers whoever connects there, too: the workers of one
machine share one engine.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

LENGTH = 4


class Question(msgspec.Struct, frozen=True):
    """Which move? `state` is the position as the kit packs it; `chance` seeds the bot's own random numbers."""

    number: int
    game: str
    bot: str
    seat: int
    state: bytes
    chance: int


class Answer(msgspec.Struct, frozen=True):
    """The move; None with a `problem` where the bot failed. Number 0 says that everything is compiled."""

    number: int
    move: int | None = None
    problem: str = ""


def framed(message: msgspec.Struct) -> bytes:
    """A message as it goes through the pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


Sink = Callable[[bytes], object]
"""Where an answer goes."""
Waiting = queue.SimpleQueue[tuple[Question | None, Sink]]
"""Questions and where their answers go; None asks to be told that everything is compiled."""


def _questions(source: BinaryIO, waiting: Waiting, sink: Sink) -> None:
    """Take questions until the source closes."""
    while len(head := source.read(LENGTH)) == LENGTH:
        data = source.read(int.from_bytes(head, "big"))
        waiting.put((msgspec.msgpack.decode(data, type=Question), sink))


def _read(source: BinaryIO, waiting: Waiting, sink: Sink) -> None:
    """Take questions off the pipe until it closes; then the server is gone and so is this process."""
    _questions(source, waiting, sink)
    os._exit(0)


def _serve(connection: socket.socket, waiting: Waiting) -> None:
    """Take the questions of one worker until it is gone."""
    connection.settimeout(None)
    with connection, contextlib.suppress(OSError, msgspec.MsgspecError):
        waiting.put((None, connection.sendall))
        _questions(connection.makefile("rb"), waiting, connection.sendall)


def _accept(listening: socket.socket, waiting: Waiting) -> None:
    """Let workers in."""
    listening.setblocking(True)
    while True:
        connection, _ = listening.accept()
        threading.Thread(target=_serve, args=(connection, waiting), daemon=True).start()


def compile_all() -> None:
    """Let every bot of every game move once, which compiles all it needs (or finds it in the cache)."""
    from sevenfold.bots import registry as bots
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.registry import GAMES
    from sevenfold.games.registry import game as game_of

    rngs = make_rngs(1)
    seed_rng(rngs[0], 1, 0)
    for game_id in GAMES:
        game = game_of(game_id)
        state = game.start(game.usual_seats, {}, 1)
        (seat, *_) = game.actors(state)
        for bot in bots.policies(game_id):
            bots.choose(game, state, seat, bot, rngs[0])


def answer(question: Question) -> Answer:
    """The bot's move in the position asked about."""
    from sevenfold.bots import registry as bots
    from sevenfold.games.kit.record import Live
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.registry import game as game_of

    game = game_of(question.game)
    cls: Any = game.start(game.usual_seats).cls
    state = Live.from_bytes(cls, question.state)
    rngs = make_rngs(1)
    seed_rng(rngs[0], question.chance, question.seat)
    return Answer(question.number, bots.choose(game, state, question.seat, question.bot, rngs[0]))


def main(arguments: list[str]) -> None:
    """Compile, say so, then answer questions in the order they come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the server, which then ends us
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever prints, prints to the log, not into the pipe
    waiting: Waiting = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, waiting, out.write), daemon=True).start()
    for number in arguments:
        listening = socket.socket(fileno=int(number))
        threading.Thread(target=_accept, args=(listening, waiting), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # the server goes first
    compile_all()
    out.write(framed(Answer(0)))
    while True:
        question, sink = waiting.get()
        try:
            reply = Answer(0) if question is None else answer(question)
        except Exception as error:  # noqa: BLE001  # the server plays without us and logs why
            reply = Answer(0 if question is None else question.number, None, f"{type(error).__name__}: {error}")
        with contextlib.suppress(OSError):  # whoever asked is gone
            sink(framed(reply))


if __name__ == "__main__":
    main(sys.argv[1:])

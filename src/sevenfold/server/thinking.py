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
import time
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from sevenfold.server.trainer import AdviceWanted, ReviewWanted, Thought, Trainer

LENGTH = 4
SEARCH_SECONDS = 1.7
"""Within so many seconds after it was asked a bot that searches has answered, also where several are asked at once."""
TOO_LATE = 0.05
"""With less time left than this, the asker is told to go without the search."""


class Question(msgspec.Struct, frozen=True, tag="move"):
    """Which move? `state` is the position as the kit packs it; `chance` seeds the bot's own random numbers."""

    number: int
    game: str
    bot: str
    seat: int
    state: bytes
    chance: int


class Answer(msgspec.Struct, frozen=True):
    """The move; None where there is none in time, or with a `problem` where the bot failed.

    Number 0 says that all quick bots are compiled; until the search is, too, its bots have no move. The coach answers with a
    `thought`; none where it isn't compiled yet.
    """

    number: int
    move: int | None = None
    problem: str = ""
    thought: Thought | None = None


Wanted = Question | AdviceWanted | ReviewWanted


def framed(message: msgspec.Struct) -> bytes:
    """A message as it goes through the pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


Sink = Callable[[bytes], object]
"""Where an answer goes."""
Waiting = queue.SimpleQueue[tuple[Wanted | None, Sink]]
"""Questions and where their answers go; None asks to be told that everything is compiled."""


def _questions(source: BinaryIO, waiting: Waiting, sink: Sink) -> None:
    """Take questions until the source closes."""
    while len(head := source.read(LENGTH)) == LENGTH:
        data = source.read(int.from_bytes(head, "big"))
        waiting.put((msgspec.msgpack.decode(data, type=Wanted), sink))


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
    """Let every quick bot of every game move once, which compiles all it needs (or finds it in the cache)."""
    from sevenfold.bots import registry as bots
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.registry import GAMES

    rngs = make_rngs(1)
    seed_rng(rngs[0], 1, 0)
    for game_id in GAMES:
        game, state, seat = _opening(game_id)
        for bot in bots.policies(game_id):
            bots.choose(game, state, seat, bot, rngs[0])


def compile_search() -> None:
    """Let the search think about the opening of every game that it knows."""
    from sevenfold.bots import registry as bots
    from sevenfold.games.registry import GAMES

    for game_id in GAMES:
        if levels := bots.levels(game_id):
            game, state, seat = _opening(game_id)
            bots.search(game, state, seat, levels[0], 1, 1, TOO_LATE)


def compile_coach() -> None:
    """Let the coach look at the opening of every game, which compiles what it needs besides the search."""
    from sevenfold.bots.registry import SEARCHED
    from sevenfold.coach.advice import advise

    for game_id in SEARCHED:
        game, state, seat = _opening(game_id)
        advise(game, state, seat, 1, 1)


def _opening(game_id: str) -> tuple[Any, Any, int]:
    """A game, its first question, and who is asked."""
    from sevenfold.games.registry import game as game_of

    game = game_of(game_id)
    state = game.start(game.usual_seats, {}, 1)
    (seat, *_) = game.actors(state)
    return game, state, seat


def answer(question: Question, seconds: float = SEARCH_SECONDS) -> Answer:
    """The bot's move in the position asked about; one that searches uses all cores for so many seconds at most."""
    from sevenfold.arena.simulate import cores
    from sevenfold.bots import registry as bots
    from sevenfold.games.kit.record import Live
    from sevenfold.games.kit.rng import make_rngs, seed_rng
    from sevenfold.games.registry import game as game_of

    game = game_of(question.game)
    cls: Any = game.start(game.usual_seats).cls
    state = Live.from_bytes(cls, question.state)
    if bots.is_searching(question.game, question.bot):
        chance, seat = question.chance, question.seat
        return Answer(question.number, bots.search(game, state, seat, question.bot, chance, cores(), seconds))
    rngs = make_rngs(1)
    seed_rng(rngs[0], question.chance, question.seat)
    return Answer(question.number, bots.choose(game, state, question.seat, question.bot, rngs[0]))


class Searcher:
    """A thread of its own for the bots that search, so that quick ones need not wait for them.

    It thinks about one question after another; those that wait at the same time share the seconds.
    """

    def __init__(self) -> None:
        self._asked: queue.SimpleQueue[tuple[Question, Sink, float]] = queue.SimpleQueue()
        self._thinking = False
        self.ready = threading.Event()
        self.trainer = Trainer(self.is_busy)
        self.coaching = threading.Event()
        """Set once the coach is compiled, too."""

    def start(self) -> None:
        """Compile the search, then answer, in the background."""
        threading.Thread(target=self._go_on, daemon=True).start()

    def ask(self, question: Question, sink: Sink) -> None:
        """Have the question answered; at once, with no move, while the search is being compiled."""
        if self.ready.is_set():
            self._asked.put((question, sink, time.monotonic()))
        else:
            tell(sink, Answer(question.number))

    def is_busy(self) -> bool:
        """Whether a bot is being thought for, or waits."""
        return self._thinking or not self._asked.empty()

    def coach(self, wanted: AdviceWanted | ReviewWanted, sink: Sink) -> None:
        """Have the coach answer; at once, without a thought, while it is being compiled."""
        number = wanted.number
        if not self.coaching.is_set():
            tell(sink, Answer(number))
        elif isinstance(wanted, ReviewWanted):
            tell(sink, Answer(number, thought=self.trainer.review(wanted)))
        else:
            self.trainer.advise(wanted, lambda thought, problem: tell(sink, Answer(number, None, problem, thought)))

    def _prepare_coach(self) -> None:
        """Compile the coach, then let it work; a bot that searches meanwhile shares the machine with the compiler."""
        try:
            compile_coach()
        except Exception as error:  # noqa: BLE001  # there is no coach then; the log says why
            sys.stderr.write(f"the coach could not be compiled: {type(error).__name__}: {error}\n")
            return
        self.trainer.start()
        self.coaching.set()

    def _go_on(self) -> None:
        try:
            compile_search()
        except Exception as error:  # noqa: BLE001  # its bots then play like the best quick ones; the log says why
            sys.stderr.write(f"the search could not be compiled: {type(error).__name__}: {error}\n")
            return
        self.ready.set()
        threading.Thread(target=self._prepare_coach, daemon=True).start()
        while True:
            question, sink, when = self._asked.get()
            self._thinking = True
            left = when + SEARCH_SECONDS - time.monotonic()
            if left < TOO_LATE:
                tell(sink, Answer(question.number))
            else:
                tell(sink, answered(question, left / (1 + self._asked.qsize())))
            self._thinking = False


def answered(question: Question, seconds: float = SEARCH_SECONDS) -> Answer:
    """The answer, or what went wrong."""
    try:
        return answer(question, seconds)
    except Exception as error:  # noqa: BLE001  # the server plays without us and logs why
        return Answer(question.number, None, f"{type(error).__name__}: {error}")


def tell(sink: Sink, reply: Answer) -> None:
    """Send an answer, if whoever asked is still there. Each is one write, so that two threads don't mix theirs."""
    with contextlib.suppress(OSError):
        sink(framed(reply))


def main(arguments: list[str]) -> None:
    """Compile, say so, then answer questions in the order they come."""
    for number in (
        signal.SIGINT,
        signal.SIGTERM,
    ):  # sent to all of us they are meant for the server, which then ends us
        signal.signal(number, signal.SIG_IGN)
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
    searcher = Searcher()
    searcher.start()
    while True:
        question, sink = waiting.get()
        if question is None:
            tell(sink, Answer(0))
        elif not isinstance(question, Question):
            searcher.coach(question, sink)
        elif is_searching(question):
            searcher.ask(question, sink)
        else:
            tell(sink, answered(question))


def is_searching(question: Question) -> bool:
    """Whether the bot asked for is one that searches."""
    from sevenfold.bots import registry as bots

    return bots.is_searching(question.game, question.bot)


if __name__ == "__main__":
    main(sys.argv[1:])

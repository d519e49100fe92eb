"""One match for the environments of single matches: whose turn it is, what they see, and what it brought them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sevenfold.envs.desk import NONE, REWARDS
from sevenfold.envs.encoding import encoding
from sevenfold.envs.errors import EnvError
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import make_rngs, seed_rng
from sevenfold.games.registry import game as game_of


class EnvMatch:
    """A match whose dealer draws from a seeded generator; seats are asked clockwise where several are asked at once."""

    def __init__(self, game_id: str, players: int | None, options: Mapping[str, Any] | None, rewards: str) -> None:
        self.game = game_of(game_id)
        self.encoding = encoding(game_id)
        self.players = self.game.usual_seats if players is None else players
        self.game.check_seats(self.players)
        self._options = self.game.checked_options(self.players, options or {})
        if rewards not in REWARDS:
            raise EnvError("env-word", {"name": "rewards", "given": str(rewards), "known": ", ".join(REWARDS)})
        self._kind = REWARDS.index(rewards)
        self._loop = self.encoding.loop
        self._rngs: Any = make_rngs(1)
        self.state: Live[Any] = self.game.blank(self.players, self._options)
        self.last = NONE

    def begin(self, seed: int | None) -> None:
        """Begin anew, with a seed also the dealer's chance; up to the first decision."""
        if seed is not None:
            seed_rng(self._rngs[0], seed, 0)
        self.state = self.game.blank(self.players, self._options)
        self.last = NONE
        self._settle()

    def _settle(self) -> None:
        self._loop.settle_at(self.state.rows, self.state.at, self._rngs, 0)

    @property
    def asked(self) -> int:
        """The seat that is asked next, -1 at the end."""
        return int(self._loop.next_seat_at(self.state.rows, self.state.at, self.last))

    def waiting(self) -> tuple[int, ...]:
        """All seats that the game waits for."""
        return () if self.game.is_over(self.state) else self.game.waiting(self.state)

    def seen(self, seat: int) -> dict[str, np.ndarray[Any, Any]]:
        """What the seat sees."""
        return self.encoding.seen(self.state.rows, self.state.at, seat)

    def legal(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What is legal for the seat."""
        return self.encoding.legal(self.state.rows, self.state.at, seat)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the action is legal for the seat now."""
        return 0 <= action < self.encoding.actions and bool(self.legal(seat)[action])

    def play(self, seat: int, action: int) -> None:
        """Play a legal action of the seat, and what the dealer has to do then."""
        self._play(seat, int(self._loop.move_at(self.state.rows, self.state.at, seat, action)))

    def play_default(self, seat: int) -> None:
        """Play what the clock would."""
        self._play(seat, int(self._loop.default_at(self.state.rows, self.state.at, seat)))

    def _play(self, seat: int, move: int) -> None:
        self.game.apply(self.state, seat, move)
        self.last = seat
        self._settle()

    def word(self, seat: int, action: int) -> str:
        """An action in notation; its number where it means nothing now."""
        move = int(self._loop.move_at(self.state.rows, self.state.at, seat, action))
        return str(action) if move < 0 else self.game.write(self.state, seat, move)

    def reward(self, seat: int) -> float:
        """What the end is worth to the seat."""
        return float(self._loop.reward_at(self.state.rows, self.state.at, seat, self._kind))

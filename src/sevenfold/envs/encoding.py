"""How a game looks from outside: its fields, its actions, and numpy arrays of both."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from sevenfold.envs.binding import loop_of, parts_of
from sevenfold.games.kit.mode import PLAIN
from sevenfold.games.kit.record import layout, numpy_dtype, pack


class FieldInfo(msgspec.Struct, frozen=True):
    """One named array of an observation: its shape for one seat, and its numpy type."""

    name: str
    shape: tuple[int, ...]
    dtype: str


class Encoding:
    """The observation and the actions of a game. `encoding("sevn").fields`, `.actions`."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.parts: Any = parts_of(game_id)
        self.actions = int(self.parts.ACTIONS)
        self.kind: Any = self.parts.Observation
        self.dtype: np.dtype[Any] = numpy_dtype(self.kind)
        self.fields = tuple(
            FieldInfo(field.name, field.shape, np.dtype(field.code).name) for field in layout(self.kind).fields
        )

    @property
    def loop(self) -> SimpleNamespace:
        """The game's loop; see `sevenfold.envs.loop`."""
        return loop_of(self.game_id)

    def blanks(self, count: int) -> Any:
        """So many empty observations, as rules take them."""
        return self.parts.make_observations(count)

    def arrays(self, observations: Any, *, copy: bool = True) -> dict[str, np.ndarray[Any, Any]]:
        """The named arrays of a batch, each with the batch in front. Without `copy` they change with the next step, where compiled."""
        if PLAIN:
            data = b"".join(pack(one).ljust(self.dtype.itemsize, b"\0") for one in observations)
            rows = np.frombuffer(data, self.dtype)
        else:
            # as bytes: numpy would copy field by field
            rows = observations.view(np.uint8).copy().view(self.dtype) if copy else observations
        whole = rows.view(np.ndarray)
        return {field.name: whole[field.name] for field in self.fields}

    def one(self, observations: Any, at: int = 0) -> dict[str, np.ndarray[Any, Any]]:
        """The named arrays of one observation; single numbers have the shape ()."""
        rows = observations[at : at + 1]
        return {name: np.array(values[0]) for name, values in self.arrays(rows).items()}

    def seen(self, states: Any, at: int, seat: int) -> dict[str, np.ndarray[Any, Any]]:
        """What a seat sees in a state."""
        blank = self.blanks(1)
        self.loop.observe_at(states, at, seat, blank, 0)
        return self.one(blank)

    def legal(self, states: Any, at: int, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """The mask of the actions that are legal for a seat; all 0 where it isn't asked."""
        masks = np.zeros((1, self.actions), np.int8)
        self.loop.mask_at(states, at, seat, masks, 0)
        return masks[0]


@cache
def encoding(game_id: str) -> Encoding:
    """The encoding of a game. Raises `EnvError` naming the games there are."""
    return Encoding(game_id)

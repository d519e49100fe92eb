"""The spaces of Gymnasium for a game: observations as a `Dict` of boxes, the mask of legal actions among them."""

from __future__ import annotations

from functools import cache
from typing import Any

import gymnasium
import numpy as np

from sevenfold.envs.encoding import FieldInfo, encoding

MASK = "action_mask"


def box(field: FieldInfo) -> gymnasium.spaces.Box:
    """The space of a field; its bounds are its type's."""
    kind: Any = np.dtype(field.dtype)
    limits = np.iinfo(kind)
    return gymnasium.spaces.Box(int(limits.min), int(limits.max), field.shape, kind)


def mask_space(game_id: str) -> gymnasium.spaces.Box:
    """The space of the mask: 1 where an action is legal."""
    return gymnasium.spaces.Box(0, 1, (encoding(game_id).actions,), np.int8)


@cache
def fields_space(game_id: str) -> gymnasium.spaces.Dict:
    """The named arrays of a game, without the mask."""
    return gymnasium.spaces.Dict({field.name: box(field) for field in encoding(game_id).fields})


def observation_space(game_id: str) -> gymnasium.spaces.Dict:
    """The named arrays of a game and the mask beside them."""
    return gymnasium.spaces.Dict({**fields_space(game_id).spaces, MASK: mask_space(game_id)})


def action_space(game_id: str) -> gymnasium.spaces.Discrete:
    """The actions of a game."""
    return gymnasium.spaces.Discrete(encoding(game_id).actions)

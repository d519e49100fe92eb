"""SEVN for PettingZoo: `env`, `raw_env` (without wrappers) and `parallel_env`."""

from __future__ import annotations

from functools import partial

from sevenfold.envs.zoo import AllAtOnce, SeatBySeat, wrapped

env = partial(wrapped, "sevn")
raw_env = partial(SeatBySeat, "sevn")
parallel_env = partial(AllAtOnce, "sevn")

"""7  Wonders for PettingZoo: `env`, `raw_env` (without wrappers) and `parallel_env`."""

from __future__ import annotations

from functools import partial

from sevenfold.envs.zoo import AllAtOnce, SeatBySeat, wrapped

env = partial(wrapped, "7wonders")
raw_env = partial(SeatBySeat, "7wonders")
parallel_env = partial(AllAtOnce, "7wonders")

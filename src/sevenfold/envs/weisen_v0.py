"""Die  Sieben  Weisen for PettingZoo: `env`, `raw_env` (without wrappers) and `parallel_env`."""

from __future__ import annotations

from functools import partial

from sevenfold.envs.zoo import AllAtOnce, SeatBySeat, wrapped

env = partial(wrapped, "weisen")
raw_env = partial(SeatBySeat, "weisen")
parallel_env = partial(AllAtOnce, "weisen")

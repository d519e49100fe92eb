"""Steps per second of the vector environment beside other libraries' card games, all with random legal actions.

python benchmarks/envs/steps.py [GAME...]

A step is one decision of one seat, with what the next seat sees and may do handed out. Each library does it the way its
own documentation shows; ours and Pgx in batches, the others one match at a time, since that is all they do from Python.
"""

from __future__ import annotations

import os
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from measuring import in_turns, pin, show

from sevenfold.games.kit import mode

BATCH = 1024
OURS = ("sevn", "7wonders", "weisen")
SPIEL = ("hanabi(players=4)", "gin_rummy", "hearts", "leduc_poker")
ZOO = ("texas_holdem_v4", "leduc_holdem_v4")
PGX = ("sparrow_mahjong", "leduc_holdem")
TINY = ("leduc_poker", "leduc_holdem_v4", "leduc_holdem")
"""Six cards and three actions: there for comparison, no game of similar size."""
SECONDS = 0.5
"""So long each contestant is measured in a turn."""


def until_tired(step: Callable[[], int]) -> float:
    """Steps per second of processor time."""
    steps = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        steps += step()
    return steps / spent


def ours(game: str) -> Callable[[], float]:
    """The vector environment, in one thread."""
    from sevenfold.envs.vector import VectorEnv

    envs = VectorEnv(game, BATCH)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs.sample())
        return BATCH

    for _ in range(20):
        step()
    return lambda: until_tired(step)


def spiel(name: str) -> Callable[[], float]:
    """OpenSpiel's own game in C++, through its Python interface: legal actions, a step, what the next seat observes."""
    import numpy as np
    import pyspiel

    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    tells = game.get_type().provides_observation_tensor
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=odds))
        legal = state.legal_actions()
        state.apply_action(legal[random.randint(len(legal))])
        if not state.is_terminal() and not state.is_chance_node():
            np.asarray(state.observation_tensor() if tells else state.information_state_tensor(), np.float32)
        return 1

    return lambda: until_tired(step)


def zoo(name: str) -> Callable[[], float]:
    """One of PettingZoo's card games: look, choose, step."""
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").env()
    random = np.random.RandomState(1)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        observation, _, over, cut_off, info = env.last()
        if over or cut_off:
            env.step(None)
            return 0
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(random.choice(np.flatnonzero(mask)))
        return 1

    return lambda: until_tired(step)


def pgx(name: str) -> Callable[[], float]:
    """Pgx on this processor: a batch, stepped and begun anew in one compiled call."""
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(name)
    begin = jax.jit(jax.vmap(env.init))
    again = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def whole(state: object, key: object) -> object:
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))  # type: ignore[attr-defined]  # Pgx's states are untyped
        actions = jax.random.categorical(key, odds, axis=1)
        return again(state, actions, jax.random.split(key, BATCH))

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, BATCH))

    def step() -> int:
        nonlocal state, key
        key, this = jax.random.split(key)
        state = jax.block_until_ready(whole(state, this))
        return BATCH

    step()
    return lambda: until_tired(step)


def main() -> None:
    """Print the table of each of our games against all others."""
    pin()
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    mode.use("compiled")
    warnings.simplefilter("ignore")
    contestants: dict[str, Callable[[], float]] = {}
    for name in sys.argv[1:] or OURS:
        contestants[f"Sevenfold {name}"] = ours(name)
    for kind, names, make in (("PettingZoo", ZOO, zoo), ("OpenSpiel", SPIEL, spiel), ("Pgx", PGX, pgx)):
        for name in names:
            try:
                contestants[f"{kind} {name}"] = make(name)
            except Exception as error:  # noqa: BLE001  # whatever keeps another library's game from running here is told
                print(f"{kind} {name} doesn’t run here: {type(error).__name__}: {error}"[:300])
    found = in_turns(contestants)
    in_python = {
        name: values
        for name, values in found.items()
        if name.startswith(("PettingZoo", "OpenSpiel")) and not name.endswith(TINY)
    }
    fastest = max(in_python, key=lambda name: sorted(in_python[name])[len(in_python[name]) // 2])
    show(
        "Decisions per second, one core",
        "steps/s",
        found,
        fastest,
        [
            f"“{fastest}” is the fastest of similar size that is stepped from Python; target: 20 times as fast",
            "leduc is a game of six cards and three actions",
        ],
    )


if __name__ == "__main__":
    main()

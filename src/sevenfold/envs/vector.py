"""Thousands of matches as one vector environment of Gymnasium, stepped in one compiled call.

envs = VectorEnv("sevn", 4096, players=4, opponents=["odds"])
observations, infos = envs.reset(seed=7)
observations, rewards, terminated, truncated, infos = envs.step(envs.sample())
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from sevenfold.bots.policy import Policy
from sevenfold.bots.registry import PolicyError
from sevenfold.envs.binding import loop_of, loop_with
from sevenfold.envs.desk import CUT_OFF, ENDED, GOING, NONE, REWARDS, STREAMS, make_desks
from sevenfold.envs.encoding import encoding
from sevenfold.envs.errors import EnvError
from sevenfold.envs.opponents import policies_of
from sevenfold.envs.spaces import MASK, action_space, observation_space
from sevenfold.games.kit.mode import PLAIN
from sevenfold.games.kit.rng import make_rngs
from sevenfold.games.registry import game as game_of

MOST_MATCHES = 1_000_000
MOST_STEPS = 1 << 40
MOST_THREADS = 256
_SEEDS = 1 << 31

Arrays = dict[str, np.ndarray[Any, Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Arrays, Any, Any]):
    """`num_envs` matches of a game.

    With `opponents`, each match is an environment of one seat: `learner` (or, where that is None, each seat in turn) is
    played from outside, the seats to its left by the opponents: ids of bots or policies, one for all or one for each, or
    `["legal"]` for any legal move. Without, all seats are played from outside: every step is the decision of
    `infos["seat"]`.

    `rewards` comes with the end: `places` (from 1 for the first to -1 for the last, 0 in sum), `points` or `wins` (a
    shared win in equal parts). `most_steps` cuts a match off after so many decisions from outside, `threads` step the
    batch in parts. `autoreset` is one of Gymnasium's modes, by name. Without `copy` the arrays that are handed out
    change with the next step, which is faster.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: Sequence[str | Policy] | str | Policy | None = None,
        learner: int | None = None,
        rewards: str = "places",
        most_steps: int = 0,
        threads: int = 1,
        autoreset: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        self.game = game_of(game)
        self.encoding = encoding(game)
        seats = self.game.usual_seats if players is None else players
        self.game.check_seats(seats)
        self.players = seats
        self.num_envs = _whole("num_envs", num_envs, 1, MOST_MATCHES)
        self._most = _whole("most_steps", most_steps, 0, MOST_STEPS)
        self._threads = min(_whole("threads", threads, 1, MOST_THREADS), self.num_envs)
        if rewards not in REWARDS:
            raise EnvError("env-word", {"name": "rewards", "given": str(rewards), "known": ", ".join(REWARDS)})
        self._kind = REWARDS.index(rewards)
        self._autoreset = _mode(autoreset)
        self._copy = copy
        self.metadata = {"autoreset_mode": self._autoreset, "render_modes": []}
        if opponents is None and learner is not None:
            raise EnvError("env-learner-alone")
        self._alone = opponents is not None
        self._turning = int(self._alone and learner is None)
        self._names, found = ([], None) if opponents is None else policies_of(game, seats, opponents)
        self._loop = loop_of(game) if found is None else loop_with(game, found)
        self.single_observation_space = observation_space(game)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._opening = self.game.blank(seats, self.game.checked_options(seats, options or {})).rows
        parts = self.encoding.parts
        self._states: Any = parts.make(self.num_envs)
        self._desks: Any = make_desks(self.num_envs)
        self._rngs: Any = make_rngs(self.num_envs * STREAMS)
        self._observations: Any = self.encoding.blanks(self.num_envs)
        self._masks = np.zeros((self.num_envs, self.encoding.actions), np.int8)
        self._rewards = np.zeros((self.num_envs, seats), np.float64)
        fixed = NONE if learner is None else _whole("learner", learner, 0, seats - 1)
        for i in range(self.num_envs):
            self._desks[i].learner = fixed
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._begun = False

    # --- what Gymnasium asks

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin all matches, or those that `options["reset_mask"]` marks; with a seed their chance, too.

        Match i of a seed is the same in every batch, mode and number of threads.
        """
        super().reset(seed=seed)
        wanted = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            wanted = np.asarray(options["reset_mask"], np.bool_)
            if wanted.shape != (self.num_envs,) or not wanted.any():
                raise EnvError("env-reset-mask", {"envs": self.num_envs})
        elif seed is None and not self._begun:
            seed = int(self.np_random.integers(_SEEDS))
        if not self._begun and not wanted.all():
            raise EnvError("env-not-begun")
        if seed is not None:
            _whole("seed", seed, 0, 2**62 - 1)
        self._begin(wanted, -1 if seed is None else seed)
        self._begun = True
        return self._shown(), self._infos()

    def step(self, actions: Any) -> tuple[Arrays, Any, Any, Any, dict[str, Any]]:
        """Play an action in each match. Raises `EnvError` for the first illegal one, before anything is played.

        In a match that ended with the last step the action means nothing: it begins anew (`NEXT_STEP`).
        """
        chosen = self._checked(actions)
        acted = np.array([], np.int64) if self._alone else self._seats()
        self._each(
            lambda first, end: self._loop.step_range(
                self._states,
                self._opening,
                self._desks,
                self._rngs,
                chosen,
                self._observations,
                self._masks,
                self._rewards,
                first,
                end,
                self._kind,
                self._most,
                self._turning,
            )
        )
        self._check_policies()
        over = self._overs()
        # whoever acts from outside is rewarded: the learner, or the seat that has just acted
        rewards = self._rewards[np.arange(self.num_envs), self._learners() if self._alone else acted]
        by_seat = self._rewards.copy()
        terminated, truncated = over == ENDED, over == CUT_OFF
        infos: dict[str, Any] = {}
        if self._autoreset is AutoresetMode.SAME_STEP and (ended := terminated | truncated).any():
            final = self.encoding.arrays(self._observations)
            infos = {"final_obs": self._final(final, ended), "_final_obs": ended}
            infos |= {"final_info": {"seat": self._seats(), "_seat": ended}, "_final_info": ended}
            self._begin(ended, -1)
        return self._shown(), rewards, terminated, truncated, {**infos, **self._infos(), "rewards": by_seat}

    def close_extras(self, **_kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    # --- beside it

    def sample(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """A legal action for each match, each equally likely, drawn from a generator of its own; 0 after the end."""
        actions = np.zeros(self.num_envs, np.int64)
        self._each(
            lambda first, end: self._loop.sample_range(self._masks, self._desks, self._rngs, actions, first, end)
        )
        return actions

    # --- inside

    def _each(self, work: Callable[[int, int], None]) -> None:
        """Do the work for all matches, in as many parts as there are threads."""
        if self._pool is None:
            work(0, self.num_envs)
            return
        edges = [self.num_envs * k // self._threads for k in range(self._threads + 1)]
        for done in [self._pool.submit(work, first, end) for first, end in pairwise(edges)]:
            done.result()

    def _begin(self, wanted: Any, seed: int) -> None:
        self._each(
            lambda first, end: self._loop.reset_range(
                self._states,
                self._opening,
                self._desks,
                self._rngs,
                wanted,
                self._observations,
                self._masks,
                self._rewards,
                first,
                end,
                seed,
                self._turning,
            )
        )
        self._check_policies()

    def _checked(self, actions: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
        if not self._begun:
            raise EnvError("env-not-begun")
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise EnvError("env-actions", {"envs": self.num_envs, "given": str(chosen.shape)})
        if self._autoreset is AutoresetMode.DISABLED and (self._overs() != GOING).any():
            raise EnvError("env-over", {"match": int(np.flatnonzero(self._overs())[0])})
        wrong = int(self._loop.first_illegal(self._masks, self._desks, chosen))
        if wrong >= 0:
            seat = int(self._desks[wrong].seat)
            raise EnvError("env-illegal", {"match": wrong, "seat": seat, "action": int(chosen[wrong])})
        return chosen

    def _check_policies(self) -> None:
        failed = self._column("failed_seat")
        if not failed.any():
            return
        match = int(np.flatnonzero(failed)[0])
        desk = self._desks[match]
        number = (int(desk.failed_seat) - 1 - int(desk.learner) - 1) % self.players
        figures = {
            "policy": self._names[min(number, len(self._names) - 1)],
            "seat": int(desk.failed_seat) - 1,
            "move": int(desk.failed),
            "number": match,
        }
        raise PolicyError("policy-illegal", figures)

    def _column(self, name: str) -> np.ndarray[Any, Any]:
        """A field of all desks."""
        if PLAIN:
            return np.array([getattr(desk, name) for desk in self._desks])
        return self._desks[name]

    def _overs(self) -> np.ndarray[Any, Any]:
        return self._column("over")

    def _seats(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return self._column("seat").astype(np.int64)

    def _learners(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return self._column("learner").astype(np.int64)

    def _shown(self) -> Arrays:
        masks = self._masks.copy() if self._copy else self._masks
        return {**self.encoding.arrays(self._observations, copy=self._copy), MASK: masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats()}

    def _final(self, final: Arrays, ended: Any) -> np.ndarray[Any, Any]:
        """The last observations of the matches that ended, each as one of its own."""
        found = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            found[i] = {**{name: np.array(values[i]) for name, values in final.items()}, MASK: self._masks[i].copy()}
        return found


def _whole(name: str, value: Any, least: int, most: int) -> int:
    """A whole number within its bounds. Raises `EnvError`."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex) or not least <= int(value) <= most:
        raise EnvError("env-number", {"name": name, "given": str(value), "least": least, "most": most})
    return int(value)


def _mode(given: str | AutoresetMode) -> AutoresetMode:
    if isinstance(given, AutoresetMode):
        return given
    if given.upper() not in AutoresetMode.__members__:
        known = ", ".join(AutoresetMode.__members__)
        raise EnvError("env-word", {"name": "autoreset", "given": given, "known": known})
    return AutoresetMode[given.upper()]

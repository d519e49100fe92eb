"""PettingZoo: a match as an AEC environment, seat after seat, or as a parallel one, all that are asked at once.

`sevn_v0`, `wonders_v0` and `weisen_v0` name them by game, as PettingZoo's own are named.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from sevenfold.envs.errors import EnvError
from sevenfold.envs.match import EnvMatch
from sevenfold.envs.spaces import MASK, action_space, fields_space, mask_space

ILLEGAL = ("raise", "clock")
"""What an illegal action does: it is refused with an error, or the clock's move is played and `infos` say so."""
PREFIX = "player_"
_SEEDS = 1 << 31

Observation = dict[str, Any]


class _Zoo:
    """What both kinds share."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        rewards: str,
        max_cycles: int | None,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        self.match = EnvMatch(game, players, options, rewards)
        if illegal not in ILLEGAL:
            raise EnvError("env-word", {"name": "illegal", "given": str(illegal), "known": ", ".join(ILLEGAL)})
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"{game}_v0", "is_parallelizable": True, "render_modes": ["ansi"]}
        self.possible_agents = [f"{PREFIX}{seat}" for seat in range(self.match.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()

    @cache  # noqa: B019  # PettingZoo wants the very same space each time; the environment lives as long as its spaces
    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """`observation`, the named arrays, and `action_mask`."""
        del agent
        game = self.match.game.id
        return gymnasium.spaces.Dict({"observation": fields_space(game), MASK: mask_space(game)})

    @cache  # noqa: B019  # as above
    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The game's actions."""
        del agent
        return action_space(self.match.game.id)

    def begin(self, seed: int | None) -> None:
        """Begin anew."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.match.begin(int(self._random.integers(_SEEDS)))

    def seen(self, agent: str) -> Observation:
        """What an agent sees and may do."""
        seat = self.seats[agent]
        return {"observation": self.match.seen(seat), MASK: self.match.legal(seat)}

    def play(self, agent: str, action: int) -> dict[str, Any]:
        """Play an agent's action; returns its info."""
        seat = self.seats[agent]
        if self.match.is_legal(seat, action):
            self.match.play(seat, action)
            return {}
        if self.illegal == "raise":
            raise EnvError("env-agent-illegal", {"action": action, "agent": agent})
        self.match.play_default(seat)
        return {"illegal": True}

    def text(self) -> str:
        """The table in words, as a spectator sees it."""
        import msgspec

        return msgspec.json.format(msgspec.json.encode(self.match.game.view(self.match.state, -1))).decode()


class SeatBySeat(AECEnv[str, Observation, Any]):
    """A match, one decision at a time. Where several seats are asked at once they choose one after another, clockwise.

    `max_cycles`: so many decisions each seat makes; then the clock plays for it, and the match is cut off (truncated)
    when no seat has any left.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "places",
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._zoo = _Zoo(game, players, options, rewards, max_cycles, illegal, render_mode)
        self.metadata = self._zoo.metadata
        self.render_mode = render_mode
        self.possible_agents = self._zoo.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """`observation`, the named arrays, and `action_mask`."""
        return self._zoo.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The game's actions."""
        return self._zoo.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew."""
        del options
        self._zoo.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._decided = dict.fromkeys(self.agents, 0)
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the agent sees now; the mask is empty unless it is asked."""
        return self._zoo.seen(agent)

    def step(self, action: Any) -> None:
        """Play the action of the agent that is asked."""
        agent: str = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._zoo.play(agent, -1 if action is None else int(action))
        self._decided[agent] += 1
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Find out who is asked; let the clock play for those who have made all their decisions."""
        match, most = self._zoo.match, self._zoo.max_cycles
        while True:
            seat = match.asked
            if seat < 0:
                for agent, place in self._zoo.seats.items():
                    self.rewards[agent] = match.reward(place)
                    self.terminations[agent] = True
                self.agent_selection = self.agents[0]
                return
            agent = self.possible_agents[seat]
            if most is None or self._decided[agent] < most:
                self.agent_selection = agent
                return
            if min(self._decided.values()) >= most:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
                return
            match.play_default(seat)

    def render(self) -> str | None:
        """The table in words."""
        return self._zoo.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


class AllAtOnce(ParallelEnv[str, Observation, Any]):
    """A match, step by step: in each all seats that are asked answer at once; what the others send is not looked at.

    The answers are played clockwise. Where an earlier one has closed a later seat's question, that seat's answer is void
    (`infos[agent]["void"]`) and it is asked anew. `max_cycles` cuts the match off (truncated) after so many steps.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "places",
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._zoo = _Zoo(game, players, options, rewards, max_cycles, illegal, render_mode)
        self.metadata = self._zoo.metadata
        self.render_mode = render_mode
        self.possible_agents = self._zoo.possible_agents
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        self._steps = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """`observation`, the named arrays, and `action_mask`."""
        return self._zoo.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The game's actions."""
        return self._zoo.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin anew."""
        del options
        self._zoo.begin(seed)
        self._steps = 0
        self.agents = list(self.possible_agents)
        return self._shown(self.agents), self._infos(self.agents)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the actions of all that are asked. Raises `EnvError` for an illegal one, before anything is played."""
        agents = list(self.agents)
        match = self._zoo.match
        asked = [self.possible_agents[seat] for seat in self._in_order()]
        self._check(asked, actions)
        notes: dict[str, dict[str, Any]] = {}
        for agent in asked:
            seat = self._zoo.seats[agent]
            if seat not in match.waiting():
                notes[agent] = {"void": True}
                continue
            action = int(actions[agent])
            if match.is_legal(seat, action) or agent in self._wrong:
                notes[agent] = self._zoo.play(agent, action)
            else:
                notes[agent] = {"void": True}
        self._steps += 1
        over = match.asked < 0
        cut_off = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        rewards = {agent: match.reward(self._zoo.seats[agent]) if over else 0.0 for agent in agents}
        infos = self._infos(agents)
        for agent, note in notes.items():
            infos[agent] |= note
        if over or cut_off:
            self.agents = []
        return self._shown(agents), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos

    def _in_order(self) -> list[int]:
        """The seats that are asked, clockwise from the one that decided last."""
        first = self._zoo.match.last + 1
        count = self._zoo.match.players
        return sorted(self._zoo.match.waiting(), key=lambda seat: (seat - first) % count)

    def _check(self, asked: list[str], actions: dict[str, int]) -> None:
        missing = [agent for agent in asked if agent not in actions]
        if missing:
            raise EnvError("env-agent-actions", {"missing": ", ".join(missing)})
        match = self._zoo.match
        self._wrong = {agent for agent in asked if not match.is_legal(self._zoo.seats[agent], int(actions[agent]))}
        if self._wrong and self._zoo.illegal == "raise":
            agent = min(self._wrong)
            raise EnvError("env-agent-illegal", {"action": int(actions[agent]), "agent": agent})

    def _shown(self, agents: list[str]) -> dict[str, Observation]:
        return {agent: self._zoo.seen(agent) for agent in agents}

    def _infos(self, agents: list[str]) -> dict[str, dict[str, Any]]:
        waiting = self._zoo.match.waiting()
        return {agent: {"asked": self._zoo.seats[agent] in waiting} for agent in agents}

    def render(self) -> str | None:
        """The table in words."""
        return self._zoo.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""


def wrapped(game: str, **settings: Any) -> AECEnv[str, Observation, Any]:
    """The match seat by seat in PettingZoo's own wrapper, which minds the order of calls."""
    return wrappers.OrderEnforcingWrapper(SeatBySeat(game, **settings))

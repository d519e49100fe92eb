"""PettingZoo's own tests for every game, and what they don't look at."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from sevenfold.envs import sevn_v0, weisen_v0, wonders_v0
from sevenfold.envs.errors import EnvError
from sevenfold.envs.weisen.actions import FIRST_TALK
from sevenfold.games.weisen.state import Phase

MODULES = pytest.mark.parametrize("module", [sevn_v0, wonders_v0, weisen_v0], ids=["sevn", "7wonders", "weisen"])
BLIND = {"illegal": "clock"}
"""Some of the tests draw actions without looking at the mask."""


def legal(env, agent):
    return int(np.flatnonzero(env.observe(agent)["action_mask"])[0])


@MODULES
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_api(module):
    api_test(module.env(), num_cycles=200)


@MODULES
def test_parallel_api(module):
    parallel_api_test(module.parallel_env(), num_cycles=200)


@MODULES
def test_seeds(module):
    seed_test(module.env, num_cycles=40)
    parallel_seed_test(partial(module.parallel_env, **BLIND), num_cycles=40)


@MODULES
def test_max_cycles(module):
    max_cycles_test(
        SimpleNamespace(env=partial(module.env, **BLIND), parallel_env=partial(module.parallel_env, **BLIND))
    )


def test_all_choose_at_once_in_the_parallel_environment_and_one_after_another_in_the_other():
    together = wonders_v0.parallel_env(players=3)
    _, infos = together.reset(seed=1)
    assert all(info["asked"] for info in infos.values())
    agents = wonders_v0.raw_env(players=3)
    agents.reset(seed=1)
    actions = {}
    for _ in range(3):
        agent = agents.agent_selection
        actions[agent] = legal(agents, agent)
        agents.step(actions[agent])
    assert list(actions) == together.possible_agents
    observations, *_ = together.step(actions)
    for agent, seen in observations.items():
        here, there = seen["observation"], agents.observe(agent)["observation"]
        assert all(np.array_equal(here[name], there[name]) for name in here)
        assert here["turn"] == 2


def test_a_choice_that_has_been_made_is_not_seen_by_those_who_choose_later():
    env = wonders_v0.raw_env(players=3)
    seen = []
    for place in (0, 1):
        env.reset(seed=1)
        actions = np.flatnonzero(env.observe("player_0")["action_mask"])
        env.step(int(actions[-1 - place]))
        seen.append(env.observe("player_1")["observation"])
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])


def test_an_answer_whose_question_has_been_closed_is_void():
    env = weisen_v0.parallel_env(players=4)
    observations, infos = env.reset(seed=1)
    while env._zoo.match.state.plain().phase != Phase.NEGOTIATE:
        observations, _, _, _, infos = env.step(
            {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observations.items()}
        )
    to_left, to_right = FIRST_TALK, FIRST_TALK + 2  # offers to the seat 1 and 3 places to the left
    first = env._zoo.match.last + 1
    agents = [f"player_{(first + place) % 4}" for place in range(4)]
    # the first two offer each other an alliance: both have agreed, and the others' offers come too late
    actions = {agents[0]: to_left, agents[1]: to_right, agents[2]: to_left, agents[3]: to_right}
    _, _, _, _, infos = env.step(actions)
    assert "void" not in infos[agents[1]]
    assert infos[agents[2]]["void"]
    assert infos[agents[3]]["void"]


@pytest.mark.parametrize("kind", ["raw_env", "parallel_env"])
def test_an_illegal_action_is_refused_or_answered_by_the_clock(kind):
    env = getattr(sevn_v0, kind)(players=3)
    env.reset(seed=1)
    strict, lenient = env, getattr(sevn_v0, kind)(players=3, illegal="clock")
    lenient.reset(seed=1)
    asked = f"player_{env._zoo.match.asked}"
    wrong = 7 if kind == "raw_env" else {asked: 7}
    with pytest.raises(EnvError, match=f"Action 7 isn.t legal for {asked}"):
        strict.step(wrong)
    found = lenient.step(wrong)
    infos = lenient.infos if found is None else found[4]
    assert infos[asked]["illegal"]


def test_an_agent_that_is_asked_must_answer():
    env = wonders_v0.parallel_env(players=3)
    env.reset(seed=1)
    with pytest.raises(EnvError, match="missing is player_0, player_2"):
        env.step({"player_1": 0})


def test_rewards_come_with_the_end_and_add_up_to_nothing():
    env = sevn_v0.env(players=3, options={"target_score": 20})
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else legal(env, agent))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) == 1


def test_after_all_its_decisions_the_clock_plays_for_a_seat():
    env = sevn_v0.raw_env(players=3, max_cycles=2)
    env.reset(seed=1)
    decided = dict.fromkeys(env.possible_agents, 0)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        decided[env.agent_selection] += 1
        env.step(legal(env, env.agent_selection))
    assert set(decided.values()) == {2}


def test_a_match_is_shown_in_words():
    env = sevn_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert '"target_score"' in env.render()

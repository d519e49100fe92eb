"""The vector environment, as Gymnasium wants it; in plain mode, which plays the same matches."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from sevenfold.bots.registry import BotError, PolicyError
from sevenfold.envs.errors import EnvError
from sevenfold.envs.vector import VectorEnv
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.sevn.legal import DRAW, STOP, default_move

QUICK = {"players": 3, "options": {"target_score": 20}}


def until_an_end(envs):
    """Step with legal actions until a match ends; what that step brought."""
    while True:
        found = envs.step(envs.sample())
        if (found[2] | found[3]).any():
            return found


def run(envs, steps, seed=4):
    """All that so many steps bring, as one list of arrays."""
    observations, infos = envs.reset(seed=seed)
    found = [*observations.values(), infos["seat"]]
    for _ in range(steps):
        observations, rewards, terminated, truncated, infos = envs.step(envs.sample())
        found += [*observations.values(), rewards, terminated, truncated, infos["seat"], infos["rewards"]]
    envs.close()
    return found


def same(left, right):
    return all(np.array_equal(a, b) for a, b in zip(left, right, strict=True))


@pytest.mark.parametrize("game_id", ["sevn", "7wonders", "weisen"])
def test_observations_actions_and_masks_lie_in_their_spaces(game_id):
    envs = VectorEnv(game_id, 3)
    observations, _ = envs.reset(seed=1)
    for _ in range(30):
        assert envs.observation_space.contains(observations)
        actions = envs.sample()
        assert envs.action_space.contains(actions)
        assert observations["action_mask"][np.arange(3), actions].all()
        observations, rewards, terminated, truncated, _ = envs.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert rewards.dtype == np.float64
        assert terminated.dtype == truncated.dtype == np.bool_


@pytest.mark.parametrize("game_id", ["sevn", "7wonders", "weisen"])
def test_a_sampled_action_is_drawn_from_all_that_are_legal(game_id):
    envs = VectorEnv(game_id, 4, opponents="legal")
    observations, _ = envs.reset(seed=3)
    for _ in range(40):
        legal = envs._column("legal")
        assert legal.tolist() == observations["action_mask"].sum(1).tolist()
        for match, count in enumerate(legal):
            found = [int(envs._loop.nth_legal(envs._masks[match], place)) for place in range(count)]
            assert found == np.flatnonzero(observations["action_mask"][match]).tolist()
            assert envs._loop.nth_legal(envs._masks[match], int(count)) == -1
        observations, _, _, _, _ = envs.step(envs.sample())


def test_a_seed_plays_the_same_matches_in_any_number_of_threads_and_beside_any_others():
    alone = run(VectorEnv("sevn", 4, **QUICK), 60)
    assert same(alone, run(VectorEnv("sevn", 4, **QUICK), 60))
    assert same(alone, run(VectorEnv("sevn", 4, threads=3, **QUICK), 60))
    more = run(VectorEnv("sevn", 9, **QUICK), 60)
    assert same(alone, [array[:4] for array in more])
    assert not same(alone, run(VectorEnv("sevn", 4, **QUICK), 60, seed=5))


def test_a_match_that_ended_begins_anew_with_the_next_step():
    envs = VectorEnv("sevn", 3, **QUICK)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    envs.reset(seed=2)
    observations, _, terminated, _, infos = until_an_end(envs)
    match = int(np.flatnonzero(terminated)[0])
    assert observations["question"][match] == 8  # over: the last sight of the match
    assert not observations["action_mask"][match].any()
    assert infos["rewards"][match].sum() == pytest.approx(0)
    assert infos["rewards"][match].max() == 1
    actions = envs.sample()
    actions[match] = 999  # means nothing here
    observations, rewards, terminated, _, infos = envs.step(actions)
    assert not terminated[match]
    assert rewards[match] == 0
    assert not infos["rewards"][match].any()
    assert observations["round"][match] == 1
    assert observations["action_mask"][match].any()


def test_a_match_that_ended_begins_anew_in_the_same_step_and_leaves_its_last_sight():
    envs = VectorEnv("sevn", 3, autoreset="same_step", **QUICK)
    envs.reset(seed=2)
    observations, _, terminated, _, infos = until_an_end(envs)
    match = int(np.flatnonzero(terminated)[0])
    assert infos["_final_obs"].tolist() == terminated.tolist()
    assert infos["final_obs"][match]["question"] == 8
    assert envs.single_observation_space.contains(infos["final_obs"][match])
    assert infos["final_obs"][(match + 1) % 3] is None or terminated[(match + 1) % 3]
    assert infos["rewards"][match].max() == 1
    assert observations["round"][match] == 1
    assert observations["action_mask"][match].any()


def test_without_autoreset_a_match_waits_to_be_begun():
    envs = VectorEnv("sevn", 3, autoreset="disabled", **QUICK)
    envs.reset(seed=2)
    _, _, terminated, _, _ = until_an_end(envs)
    with pytest.raises(EnvError, match="is over: begin it anew"):
        envs.step(envs.sample())
    before = [np.array(row) for row in envs.reset(options={"reset_mask": terminated})[0]["banked"]]
    assert not any(before[match].any() for match in np.flatnonzero(terminated))
    assert any(before[match].any() for match in np.flatnonzero(~terminated))
    envs.step(envs.sample())


@pytest.mark.parametrize("mask", [[True], [False, False, False]])
def test_a_reset_mask_that_makes_no_sense_is_refused(mask):
    envs = VectorEnv("sevn", 3)
    envs.reset(seed=1)
    with pytest.raises(EnvError, match="reset_mask marks which of the 3"):
        envs.reset(options={"reset_mask": np.array(mask)})


def test_matches_are_cut_off_after_the_most_steps():
    envs = VectorEnv("weisen", 2, most_steps=5)
    envs.reset(seed=1)
    for _ in range(4):
        _, _, terminated, truncated, _ = envs.step(envs.sample())
        assert not (terminated | truncated).any()
    _, rewards, terminated, truncated, _ = envs.step(envs.sample())
    assert truncated.all()
    assert not terminated.any()
    assert not rewards.any()
    _, _, terminated, truncated, _ = envs.step(envs.sample())
    assert not (terminated | truncated).any()


@pytest.mark.parametrize("action", [-1, 22, STOP, 10**9])
def test_an_illegal_action_is_named_and_nothing_is_played(action):
    envs = VectorEnv("sevn", 4, players=3, options={"deck": {"freeze": 40}})
    observations, infos = envs.reset(seed=3)
    assert action not in np.flatnonzero(observations["action_mask"][2])
    actions = envs.sample()
    actions[2] = action
    with pytest.raises(EnvError, match=rf"Match 2: action {action} isn.t legal for seat {infos['seat'][2]}"):
        envs.step(actions)
    again, _ = envs._shown(), envs._infos()
    assert all(np.array_equal(observations[name], again[name]) for name in again)
    envs.step(envs.sample())


@pytest.mark.parametrize("shape", [(3,), (4, 1), ()])
def test_actions_of_another_number_are_refused(shape):
    envs = VectorEnv("sevn", 4)
    envs.reset(seed=1)
    with pytest.raises(EnvError, match="Each of the 4 matches needs one action"):
        envs.step(np.zeros(shape, np.int64))


def test_a_step_before_the_first_reset_is_refused():
    with pytest.raises(EnvError, match="have not begun"):
        VectorEnv("sevn", 2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"players": 9}, OptionError, "2 to 8"),
        ({"options": {"target_score": "much"}}, OptionError, "target_score"),
        ({"rewards": "fame"}, EnvError, "places, points, wins"),
        ({"autoreset": "never"}, EnvError, "NEXT_STEP"),
        ({"threads": 0}, EnvError, "threads can.t be 0"),
        ({"most_steps": -1}, EnvError, "most_steps"),
        ({"learner": 0}, EnvError, "A learner needs opponents"),
        ({"opponents": ["legal"] * 7}, BotError, "3 others"),
        ({"opponents": ["genius"]}, BotError, "genius"),
        ({"opponents": "legal", "learner": 4}, EnvError, "learner can.t be 4"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_what_would(settings, error, said):
    with pytest.raises(error, match=said):
        VectorEnv("sevn", 2, **settings)


def test_a_batch_is_at_least_one_match():
    with pytest.raises(EnvError, match=r"num_envs can.t be 0"):
        VectorEnv("sevn", 0)


@pytest.mark.parametrize(("rewards", "sums"), [("places", 0), ("wins", 1)])
def test_rewards_add_up(rewards, sums):
    envs = VectorEnv("sevn", 6, rewards=rewards, **QUICK)
    envs.reset(seed=8)
    for _ in range(3):
        _, _, terminated, _, infos = until_an_end(envs)
        assert infos["rewards"][terminated].sum(1) == pytest.approx(sums)


def test_points_are_the_points_of_the_result():
    envs = VectorEnv("sevn", 3, rewards="points", **QUICK)
    envs.reset(seed=8)
    observations, rewards, terminated, _, infos = until_an_end(envs)
    match = int(np.flatnonzero(terminated)[0])
    seat = int(infos["seat"][match])
    places = (np.arange(3) - seat) % 3
    assert infos["rewards"][match].tolist() == observations["banked"][match][places].tolist()
    assert rewards[match] == infos["rewards"][match][seat]


def test_a_learner_decides_for_its_own_seat_alone():
    envs = VectorEnv("sevn", 3, opponents="legal", learner=1, **QUICK)
    envs.reset(seed=8)
    ended = 0
    for _ in range(60):
        _, rewards, terminated, _, infos = envs.step(envs.sample())
        assert infos["seat"].tolist() == [1, 1, 1]
        assert rewards.tolist() == infos["rewards"][:, 1].tolist()
        ended += terminated.sum()
    assert ended > 0


def test_each_seat_learns_in_turn_where_none_is_named():
    envs = VectorEnv("sevn", 3, opponents="legal", autoreset="same_step", **QUICK)
    _, infos = envs.reset(seed=8)
    assert infos["seat"].tolist() == [0, 1, 2]
    before = infos["seat"]
    _, _, terminated, _, infos = until_an_end(envs)
    assert infos["seat"].tolist() == np.where(terminated, (before + 1) % 3, before).tolist()


def test_a_match_that_ends_before_the_learner_is_asked_is_dealt_again():
    envs = VectorEnv("sevn", 6, opponents="cautious", learner=2, players=3, options={"target_score": 20})
    observations, _ = envs.reset(seed=4)
    for _ in range(80):
        assert observations["action_mask"][observations["question"] != 8].any(1).all()
        observations, _, terminated, _, _ = envs.step(envs.sample())
        assert ((observations["question"] == 8) == terminated).all()


def test_bots_and_own_policies_play_the_other_seats():
    asked = set()

    def noting(s, seat, rng):
        asked.add(seat)
        return default_move(s, seat)

    envs = VectorEnv("sevn", 2, opponents=["odds", noting], learner=0, **QUICK)
    envs.reset(seed=8)
    until_an_end(envs)
    assert asked == {2}


@pytest.mark.parametrize("game_id", ["7wonders", "weisen"])
def test_policies_are_never_shown_what_their_seat_cannot_know(game_id):
    from sevenfold.games.registry import game

    rules = game(game_id)
    true_hands, seen_hands = [], []

    def looking(s, seat, rng):
        seen_hands.append(bytes(repr([[s.hand[other, i] for i in range(7)] for other in range(3)]), "ascii"))
        state = envs._states[0]
        true_hands.append(bytes(repr([[state.hand[other, i] for i in range(7)] for other in range(3)]), "ascii"))
        return rules.moves(type(rules.start(3))(type(s), [s]), seat)[0]

    envs = VectorEnv(game_id, 1, players=3, opponents=looking, learner=0)
    envs.reset(seed=8)
    for _ in range(12):
        envs.step(envs.sample())
    assert len(seen_hands) > 10
    assert seen_hands != true_hands


def test_a_policy_that_answers_what_is_illegal_is_named():
    def stubborn(s, seat, rng):
        return DRAW

    envs = VectorEnv("sevn", 2, opponents=stubborn, learner=0, players=2, options={"deck": {"freeze": 40}})
    with pytest.raises(PolicyError, match="“stubborn” answered 0 for seat 1"):
        run(envs, 50)


def test_arrays_handed_out_keep_what_they_say_unless_that_is_waived():
    envs = VectorEnv("sevn", 2, **QUICK)
    observations, _ = envs.reset(seed=1)
    kept = {name: values.copy() for name, values in observations.items()}
    for _ in range(5):
        envs.step(envs.sample())
    assert all(np.array_equal(kept[name], values) for name, values in observations.items())

"""OpenSpiel's own test of a game, for every game, and what it doesn't look at."""

from __future__ import annotations

import json

import numpy as np
import pyspiel
import pytest

from sevenfold.envs import spiel
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.registry import game

GAMES = {
    "sevn": 'sevenfold_sevn(players=3,options="target_score": 20)',
    "7wonders": "sevenfold_7wonders(players=3)",
    "weisen": "sevenfold_weisen(players=3)",
}


@pytest.fixture(autouse=True)
def registered():
    spiel.register()
    spiel.register()  # again does nothing


def at_a_decision(loaded, steps=0, seed=1):
    random = np.random.default_rng(seed)
    state = loaded.new_initial_state()
    while True:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=odds)))
        elif steps == 0:
            return state
        else:
            steps -= 1
            state.apply_action(int(random.choice(state.legal_actions())))


@pytest.mark.parametrize("name", ["sevn", "7wonders"])
def test_api(name):
    pyspiel.random_sim_test(pyspiel.load_game(GAMES[name]), num_sims=1, serialize=name == "sevn", verbose=False)


@pytest.mark.slow
def test_api_of_die_sieben_weisen():
    pyspiel.random_sim_test(pyspiel.load_game(GAMES["weisen"]), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_goes_through_its_text_and_back(name):
    loaded = pyspiel.load_game(GAMES[name])
    state = at_a_decision(loaded, 5)
    again = loaded.deserialize_state(state.serialize())
    assert bytes(again.live) == bytes(state.live)
    assert again.legal_actions() == state.legal_actions()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert bytes(again.live) == bytes(state.live) != bytes(copy.live)


@pytest.mark.parametrize("name", GAMES)
def test_an_observer_shows_named_arrays_and_all_of_them_in_a_row(name):
    loaded = pyspiel.load_game(GAMES[name])
    state = at_a_decision(loaded, 5)
    observer = loaded.make_py_observer()
    observer.set_from(state, state.current_player())
    assert observer.dict["players"] == 3
    assert np.concatenate([values.ravel() for values in observer.dict.values()]).tolist() == observer.tensor.tolist()
    assert json.loads(observer.string_from(state, 0))["game"] == name
    assert state.observation_tensor(1) != state.observation_tensor(2)


def test_actions_are_told_in_notation():
    state = at_a_decision(pyspiel.load_game(GAMES["sevn"]))
    words = [state.action_to_string(action) for action in state.legal_actions()]
    seat = state.current_player()
    moves = game("sevn").moves(state.live, seat)
    assert sorted(words) == sorted(game("sevn").write(state.live, seat, move) for move in moves)


def test_options_that_make_no_sense_are_refused():
    with pytest.raises(OptionError, match="target_score"):
        spiel.SpielGame("sevn", {"players": 3, "options": '"target_score": "much"'})
    with pytest.raises(OptionError, match="inside of a JSON object"):
        spiel.SpielGame("sevn", {"players": 3, "options": "target_score=20"})

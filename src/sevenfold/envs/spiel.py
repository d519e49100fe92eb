"""OpenSpiel: the games as Python games, `sevenfold_sevn`, `sevenfold_7wonders` and `sevenfold_weisen`.

from sevenfold.envs import spiel
spiel.register()
game = pyspiel.load_game("sevenfold_sevn(players=3)")

The dealer's draws are chance nodes with their exact odds. Where several seats choose at once they do so one after another,
without seeing each other's choice. Returns are places: from 1 for the first to -1 for the last, 0 in sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from sevenfold.envs.binding import PARTS
from sevenfold.envs.desk import NONE, PLACES
from sevenfold.envs.encoding import encoding
from sevenfold.games.kit.contract import DEALER, Game
from sevenfold.games.kit.errors import OptionError
from sevenfold.games.kit.record import Live
from sevenfold.games.registry import game as game_of

pyspiel: Any = import_module("pyspiel")  # it has no types
PREFIX = "sevenfold_"
LONGEST = 1_000_000
"""A bound for the moves of a game, dealt cards included; no game comes near it."""


def _type(game: Game[Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Sevenfold: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "options": ""},
    )


class SpielGame(pyspiel.Game):
    """A game of Sevenfold. Parameters: `players`, and `options` as a JSON object (without braces: `"target_score": 60`)."""

    def __init__(self, game_id: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = game_of(game_id)
        players = int(given.get("players", rules.usual_seats))
        rules.check_seats(players)
        self.rules = rules
        self.encoding = encoding(game_id)
        self.seats = players
        self.options = rules.checked_options(players, _options(str(given.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.encoding.parts.OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        pyspiel.Game.__init__(self, _type(rules), info, given)

    def new_initial_state(self) -> SpielState:
        """The first state; the dealer is asked."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer whose `dict` holds the named arrays and whose `tensor` all of them in a row."""
        del iig_obs_type, params
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A state of a game; `live` is Sevenfold's own."""

    def __init__(self, game: SpielGame) -> None:
        pyspiel.State.__init__(self, game)
        self.game_id = game.rules.id
        self.live: Live[Any] = game.rules.blank(game.seats, game.options)
        self.last = NONE

    @property
    def _rules(self) -> Game[Any]:
        return game_of(self.game_id)

    def current_player(self) -> int:
        """Who is asked."""
        actors = self._rules.actors(self.live)
        if not actors:
            return pyspiel.PlayerId.TERMINAL
        if actors == (DEALER,):
            return pyspiel.PlayerId.CHANCE
        return self._asked()

    def _asked(self) -> int:
        return int(encoding(self.game_id).loop.next_seat_at(self.live.rows, self.live.at, self.last))

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0 or player != self._asked():
            return []
        mask = encoding(self.game_id).legal(self.live.rows, self.live.at, player)
        return np.flatnonzero(mask).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The dealer's outcomes with their odds."""
        return [(outcome.move, outcome.probability) for outcome in self._rules.outcomes(self.live)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._rules.apply(self.live, DEALER, action)
            return
        seat = self._asked()
        self._rules.apply(self.live, seat, self._move(seat, action))
        self.last = seat

    def _move(self, seat: int, action: int) -> int:
        return int(encoding(self.game_id).loop.move_at(self.live.rows, self.live.at, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The action in notation."""
        if player == pyspiel.PlayerId.CHANCE:
            return self._rules.write(self.live, DEALER, action)
        move = self._move(player, action)
        return str(action) if move < 0 else self._rules.write(self.live, player, move)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self._rules.is_over(self.live)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; before it 0."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        loop = encoding(self.game_id).loop
        return [float(loop.reward_at(self.live.rows, self.live.at, seat, PLACES)) for seat in range(self.num_players())]

    def __str__(self) -> str:
        return msgspec.json.encode(self._rules.describe(self.live)).decode()


class SpielObserver:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame) -> None:
        self._encoding = game.encoding
        sizes = [int(np.prod(field.shape, dtype=int)) for field in game.encoding.fields]
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field, size in zip(game.encoding.fields, sizes, strict=True):
            self.dict[field.name] = self.tensor[at : at + size].reshape(field.shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state from a seat."""
        seen = self._encoding.seen(state.live.rows, state.live.at, player)
        for name, values in seen.items():
            self.dict[name][...] = values

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of the seat, as the page gets it."""
        rules = game_of(state.game_id)
        return msgspec.json.encode(rules.view(state.live, player)).decode()


def _options(text: str) -> dict[str, Any]:
    """The options of a game's parameter. Raises `OptionError` for what is no JSON."""
    try:
        return msgspec.json.decode("{" + text + "}", type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise OptionError("env-options", {"given": text, "problem": str(error)}) from None


@cache
def _class_of(game_id: str) -> type[SpielGame]:
    """The game as a class of its own: OpenSpiel holds on to what is registered until after Python's end, which only a class survives."""

    def begin(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game_id, params)

    return type("Spiel_" + game_id, (SpielGame,), {"__init__": begin})


def register() -> None:
    """Make the games known to OpenSpiel; again, it does nothing."""
    known = set(pyspiel.registered_names())
    for game_id in PARTS:
        if PREFIX + game_id not in known:
            pyspiel.register_game(_type(game_of(game_id)), _class_of(game_id))

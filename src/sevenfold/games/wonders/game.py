"""7 Wonders as everything else sees it: the game contract over the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sevenfold.games.kit.contract import DEALER, CardInfo, Event, Game, OptionValue, Outcome, Refusal, Result, ScoreLine
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng
from sevenfold.games.wonders import card_list, events, notation, opening, options, position_reading, positions, view
from sevenfold.games.wonders.boards import BOARDS
from sevenfold.games.wonders.cards import FIRST_GUILD, KINDS
from sevenfold.games.wonders.city import can_build_free
from sevenfold.games.wonders.data import LEAST_PLAYERS, MOST_PLAYERS
from sevenfold.games.wonders.deal import draw_outcome
from sevenfold.games.wonders.legal import (
    ALLOWED,
    Action,
    action_of,
    default_move,
    kind_of,
    legal_at,
    list_moves_at,
    move_of,
)
from sevenfold.games.wonders.play import apply_at
from sevenfold.games.wonders.refusals import refusal_of
from sevenfold.games.wonders.resampling import resampled
from sevenfold.games.wonders.scoring import LINES
from sevenfold.games.wonders.state import NONE, Phase, State

_ASKING = (Phase.CHOOSE, Phase.SEVENTH, Phase.PICK)


class Wonders(Game[State]):
    """The game of 7 Wonders."""

    id = "7wonders"
    rules = 1
    least_seats = LEAST_PLAYERS
    most_seats = MOST_PLAYERS
    usual_seats = 4
    options = options.SPECS

    def checked_options(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with their values; see `sevenfold.games.wonders.options`."""
        return options.checked(players, given)

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> Live[State]:
        """The first state: lots for the boards that no option gives out, then the deal of age I (section 9 e)."""
        return opening.opened(players, options)

    def players(self, s: Live[State]) -> int:
        """How many seats there are."""
        return int(s.record.players)

    def actors(self, s: Live[State]) -> tuple[int, ...]:
        """The dealer; all seats at once, for a choice may be changed until the last has chosen; or the one with a power."""
        r = s.record
        phase = r.phase
        if phase == Phase.CHOOSE:
            return tuple(range(r.players))
        if phase == Phase.OVER:
            return ()
        return (int(r.asked),) if phase in _ASKING else (DEALER,)

    def waiting(self, s: Live[State]) -> tuple[int, ...]:
        """Those of them that have not chosen yet."""
        f = s.plain()
        if f.phase != Phase.CHOOSE:
            return self.actors(s)
        return tuple(seat for seat in range(f.players) if f.chosen[seat] == NONE)

    def moves(self, s: Live[State], seat: int) -> list[int]:
        """Every legal move of the seat, card by card; for the dealer every outcome."""
        if seat == DEALER:
            return [outcome.move for outcome in self.outcomes(s)]
        if seat not in self.actors(s):
            return []
        count = int(list_moves_at(s.rows, s.at, seat))
        return [int(move) for move in s.record.option[:count]]

    def menu(self, s: Live[State], seat: int) -> list[int]:
        """The legal moves and, for each card, the actions that are closed."""
        legal = self.moves(s, seat)
        if seat == DEALER or not legal:
            return legal
        f = s.plain()
        if f.phase == Phase.PICK:
            every = [int(move_of(Action.PICK.value, kind, 0, 0)) for kind in range(KINDS) if f.discard[kind]]
            return [*every, legal[-1]]
        actions = [Action.BUILD, Action.STAGE, Action.SELL]
        if can_build_free(s.record, seat):
            actions.append(Action.FREE)
        there: dict[tuple[int, int], list[int]] = {}
        for move in legal:
            there.setdefault((int(kind_of(move)), int(action_of(move))), []).append(move)
        listed: list[int] = []
        for kind in dict.fromkeys(f.hand[seat, i] for i in range(f.hand_count[seat])):
            for action in actions:
                listed += there.get((kind, action), [int(move_of(action.value, kind, 0, 0))])
        return listed

    def refusal(self, s: Live[State], seat: int, move: int) -> Refusal | None:
        """Why the move isn't legal, or None where it is."""
        return refusal_of(s, seat, move)

    def apply(self, s: Live[State], seat: int, move: int) -> None:
        """Play the move; raises `IllegalMove` and changes nothing where it isn't legal."""
        if not apply_at(s.rows, s.at, seat, move):
            self.check(s, seat, move)

    def outcomes(self, s: Live[State]) -> list[Outcome]:
        """The boards that are left, or the cards of the deck; of the guilds, those that may be in play (see `deal`)."""
        f = s.plain()
        if f.phase == Phase.BOARD:
            boards = [b for b in range(BOARDS) if legal_at(s.rows, s.at, DEALER, b)[0] == ALLOWED]
            return [Outcome(board, 1, len(boards)) for board in boards]
        if f.phase != Phase.CARD:
            return []
        others = [kind for kind in range(FIRST_GUILD) if f.deck[kind]]
        guilds = [kind for kind in range(FIRST_GUILD, KINDS) if f.deck[kind]] if f.guilds_left else []
        parts = max(len(guilds), 1)
        total = (sum(f.deck[kind] for kind in others) + f.guilds_left) * parts
        listed = [Outcome(kind, f.deck[kind] * parts, total) for kind in others]
        return listed + [Outcome(kind, f.guilds_left, total) for kind in guilds]

    def sample(self, s: Live[State], rng: Rng) -> int:
        """One of the dealer's outcomes, by its chance."""
        return int(draw_outcome(s.record, rng))

    def fallback(self, s: Live[State], seat: int) -> int:
        """A card face down for three coins, nothing from the discard pile: always legal, and nobody sees which card."""
        return int(default_move(s.record, seat))

    def view(self, s: Live[State], viewer: int) -> msgspec.Struct:
        """The table as the viewer may see it."""
        return view.wonders_view(s, viewer)

    def events(self, s: Live[State], viewer: int) -> list[Event]:
        """What the last move set off, as the viewer may see it."""
        return events.seen_events(s, viewer)

    def resample(self, s: Live[State], seat: int, rng: Rng) -> Live[State]:
        """Another state that the seat could not tell from this one, remembering all hands that it has held."""
        return resampled(s, seat, rng)

    def result(self, s: Live[State]) -> Result:
        """The score sheet, line by line, as it is or would be now; ties are broken by coins, then shared (ruling 56)."""
        f = s.plain()
        sheets = [view.sheet(s, seat) for seat in range(f.players)]
        points = [sheet.total for sheet in sheets]
        ranks = view.places(f, points)
        lines = [[ScoreLine(line, getattr(sheet, line)) for line in LINES] for sheet in sheets]
        return Result(points, lines, ranks, view.winners(f, ranks))

    def cards(self) -> list[CardInfo]:
        """Every structure; guilds and ages apart by their facts."""
        return card_list.card_infos()

    def round(self, s: Live[State]) -> int:
        """The number of the turn in the game, from 1: six in each age."""
        f = s.plain()
        return max(f.age - 1, 0) * 6 + f.turn

    def question(self, s: Live[State]) -> tuple[int, ...]:
        """The turn and its phase: one choice of everybody."""
        return (self.round(s), int(s.record.phase))

    def write(self, s: Live[State], seat: int, move: int) -> str:
        """The move, or the dealer's outcome, in notation."""
        if seat == DEALER:
            return notation.write_outcome(int(s.record.phase), move)
        return notation.write_move(move)

    def read(self, s: Live[State], seat: int, text: str) -> int:
        """The move that the words mean. Raises `NotationError` or `IllegalMove`."""
        move = notation.read_outcome(int(s.record.phase), text) if seat == DEALER else notation.read_move(text)
        self.check(s, seat, move)
        return move

    def position(self, data: Mapping[str, Any]) -> Live[State]:
        """The state that a position describes. Raises `PositionError`."""
        return position_reading.read_position(data)

    def describe(self, s: Live[State]) -> dict[str, Any]:
        """The whole truth of the moment in the game's own words."""
        return positions.describe(s)


WONDERS = Wonders()
"""The game of 7 Wonders."""

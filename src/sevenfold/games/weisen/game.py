"""Die Sieben Weisen as everything else sees it: the game contract over the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from typing import Any

import msgspec

from sevenfold.games.kit.contract import DEALER, CardInfo, Event, Game, OptionValue, Outcome, Refusal, Result, ScoreLine
from sevenfold.games.kit.record import Live
from sevenfold.games.kit.rng import Rng
from sevenfold.games.weisen import (
    card_list,
    events,
    grounds,
    menus,
    notation,
    opening,
    options,
    position_reading,
    positions,
    refusals,
    resampling,
    view,
)
from sevenfold.games.weisen.cards import CRYSTAL_STEPS, FIRST_SPELL, KINDS
from sevenfold.games.weisen.course import FINITUM, finitum_may_come, is_in_stack, stack_left
from sevenfold.games.weisen.data import LEAST_PLAYERS, MOST_PLAYERS
from sevenfold.games.weisen.dealing import draw_outcome
from sevenfold.games.weisen.legal import finitum_must_come, is_dealing
from sevenfold.games.weisen.listing import default_move, list_moves_at, may_act_at
from sevenfold.games.weisen.play import apply_at
from sevenfold.games.weisen.state import ROLE_COUNT, Phase, State


class Weisen(Game[State]):
    """The game of Die Sieben Weisen."""

    id = "weisen"
    rules = 1
    least_seats = LEAST_PLAYERS
    most_seats = MOST_PLAYERS
    usual_seats = 4
    options = options.SPECS

    def checked_options(self, players: int, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with their values; see `sevenfold.games.weisen.options`."""
        return options.checked(players, given)

    def blank(self, players: int, options: Mapping[str, OptionValue]) -> Live[State]:
        """The first state: the dealer removes roles, turns up spaces, lays crystals, deals, draws who begins (section 5 j)."""
        return opening.opened(players, options)

    def players(self, s: Live[State]) -> int:
        """How many seats there are."""
        return int(s.record.players)

    def actors(self, s: Live[State]) -> tuple[int, ...]:
        """The dealer, or the seats that may act: before the struggle several at once."""
        r = s.record
        if r.phase == Phase.OVER:
            return ()
        if is_dealing(r):
            return (DEALER,)
        return tuple(seat for seat in range(r.players) if may_act_at(s.rows, s.at, seat))

    def waiting(self, s: Live[State]) -> tuple[int, ...]:
        """The seats without which the game doesn't go on; the others may only talk."""
        r = s.record
        if r.phase == Phase.OVER:
            return ()
        return (DEALER,) if is_dealing(r) else tuple(view.waited_for(s))

    def moves(self, s: Live[State], seat: int) -> list[int]:
        """Every legal move of the seat; for the dealer every outcome."""
        if seat == DEALER:
            return [outcome.move for outcome in self.outcomes(s)]
        if s.record.phase == Phase.OVER or is_dealing(s.record):
            return []
        count = int(list_moves_at(s.rows, s.at, seat))
        return [int(move) for move in s.record.option[:count]]

    def menu(self, s: Live[State], seat: int) -> list[int]:
        """The legal moves and, behind them, what else the question could offer: see `menus`."""
        legal = self.moves(s, seat)
        if seat == DEALER or not legal:
            return legal
        known = set(legal)
        return legal + [move for move in menus.also_shown(s.plain(), seat) if move not in known]

    def refusal(self, s: Live[State], seat: int, move: int) -> Refusal | None:
        """Why the move isn't legal, or None where it is."""
        return refusals.refusal_of(s, seat, move)

    def apply(self, s: Live[State], seat: int, move: int) -> None:
        """Play the move; raises `IllegalMove` and changes nothing where it isn't legal."""
        if not apply_at(s.rows, s.at, seat, move):
            self.check(s, seat, move)

    def outcomes(self, s: Live[State]) -> list[Outcome]:
        """What the dealer may turn up; each pile is a multiset until something is drawn from it."""
        f = s.plain()
        if not is_dealing(s.record):
            return []
        if f.phase == Phase.SPACE:
            return self._spaces(s)
        if f.phase == Phase.REMOVE:
            weights = [(role, 1 - f.out[role]) for role in range(ROLE_COUNT)]
        elif f.phase == Phase.START:
            weights = [(seat, 1) for seat in range(f.players)]
        elif f.phase == Phase.CRYSTAL:
            weights = [(value, f.supply[value]) for value in range(CRYSTAL_STEPS)]
        else:
            spells = f.phase == Phase.SPELL or (f.phase == Phase.DEAL and f.left == 1)
            kinds = range(FIRST_SPELL, KINDS) if spells else range(FIRST_SPELL)
            weights = [(kind, f.pile[kind]) for kind in kinds]
        total = sum(weight for _, weight in weights)
        return [Outcome(move, weight, total) for move, weight in weights if weight]

    def _spaces(self, s: Live[State]) -> list[Outcome]:
        """The spaces that are left, and finitum with chance 1 / (13 - p) at place p of the stack from 8 on (section 5 i)."""
        r = s.record
        spaces = [space for space in range(FINITUM) if is_in_stack(r, space)]
        if not finitum_may_come(r):
            return [Outcome(space, 1, len(spaces)) for space in spaces]
        if finitum_must_come(r):
            return [Outcome(FINITUM, 1, 1)]
        left = int(stack_left(r))
        parts = gcd(left - 1, len(spaces))
        each, last = (left - 1) // parts, len(spaces) // parts
        total = each * len(spaces) + last
        return [*(Outcome(space, each, total) for space in spaces), Outcome(FINITUM, last, total)]

    def sample(self, s: Live[State], rng: Rng) -> int:
        """One of the dealer's outcomes, by its chance."""
        return int(draw_outcome(s.record, rng))

    def fallback(self, s: Live[State], seat: int) -> int:
        """What a clock plays for a seat that is waited for (ruling 73); for another one the first of its moves."""
        return int(default_move(s.record, seat))

    def grounds(self, s: Live[State], seat: int) -> dict[str, tuple[int, ...]]:
        """What the moves rest on that are made while everybody may act: see `grounds`."""
        return grounds.grounds_of(s, seat)

    def view(self, s: Live[State], viewer: int) -> msgspec.Struct:
        """The table as the viewer may see it."""
        return view.weisen_view(s, viewer)

    def events(self, s: Live[State], viewer: int) -> list[Event]:
        """What the last move set off, as the viewer may see it."""
        return events.seen_events(s, viewer)

    def resample(self, s: Live[State], seat: int, rng: Rng) -> Live[State]:
        """Another state that the seat could not tell from this one, remembering what it has seen of other hands."""
        return resampling.resampled(s, seat, rng)

    def result(self, s: Live[State]) -> Result:
        """What the crystals are worth; before the end that of crystals lying face down, so it is for nobody's eyes then."""
        f = s.plain()
        points = [view.points_of(s, seat) for seat in range(f.players)]
        lines = [
            [
                ScoreLine(line, value)
                for line, value in zip(card_list.LINES, (points[seat] - f.won[seat, 1], f.won[seat, 1]), strict=True)
            ]
            for seat in range(f.players)
        ]
        return Result(points, lines, view.places(s), view.winners(s))

    def cards(self) -> list[CardInfo]:
        """Every power card, owl and spell."""
        return card_list.card_infos()

    def round(self, s: Live[State]) -> int:
        """The number of the round."""
        return int(s.plain().round)

    def question(self, s: Live[State]) -> tuple[int, ...]:
        """The round and its phase: one negotiation, one exchange of cards."""
        r = s.record
        return (int(r.round), int(r.phase))

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


WEISEN = Weisen()
"""The game of Die Sieben Weisen."""

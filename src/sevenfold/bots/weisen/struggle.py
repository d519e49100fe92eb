"""The struggle: lay, drop out or pass, by the likely difference against the crystals' worth."""

from __future__ import annotations

from sevenfold.bots.weisen.knowledge import Mind
from sevenfold.bots.weisen.outlook import Outlook, make_outlooks
from sevenfold.bots.weisen.plans import Plan, best_sum, find_ways, first_of, make_plans, value_of_sum
from sevenfold.bots.weisen.spells import add_attack, best_spell, value_of_cards
from sevenfold.bots.weisen.weights import Weights
from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import Rows
from sevenfold.games.weisen.moves import Action, move_of
from sevenfold.games.weisen.standing import may_pass
from sevenfold.games.weisen.state import State


@rule
def lay_or_drop(s: State, mind: Mind, seat: int, w: Weights) -> int:
    """Wait where absentus allows it; else what should bring most: a spell, the first card of the best plan, or nothing more."""
    if may_pass(s, seat):
        return move_of(Action.PASS.value, 0, 0)
    return best_lay(s, mind, seat, make_outlooks(1), make_plans(1), w)


@rule
def best_lay(s: State, mind: Mind, seat: int, outlooks: Rows[Outlook], plans: Rows[Plan], w: Weights) -> int:
    """What should bring most, planned in rows that are given."""
    o = outlooks[0]
    p = plans[0]
    spell, with_spell = best_spell(s, mind, seat, o, p, w)
    value_of_cards(s, mind, seat, o, p, w)
    add_attack(s, seat, p, w)
    find_ways(p)
    total = best_sum(p, o, w)
    if spell > 0 and with_spell > value_of_sum(p, o, total, w):
        return spell
    if total > 0:
        return first_of(p, total)
    return move_of(Action.DROP.value, 0, 0)

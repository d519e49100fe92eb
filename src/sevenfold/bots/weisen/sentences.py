"""What bots say while alliances are formed. Offers and refusals are whispered, unless the table plays with open offers (ruling 18)."""

from __future__ import annotations

from sevenfold.bots.sentences import Sentence
from sevenfold.games.kit.record import Live
from sevenfold.games.weisen.moves import Action, action_of, argument_of
from sevenfold.games.weisen.state import State

_PUBLIC = {
    Action.ACCEPT: "says-weisen-pair",
    Action.JOIN: "says-weisen-join",
    Action.STAY: "says-weisen-stay",
    Action.ALONE: "says-weisen-alone",
    Action.OPEN: "says-weisen-open",
    Action.WITH: "says-weisen-with",
}
_OF_TWO = {
    Action.OFFER: "says-weisen-offer",
    Action.WITHDRAW: "says-weisen-withdraw",
    Action.DECLINE: "says-weisen-decline",
}
_NAMING = (Action.ACCEPT, Action.WITH)


def said(s: Live[State], seat: int, move: int) -> Sentence | None:
    """The sentence to a move of alliances, whispered where only two see it; None to all others."""
    action = Action(action_of(move))
    other = int(argument_of(move))
    if action == Action.OFFER and s.record.offer[other, seat]:
        action = Action.ACCEPT  # two crossing offers are an agreement
    if action in _OF_TWO:
        return Sentence(_OF_TWO[action], other, whispered=not s.record.open_offers)
    if action not in _PUBLIC:
        return None
    return Sentence(_PUBLIC[action], other if action in _NAMING else None)

"""Whether a position of SEVN hangs together: the question, the running action, the deal and the rows must fit.

A position is read into a plain record in every mode, so nothing here may call a compiled rule.
"""

from __future__ import annotations

from sevenfold.games.kit.positions import Place
from sevenfold.games.sevn.cards import CROSSROADS, FREEZE, IDS, SECOND_CHANCE, STORM, TRIPLE_DRAW
from sevenfold.games.sevn.rounds import FORCED_CARDS
from sevenfold.games.sevn.state import NONE, SEVEN, Phase, State, Status

_BY_DRAWER = (Phase.CARD, Phase.GIVE, Phase.KEEP_OR_DROP)
"""The questions that arise while Triple Draw or Storm runs; they are about the seat that draws."""


def first_of_storm(r: State) -> int:
    """The seat that draws first in a Storm (ruling 37; option `storm_start`)."""
    return (r.run_owner + r.storm_next) % r.players


def natural_drawer(r: State, running: Place) -> int:
    """Who draws the next card by what runs, whose turn it is, or how far the deal has come."""
    if r.run == TRIPLE_DRAW:
        return running.number("seat", 0, r.players - 1, r.run_owner)
    if r.run == STORM:
        return first_of_storm(r)
    if r.run != NONE:
        return r.run_owner
    if r.turn != NONE:
        return r.turn
    return (r.start + r.players - r.dealing - 1) % r.players


def check_question(r: State, top: Place, asked: Place, running: Place) -> None:
    """A question needs what it is about. Fills in what the running action still has to do."""
    seat, phase, run = r.asked, r.phase, r.run
    if phase == Phase.TARGET and (run not in (FREEZE, TRIPLE_DRAW) or r.run_owner != seat):
        raise top.wrong("running", "position-target", seat=seat)
    if phase == Phase.TAKE and (run != CROSSROADS or r.open_count == 0 or r.run_owner != seat):
        raise top.wrong("running", "position-take", seat=seat)
    if run != NONE:
        fitting = {
            FREEZE: (Phase.TARGET,),
            TRIPLE_DRAW: (Phase.TARGET, *_BY_DRAWER),
            CROSSROADS: (Phase.CARD, Phase.TAKE),
            STORM: _BY_DRAWER,
        }[run]
        if phase not in fitting:
            raise top.wrong("running", "position-running", card=IDS[run], what=Phase(phase).name.lower())
        _check_running(r, asked, running)
    elif phase == Phase.CARD:
        natural = natural_drawer(r, running)
        if seat != natural:
            raise asked.wrong("for", "position-card-for", seat=natural)
    if phase == Phase.KEEP_OR_DROP and r.front[seat, r.pending]:
        raise asked.wrong("card", "position-twice", card=IDS[r.pending])
    if phase == Phase.GIVE:
        takers = [
            other
            for other in range(r.players)
            if r.status[other] == Status.ACTIVE and not r.front[other, SECOND_CHANCE]
        ]
        if not r.front[seat, SECOND_CHANCE] or not takers:
            raise asked.wrong("card", "position-give", seat=seat)
    if phase == Phase.CARD and r.pile_count == 0:
        raise asked.wrong("what", "position-no-card")


def _check_running(r: State, asked: Place, running: Place) -> None:
    """Who draws for the running action and how many cards are still to come."""
    drawer, seat = r.asked, NONE
    least, most = 0, 0
    if r.run == CROSSROADS:
        seat = r.run_owner
        if r.phase == Phase.CARD:
            if drawer != seat:
                raise asked.wrong("for", "position-card-for", seat=seat)
            least = most = 1 - r.open_count
            if most < 0:
                raise asked.wrong("what", "position-open-enough")
    elif r.run == STORM:
        seat = (drawer + 1) % r.players
        least = most = (first_of_storm(r) - seat) % r.players
    elif r.phase != Phase.TARGET:
        seat = drawer
        most = FORCED_CARDS - 1
    r.run_seat = seat if not running.has("seat") else running.number("seat", 0, r.players - 1, seat)
    if r.run_seat != seat:
        if seat == NONE:
            raise running.wrong("seat", "position-must-be-empty", what=Phase(r.phase).name.lower())
        raise running.wrong("seat", "position-running-seat", seat=seat)
    r.run_left = running.number("left", least, most, most)


def check_moment(r: State, top: Place) -> None:
    """The deal, the turn and the rows must fit the question."""
    what = Phase(r.phase).name.lower()
    if r.dealing and r.turn != NONE:
        raise top.wrong("turn" if top.has("turn") else "deal", "position-turn-in-deal")
    if r.phase == Phase.DRAW_OR_STOP and r.turn != r.asked:
        raise top.wrong("turn", "position-turn", seat=r.asked)
    if r.phase in (Phase.START, Phase.OVER):
        if r.dealing:
            raise top.wrong("deal", "position-must-be-empty", what=what)
        if r.queue_count:
            raise top.wrong("queue", "position-must-be-empty", what=what)
    if r.phase == Phase.START:
        _check_bare(r, top)
    _check_rows(r, top)


def _check_bare(r: State, top: Place) -> None:
    """Before the lots are drawn every card is in the pile."""
    if r.turn != NONE:
        raise top.wrong("turn", "position-must-be-empty", what="start")
    if r.discard_count:
        raise top.wrong("discard", "position-must-be-empty", what="start")
    for seat in range(r.players):
        if r.status[seat] != Status.ACTIVE:
            raise top.wrong(f"players[{seat}].status", "position-must-be-empty", what="start")
    if r.pile_count != sum(r.deck):
        raise top.wrong("players", "position-must-be-empty", what="start")


def _check_rows(r: State, top: Place) -> None:
    """Seven different values end the round: such a row stands only at the end of the game, as the seat in `sevn`."""
    seventh = [seat for seat in range(r.players) if r.distinct[seat] >= SEVEN]
    if r.phase != Phase.OVER:
        if seventh:
            raise top.wrong(f"players[{seventh[0]}]", "position-seven", seat=seventh[0])
        return
    right = [r.seventh] == (seventh or [NONE])
    if not right or (seventh and (r.distinct[r.seventh] != SEVEN or r.status[r.seventh] != Status.ACTIVE)):
        raise top.wrong("sevn", "position-seven", seat=(seventh or [r.seventh])[0])
    best = max(r.banked[: r.players])
    if best < r.target_score or list(r.banked[: r.players]).count(best) > 1:
        raise top.wrong("asking.what", "position-not-over", target=r.target_score)

"""What the seats of a match are asked, and which moves still stand that were decided on an earlier state.

Where one seat is asked, every move makes a new question. Where several choose at once, a seat's question goes on while what
it is offered stays the same; and of those moves that the game gives `grounds` for, each one stands as long as it stays open
and its grounds stay the same, whatever else is offered meanwhile. So nobody has to win a race against the others' moves,
and no move is taken that means something else by now.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from sevenfold.games.kit.contract import Game
from sevenfold.games.kit.match import Match

_DIGEST_BYTES = 16


class Standing(msgspec.Struct, frozen=True):
    """An open move: since which version without a gap, and the grounds it has had all the while."""

    since: int
    grounds: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True):
    """An open decision of a seat: since which version of the match it is offered just this, and since when.

    Where several are asked, `offered` is a digest of the offer, and `standing` holds by their words the open moves that
    don't rest on all of it.
    """

    version: int
    at: float
    offered: bytes = b""
    standing: dict[str, Standing] = {}

    def takes(self, version: int, move: str) -> bool:
        """Whether a move decided on that version answers this question; whether it is legal, the rules say."""
        if version >= self.version:
            return True
        standing = self.standing.get(move)
        return standing is not None and standing.since <= version


def asked_now(match: Match, now: float, before: dict[int, Asked], moved: int | None = None) -> dict[int, Asked]:
    """The open decisions by seat, after those `before` a move of the seat `moved`.

    Whoever has moved is asked anew: a second click on the same button is no second move.
    """
    actors = match.asked
    if len(actors) < 2:
        return {seat: Asked(match.version, now) for seat in actors}
    earlier = {seat: asked for seat, asked in before.items() if seat != moved}
    return {seat: _among_others(match.game, match, seat, earlier.get(seat), now) for seat in actors}


def _among_others(game: Game[Any], match: Match, seat: int, old: Asked | None, now: float) -> Asked:
    """The decision of a seat that is asked at the same time as others."""
    grounds = game.grounds(match.state, seat)
    offer = msgspec.json.encode((game.choices(match.state, seat), sorted(grounds.items())))
    offered = hashlib.blake2b(offer, digest_size=_DIGEST_BYTES).digest()
    if old is not None and old.offered == offered:
        return old
    known = {} if old is None else old.standing
    fresh = {move: Standing(match.version, why) for move, why in grounds.items()}
    standing = {
        move: known[move] if move in known and known[move].grounds == new.grounds else new
        for move, new in fresh.items()
    }
    return Asked(match.version, now, offered, standing)

"""Whom a simultaneous choice still waits for: some of the actors, nobody else; and what its moves rest on."""

from __future__ import annotations

import pytest
from tests.kit.test_conformance import Twisted

from sevenfold.games.kit.conformance import Broken, conform, rng_of
from sevenfold.games.kit.contract import DEALER


def test_the_game_waits_for_those_who_have_not_chosen(peak):
    s = peak.start(3, seed=1)
    while peak.actors(s) == (DEALER,):
        assert peak.waiting(s) == (DEALER,)
        peak.apply(s, DEALER, peak.sample(s, rng_of(1)))
    assert peak.waiting(s) == peak.actors(s) == (0, 1, 2)
    peak.apply(s, 1, 0)
    assert peak.actors(s) == (0, 1, 2)
    assert peak.waiting(s) == (0, 2)


def somebody_else(self, s):
    return (len(type(self).actors(self, s)) + 5,) if self.actors(s) else ()


def nobody(self, s):
    return ()


def of_no_move(self, s, seat):
    return {"no move": ()}


def by_hidden_cards(self, s, seat):
    moves = [choice.move for choice in type(self).choices(self, s, seat) if choice.refusal is None]
    return dict.fromkeys(moves, tuple(bytes(s)))


def after_resampling(self, s, seat, rng):
    other = type(self).resample(self, s, seat, rng)
    if type(self).actors(self, s) != (DEALER,) and s.plain().choice[1 - seat % 2] == -1:
        other.record.choice[1 - seat % 2] = 0
    return other


@pytest.mark.parametrize(
    ("twist", "complaint"),
    [({"waiting": somebody_else}, "waited for"), ({"waiting": nobody}, "nobody is waited for"),
     ({"resample": after_resampling}, "resampling"), ({"grounds": of_no_move}, "grounds for no open move"),
     ({"grounds": by_hidden_cards}, "is shown what is hidden")],
)  # fmt: skip
def test_the_suite_sees_a_wrong_answer(peak, twist, complaint):
    with pytest.raises(Broken, match=complaint):
        conform(Twisted(peak, **twist), 2, {}, 1)

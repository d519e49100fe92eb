"""The seal: outcomes follow from the seed, each with its exact chance, and anyone can derive them."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenfold.games.kit.contract import Outcome
from sevenfold.games.kit.errors import SealError
from sevenfold.games.kit.seal import case_drawn, drawn, is_seal, seal_of, seed_from

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)


def test_the_seal_is_the_hash_of_the_seed():
    assert seal_of(SEED) == "sha256:" + hashlib.sha256(SEED).hexdigest()
    assert is_seal(seal_of(SEED))


@pytest.mark.parametrize("text", ["", "sha256:", "sha1:" + "0" * 64, "sha256:" + "0" * 63, "sha256:" + "A" * 64])
def test_other_texts_are_no_seals(text):
    assert not is_seal(text)


@given(seeds)
def test_a_seed_is_read_back(seed):
    assert seed_from(seed.hex()) == seed


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, " " + "0" * 63])
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(SealError, match="64 hexadecimal digits"):
        seed_from(text)


@given(seeds, st.integers(0, 10_000), st.integers(1, 1000))
def test_a_case_is_the_digest_modulo_the_total(seed, k, total):
    digest = hmac.new(seed, str(k).encode(), hashlib.sha256).digest()
    assert case_drawn(seed, k, total) == int.from_bytes(digest, "big") % total


@given(seeds, st.integers(0, 100), st.integers(2**254 + 1, 2**256))
def test_an_incomplete_last_stretch_is_rejected(seed, k, total):
    # such totals reject up to half of all digests, so the second and third message come into play
    whole = 2**256 // total * total
    for message in (f"{k}", *(f"{k}.{n}" for n in range(1, 200))):
        number = int.from_bytes(hmac.new(seed, message.encode(), hashlib.sha256).digest(), "big")
        if number < whole:
            break
    assert case_drawn(seed, k, total) == number % total


def test_rejection_happens_and_leaves_every_case_equally_likely():
    total = 2**255 + 1  # almost every second digest is rejected
    halves = Counter(case_drawn(SEED, k, total) < total // 2 for k in range(2000))
    assert abs(halves[True] - 1000) < 5 * 2000**0.5 / 2


@pytest.mark.parametrize("total", [0, -1, 2**256 + 1])
def test_totals_that_cannot_be_drawn_from(total):
    with pytest.raises(ValueError, match="cases"):
        case_drawn(SEED, 0, total)


@given(seeds, st.integers(0, 100), st.lists(st.integers(1, 20), min_size=1, max_size=30))
def test_each_outcome_stands_for_as_many_cases_as_it_weighs(seed, k, weights):
    total = sum(weights)
    outcomes = [Outcome(100 + n, weight, total) for n, weight in enumerate(weights)]
    cases = [outcome.move for outcome in outcomes for _ in range(outcome.weight)]
    assert drawn(seed, k, outcomes) == cases[case_drawn(seed, k, total)]

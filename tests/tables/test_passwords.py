"""Names and passwords of accounts: whatever is typed, one login is one account, and a password is what it was."""

from __future__ import annotations

import contextlib
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenfold.tables.limits import Limits
from sevenfold.tables.passwords import Passwords, checked_password, login_from
from sevenfold.tables.problems import TableError
from sevenfold.tables.writing import cleaned

LIMITS = Limits()
UNSEEN = "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u061c\ufe0f\u034f\U000e0100"


def login(name: str) -> str | None:
    """The login of a name; None where it can't be one."""
    with contextlib.suppress(TableError):
        return login_from(name, LIMITS)
    return None


@given(st.text(max_size=30))
def test_a_login_is_in_one_writing_and_fits_the_store(name: str) -> None:
    found = login(name)
    if found is not None:
        assert 0 < len(found) <= 64
        assert login(found) in {found, None}  # written out in full it may be too long for a name
        assert cleaned(found) == unicodedata.normalize("NFC", found)
        assert not set(found) & set(UNSEEN)


@given(st.text(min_size=1, max_size=20))
def test_case_and_form_of_letters_make_no_other_login(name: str) -> None:
    found = login(name)
    for form in ("NFC", "NFD"):
        other = login(unicodedata.normalize(form, name))
        assert other == found or other is None
    for other in (name.upper(), name.lower(), name.casefold(), name.title()):
        if found is not None and other.casefold() == name.casefold():
            assert login(other) in {found, None}


@given(st.text(alphabet="Aé中ع 7", min_size=1, max_size=10), st.sampled_from(UNSEEN), st.integers(0, 10))
def test_marks_that_nobody_sees_make_no_other_account_wherever_they_stand(name: str, mark: str, at: int) -> None:
    marked = name[:at] + mark + name[at:]
    if login(name) is not None:
        assert login(marked) in {login(name), None}


@given(st.text(max_size=200))
def test_only_the_length_of_a_password_counts(password: str) -> None:
    formed = unicodedata.normalize("NFC", password)
    if len(password) > LIMITS.password_characters or len(formed) < LIMITS.password_least:
        with pytest.raises(TableError, match=r"A password has at (least|most)"):
            checked_password(password, LIMITS)
    else:
        assert checked_password(password, LIMITS) == formed


@pytest.mark.parametrize("password", ["pässwörd", "\u0000" * 8, "🂡" * 8])
async def test_a_password_fits_itself_in_every_form_and_nothing_else(password: str) -> None:
    passwords = Passwords(LIMITS)
    stored = await passwords.hashed(password)
    assert password not in stored
    assert await passwords.fits(password, stored)
    assert await passwords.fits(unicodedata.normalize("NFD", password), stored)
    for other in (password + "x", password[:-1], password.swapcase() + "!", ""):
        assert not await passwords.fits(other, stored)
    assert not await passwords.fits(password, None)
    assert not await passwords.fits(password, "no hash at all")
    assert await passwords.hashed(password) != stored
    passwords.close()


@settings(max_examples=4)
@given(st.text(min_size=8, max_size=40))
async def test_any_password_fits_what_was_stored_of_it(password: str) -> None:
    with contextlib.suppress(TableError):
        passwords = Passwords(LIMITS)
        assert await passwords.fits(password, await passwords.hashed(password))
        passwords.close()

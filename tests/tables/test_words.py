"""What people write: cleaned, measured, and understood as a command or refused with a sentence."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenfold.tables.chat import COMMANDS, Command, Line, following, option_in, parsed, reads, seat_in, shortened
from sevenfold.tables.limits import Bucket, Buckets, Limits
from sevenfold.tables.people import Person, name_from
from sevenfold.tables.problems import Problem, TableError
from sevenfold.tables.writing import cleaned, visible

LIMITS = Limits()


@given(st.text())
def test_nothing_that_steers_a_screen_survives(text: str) -> None:
    clean = cleaned(text)
    assert cleaned(clean) == clean
    for character in clean:
        assert not unicodedata.category(character).startswith("C") or character in "\u200d\u200c"
    assert clean == clean.strip()
    clean.encode()


def test_letters_of_all_scripts_and_emoji_stay() -> None:
    for text in ("Jürgen", "Zoë", "李雷", "Ольга", "أحمد", "👩‍👩‍👧", "नमस्ते", "Nguyễn"):
        assert cleaned(text) == unicodedata.normalize("NFC", text)
    assert cleaned("a\u0301\u0301\u0301\u0301\u0301\u0301") == "á\u0301\u0301"
    assert cleaned("\u202eevil\u2066 \x07name\ufeff") == "evil name"
    assert not visible("\u200d")
    assert cleaned("a\x00\u0301") == "á"


def test_letters_without_ink_are_no_name() -> None:
    for blank in "\u115f\u1160\u2800\u3164\uffa0\U0001d159":
        assert not visible(cleaned(blank * 3))
        assert cleaned(f"{blank}Ann{blank}") == "Ann"


@given(st.text(max_size=60))
def test_a_name_is_clean_and_short_or_refused(text: str) -> None:
    clean = cleaned(text)
    if not visible(clean) or len(clean) > LIMITS.name_characters:
        with pytest.raises(TableError, match="A name"):
            name_from(text, LIMITS)
        return
    name = name_from(text, LIMITS)
    assert 0 < len(name) <= LIMITS.name_characters
    assert name == cleaned(name)


@given(
    st.one_of(
        st.text(max_size=600),
        st.sampled_from(COMMANDS).flatmap(lambda c: st.text(max_size=20).map(lambda t: f"{c} {t}")),
    )
)
def test_every_line_is_said_done_or_refused(text: str) -> None:
    clean = cleaned(text)
    command = clean.split(" ")[0].lower()
    command = {"/whisper": "/w", "/msg": "/w", "/tell": "/w"}.get(command, command)
    unknown = clean.startswith("/") and command not in COMMANDS
    if len(text) > LIMITS.chat_characters or not visible(clean) or unknown:
        with pytest.raises(TableError) as refused:
            parsed(text, LIMITS)
        assert refused.value.code in {"chat-long", "chat-empty", "chat-unknown"}
        assert str(refused.value)
        return
    found = parsed(text, LIMITS)
    if isinstance(found, Command):
        assert found.name in COMMANDS
    else:
        assert not found.startswith("/")


def test_commands_are_read_with_their_words() -> None:
    assert parsed("/KICK  3", LIMITS) == Command("/kick", ["3"], "3")
    assert parsed(" hello ", LIMITS) == "hello"
    assert seat_in(["3"], "/kick SEAT") == 2
    for words in ([], ["x"], ["0"], ["-1"], ["1", "2"], ["²"], ["9" * 50]):
        with pytest.raises(TableError, match="/kick SEAT"):
            seat_in(words, "/kick SEAT")
    assert option_in(["a", "12"]) == ("a", 12)
    assert option_in(["a", "-3"]) == ("a", -3)
    assert option_in(["a", "on"]) == ("a", True)
    assert option_in(["a", "nein"]) == ("a", False)
    for word in ("next", "--5", "-", "-²", "٣", "9" * 50):
        assert option_in(["a", word]) == ("a", word)
    with pytest.raises(TableError, match="NAME VALUE"):
        option_in(["a"])


@pytest.mark.parametrize("start", [";", "/w ", "/whisper ", "/MSG  ", "/tell ", " ;", "\uff1b", "\uff0fw "])
def test_a_whisper_is_understood_however_people_write_it(start: str) -> None:
    assert parsed(f"{start}Ben I have it", LIMITS) == Command("/w", ["Ben", "I", "have", "it"], "Ben I have it")


@pytest.mark.parametrize("name", ["\u2764\ufe0f", "李雷", "-Ben-", "'s", "100%"])
def test_whoever_begins_with_a_semicolon_may_be_whispering_whatever_the_name_looks_like(name: str) -> None:
    found = parsed(f";{name} psst", LIMITS)
    assert isinstance(found, Command)
    assert found.rest == f"{cleaned(name)} psst"


@pytest.mark.parametrize("smile", [";)", ";-)", ";D", ";-P", ";*", ";-/", ";))"])
def test_a_smile_is_told_from_a_whisper(smile: str) -> None:
    found = parsed(f"{smile} well played", LIMITS)
    assert isinstance(found, Command)
    assert found.aloud == f"{smile} well played"
    assert parsed("; so it goes", LIMITS) == "; so it goes"


def line(number: int, **more: Any) -> Line:
    return Line(number, "talk", "Ann", f"line {number}", **more)


def said(*audiences: str) -> list[Line]:
    """A chat of lines for all (`a`), for those who watch (`w`), or whispered (`p`)."""
    chat: list[Line] = []
    for audience in audiences:
        between = ("ann", "ben") if audience == "p" else None
        chat.append(following(chat, line(0, watching=audience == "w", between=between)))
    return chat


def test_numbers_do_not_tell_of_what_one_may_not_read() -> None:
    chat = said(*"apawpa")
    assert [found.number for found in chat] == [1, 2, 3, 4, 5, 6]
    assert [found.shown_number for found in chat] == [1, 0, 2, 0, 0, 3]


def test_no_whispering_pushes_out_what_all_have_heard() -> None:
    limits = msgspec.structs.replace(LIMITS, chat_kept=3, whispers_kept=2)
    kept = shortened(said(*"aaaa", *"wwwww", *"pppppp"), limits)
    assert [found.number for found in kept] == [2, 3, 4, 7, 8, 9, 14, 15]
    assert following(kept, line(0)).number == 16
    assert following(kept, line(0)).shown_number == 5


def test_who_reads_a_line_is_decided_by_its_audience() -> None:
    ann, ben, cleo = (Person(name, name.title()) for name in ("ann", "ben", "cleo"))
    aloud, watching, whispered = said(*"awp")
    for person in (ann, ben, cleo, None):
        for seat in (None, 0):
            assert reads(aloud, person, seat)
            assert reads(watching, person, seat) == (seat is None)
            assert reads(whispered, person, seat) == (person in (ann, ben))


@given(st.lists(st.text(st.sampled_from("-+0129²٣ .eE_"), min_size=1, max_size=14), min_size=2, max_size=2))
def test_any_two_words_are_an_option_and_its_value(words: list[str]) -> None:
    name, value = option_in(words)
    assert name == words[0]
    assert str(value) == words[1] or value == int(words[1])


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    bucket = Bucket(2.0, 3, 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 1
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_forget_those_that_are_full_again() -> None:
    buckets = Buckets(1.0, 2)
    for number in range(100):
        buckets.of(f"person {number}", 0.0).take(0.0)
    buckets.of("late", 50.0).take(50.0)
    assert set(buckets.buckets) == {"late"}


def test_every_refusal_of_the_code_has_its_sentence_in_both_languages() -> None:
    import re
    from pathlib import Path

    import sevenfold
    from sevenfold.texts import LANGUAGES, keys

    root = Path(sevenfold.__file__).parent
    source = "".join(p.read_text("utf-8") for layer in ("tables", "server") for p in (root / layer).rglob("*.py"))
    codes = set(re.findall(r'TableError\(\s*"([a-z-]+)"', source))
    used = {f"refused-{code}" for code in codes}
    used |= {f"store-{code}" for code in re.findall(r'StoreError\(\s*"([a-z-]+)"', source)}
    used |= {f"setting-{code}" for code in re.findall(r'SettingError\(\s*"([a-z-]+)"', source)}
    used |= set(re.findall(r'"((?:refused|chat|server)-[a-z-]+)"', source)) - codes
    assert len(used) > 60
    for language in LANGUAGES:
        assert used <= keys(language)


def test_a_problem_says_itself_in_english() -> None:
    assert str(TableError("name-long", {"most": 24})) == "A name has at most 24 characters."
    assert issubclass(TableError, Problem)

"""Die Sieben Weisen in the browser: five bots that somebody watches, three people in three windows, and their negotiations."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser import weisen_moments as moments
from tests.browser.weisen_people import Late, Person, play_on, sentences
from tests.browser.weisen_ways import eager

from sevenfold.games.kit.reading import replay
from sevenfold.games.kit.verifying import verify
from sevenfold.games.weisen.game import WEISEN
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.timeout(420)]

TABLE = "[data-testid=weisen]"


def record_of(page: Page, language: str) -> list[str]:
    """The record as the page hands it out; the rules agree with every line, and the seal with every deal."""
    with page.expect_download() as download:
        page.get_by_test_id("game-end").get_by_role("link", name=say(language, "record-download")).click()
    lines = download.value.path().read_text("utf-8").splitlines()
    assert verify(lines).ended
    return lines


def test_five_bots_play_a_game_that_somebody_watches(quick_server, person):
    """Whoever opened the table gives the seat up: a bot sits in, and the five play to the comparison of their hands."""
    page = person("desk", language="de")
    page.goto(quick_server.url)
    page.locator(".panel-weisen").get_by_role("button", name=say("de", "play-friends")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[name=seats][value='5']").check()
    for bot, select in zip(("steady", "random", "steady", "random"), dialog.locator(".bots select").all(), strict=True):
        select.select_option(bot)
    dialog.locator(".primary").click()
    page.get_by_test_id("waiting-room").locator(".start .primary").click()
    page.locator(TABLE).wait_for()
    page.get_by_role("complementary").locator("input").fill("/leave")
    page.keyboard.press("Enter")
    page.get_by_test_id("game-end").wait_for(timeout=120_000)
    end = page.get_by_test_id("game-end")
    points = [int(found) for found in end.locator("ol .points").all_text_contents()]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)
    assert end.locator("table tbody tr").count() == 8
    *_, last = replay(record_of(page, "de"))
    assert last.kind == "end"
    assert sorted(last.entry.end.points, reverse=True) == points


def held_against_the_rules(people: list[Person], lines: list[str]) -> None:
    """What each window has shown is what its seat may know: no more in any word or label, and no less of the table."""
    seats = range(len(people))
    known: list[set[str]] = [set() for _ in seats]
    looked = 0
    for step in replay(lines, viewers=list(seats)):
        if step.kind == "header":
            continue
        for seat, one in enumerate(people):
            view = WEISEN.view(step.state, seat)
            laid = [set(found.laid) for found in view.seats]
            known[seat] |= {*view.hand, *view.power_discard, *set().union(*laid)}
            for event in step.events[seat]:
                known[seat] |= {event.card or "", event.other or ""}
            shown = one.seen.get(step.number)
            if shown is None:
                continue
            looked += 1
            where = f"{one.name}'s window at {step.number}"
            assert Counter(shown["hand"]) == Counter([] if shown["over"] else view.hand), where
            assert shown["cards"] <= known[seat], f"{where} names {shown['cards'] - known[seat]}"
            assert shown["round"] == view.round, where
            assert shown["asking"] == view.asking.what, where
            assert shown["mine"] == (seat in view.asking.seats), where
            for found in shown["seats"]:
                truth = view.seats[found["seat"]]
                assert (found["role"], found["side"]) == (truth.role, truth.side or 0), where
                assert found["laid"] is None or not truth.laid or Counter(found["laid"]) == Counter(truth.laid), where
            assert shown["lead"] != shown["lead"] or shown["lead"] == view.lead, where
    assert looked > 100


def logs_tell_what_each_may_know(people: list[Person], lines: list[str]) -> None:
    """Line by line, the log of each window is what its seat may know, in its language."""
    names = [one.name for one in people]
    told: list[list[str]] = [[] for _ in people]
    for step in replay(lines, viewers=list(range(len(people)))):
        for seat, one in enumerate(people):
            told[seat] += sentences(step.events[seat], names, seat, one.language)
    for seat, one in enumerate(people):
        if not one.page.get_by_role("tab").count():
            continue
        one.page.get_by_role("tab", name=say(one.language, "drawer-log")).click()
        log = [line.strip() for line in one.page.locator(".lines .log").all_inner_texts()]
        assert log == told[seat][-len(log) :]
        assert len(log) > 200


def test_three_people_play_a_whole_game_in_three_windows(quick_server, person):
    url = quick_server.url
    ann = Person(person("desk"), "Ann", eager)
    ben = Person(person("tablet", theme="dark"), "Ben", eager)
    cleo = Person(person("desk", language="de"), "Cleo", eager, "de")
    people = [ann, ben, cleo]
    link = ann.opens(url, seats=3)
    ben.joins(url, link)
    cleo.joins(url, link)
    ann.starts()
    play_on(people, lambda shown: shown["over"])
    ends = []
    for one in people:
        one.page.get_by_test_id("game-end").wait_for()
        one.look()
        end = one.page.get_by_test_id("game-end")
        ends.append([end.locator("ol .points").all_text_contents(), end.locator("ol b").all_text_contents()])
        assert end.locator("table tbody tr").count() == 6  # five sages and the owls
    assert ends[0] == ends[1] == ends[2]
    done = sum((one.done for one in people), Counter[str]())
    for word in (
        "role",
        "open",
        "with",
        "alone",
        "show",
        "give",
        "ready",
        "lay",
        "drop",
        "hand",
        "discard",
        "take",
        "move",
    ):
        assert done[word], f"nobody has done this: {word}"
    assert done["spell"] + done["aim"] > 2
    lines = record_of(ann.page, "en")
    *_, last = replay(lines)
    assert sorted(map(str, last.entry.end.points), key=int, reverse=True) == ends[0][0]
    held_against_the_rules(people, lines)
    logs_tell_what_each_may_know(people, lines)


# --- negotiations


@pytest.fixture(scope="module")
def slow_bots(new_server):
    """A running Sevenfold whose bots think for a minute or so, and people have the word meanwhile."""
    return new_server(SEVENFOLD_BOT_PACE="60", SEVENFOLD_ENGINE="off")


def talking(people: list[Person], seats: int, url: str) -> None:
    """Three people sit down at a table that begins with a negotiation, bots on the other seats, and the match begins."""
    ann, *friends = people
    link = ann.opens(url, seats=seats, position=moments.moment(seats, "negotiate"))
    for friend in friends:
        friend.joins(url, link)
    ann.starts()
    for one in people:
        one.find("[data-testid=talk]").wait_for()


def three(person, *sizes: str) -> list[Person]:
    """Ann (druid), Ben (seer) and Cleo (witch); on the space the seer is the highest, then the druid, then the witch."""
    return [Person(person(size), name, eager) for size, name in zip(sizes, ("Ann", "Ben", "Cleo"), strict=True)]


def line_of(me: Person, seat: int) -> Locator:
    """Another seat's line in the negotiation."""
    return me.find(f"[data-testid=talk] [data-seat='{seat}']")


def words(key: str, **figures: object) -> str:
    return say("en", key, figures)


def click(me: Person, seat: int, key: str) -> None:
    """Click a button on another seat's line."""
    name = ("Ann", "Ben", "Cleo", "")[seat]
    line_of(me, seat).get_by_role("button", name=words(key, name=name)).click()


def sides(me: Person) -> dict[int, str | None]:
    """Which alliance each seat belongs to."""
    found = me.find("[data-testid=seat]")
    return {int(one.get_attribute("data-seat") or 0): one.get_attribute("data-side") for one in found.all()}


def test_four_negotiate_with_offers_answers_second_thoughts_and_lights(slow_bots, person):
    """Three people and a bot: what is offered concerns two windows alone, lights go on in all."""
    people = ann, ben, cleo = three(person, "desk", "tablet", "phone")
    talking(people, 4, slow_bots.url)
    click(ann, 2, "weisen-offer")
    expect(line_of(cleo, 0)).to_contain_text(words("weisen-offers-you"))
    expect(line_of(ann, 2)).to_contain_text(words("weisen-you-offered"))
    click(cleo, 0, "weisen-decline")
    expect(line_of(ann, 2)).not_to_contain_text(words("weisen-you-offered"))
    click(ann, 1, "weisen-offer")
    expect(line_of(ben, 0)).to_contain_text(words("weisen-offers-you"))
    click(ann, 1, "weisen-withdraw")
    expect(line_of(ben, 0)).not_to_contain_text(words("weisen-offers-you"))
    assert not any(
        words("weisen-offers-to", names="x")[:6] in text for text in cleo.find("[data-testid=talk]").all_inner_texts()
    )
    cleo.answers("done").click()
    for one in (ann, ben):
        expect(line_of(one, 2).locator(".light.done")).to_be_visible()
    click(ben, 2, "weisen-offer")  # somebody wants something of her after all
    expect(line_of(cleo, 1)).to_contain_text(words("weisen-offers-you"))
    expect(line_of(ann, 2).locator(".light.done")).to_have_count(0)
    click(cleo, 1, "weisen-accept")
    for one in people:
        expect(one.find("[data-testid=line]")).to_have_attribute("data-asking", "exchange")
        assert sides(one) == {0: "2", 1: "1", 2: "1", 3: "2"}
    assert [one.refused for one in people] == [[], [], []]


def test_two_offers_cross_and_what_is_withdrawn_meanwhile_is_not_accepted(slow_bots, person):
    """Cleo's window hears late: what she accepts there is gone, so she decides anew; what she offers there, Ben has offered, too."""
    people = ann, ben, cleo = three(person, "desk", "tablet", "desk")
    late = Late(cleo.page)
    talking(people, 4, slow_bots.url)
    click(ben, 2, "weisen-offer")
    expect(line_of(cleo, 1)).to_contain_text(words("weisen-offers-you"))
    with late:
        click(ben, 2, "weisen-withdraw")
        expect(line_of(ben, 2)).not_to_contain_text(words("weisen-you-offered"))
        click(cleo, 1, "weisen-accept")
        expect(cleo.find(".toasts")).to_contain_text("moved on")
        expect(line_of(cleo, 1)).not_to_contain_text(words("weisen-offers-you"))  # she is shown how it is
    assert cleo.refused == ["refused-stale"]
    assert all(side is None for side in sides(cleo).values())
    with late:
        click(ann, 1, "weisen-offer")
        expect(line_of(ben, 0)).to_contain_text(words("weisen-offers-you"))
        click(ben, 2, "weisen-offer")
        expect(line_of(ben, 2)).to_contain_text(words("weisen-you-offered"))
        click(cleo, 1, "weisen-offer")
        expect(ben.find("[data-testid=line]")).to_have_attribute("data-asking", "exchange")
    for one in people:
        expect(one.find("[data-testid=line]")).to_have_attribute("data-asking", "exchange")
        assert sides(one) == {0: "2", 1: "1", 2: "1", 3: "2"}
    assert cleo.refused == ["refused-stale"]


def test_of_five_a_third_joins_the_pair(slow_bots, person):
    """Three people and two bots: the highest of those who are left is asked, and the pair can't refuse."""
    people = ann, ben, cleo = three(person, "desk", "phone", "tablet")
    talking(people, 5, slow_bots.url)
    click(ann, 1, "weisen-offer")
    click(ben, 0, "weisen-accept")
    for one in people:
        expect(one.find("[data-testid=line]")).to_have_attribute("data-asking", "join")
        expect(one.find("[data-testid=line]")).to_have_attribute("data-mine", str(one is cleo).lower())
    cleo.answers("join").click()
    for one in people:
        expect(one.find("[data-testid=line]")).to_have_attribute("data-asking", "exchange")
        assert sides(one) == {0: "1", 1: "1", 2: "1", 3: "2", 4: "2"}


@pytest.mark.parametrize("bot", ["steady", "random"])
def test_three_people_and_a_quick_bot_come_through_the_first_round(quick_server, person, bot):
    """A bot that answers at once overtakes everybody; nobody waits for ever."""
    people = three(person, "desk", "phone", "tablet")
    link = people[0].opens(quick_server.url, seats=4, bots=[bot])
    for friend in people[1:]:
        friend.joins(quick_server.url, link)
    people[0].starts()
    play_on(people, lambda shown: shown["round"] > 1)
    done = sum((one.done for one in people), Counter[str]())
    assert done["role"] >= len(people)
    assert done["ready"]

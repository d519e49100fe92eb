"""“7 Wonders in three minutes”, and the first age with hints: played to its end by mouse, on a phone and at a desk."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access

from sevenfold.games.wonders.cards import FACTS
from sevenfold.texts import say

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (820, 1180), (1440, 900)]


def begin(page, url, language="en"):
    page.goto(f"{url}/learn/7wonders")
    page.get_by_role("button", name=say(language, "learn-wonders-start-play")).last.click()
    page.wait_for_url(re.compile(r"/table/.+\?lesson$"))
    expect(hint(page)).to_be_visible()


def hint(page):
    return page.get_by_test_id("hint")


def pressed(page, key, language="en"):
    hint(page).get_by_role("button", name=say(language, key), exact=True).click()


def overlap(one, other):
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


def table(page):
    return page.get_by_test_id("7wonders")


def read_hints(page, language, seen):
    """Read every hint that is due, and leave the hand free meanwhile."""
    while hint(page).is_visible():
        name = hint(page).get_attribute("data-hint")
        seen.append(name)
        said = hint(page).locator("p").inner_text()
        assert said
        assert "hint-wonders" not in said
        assert not overlap(hint(page).bounding_box(), page.get_by_test_id("hand").bounding_box()), name
        if name == "end":
            return
        pressed(page, "hints-done", language)
        expect(page.locator(f"[data-testid=hint][data-hint={name}]")).to_have_count(0)


def play_a_card(page):
    """Choose what can be had, by mouse, and wait until the table rests at the next question."""
    version = table(page).get_attribute("data-version")
    cards = page.get_by_test_id("hand").locator("button[data-card]")
    open_ones = page.get_by_test_id("hand").locator("button[data-mark=affordable], button[data-mark=free]")
    (open_ones if open_ones.count() else cards).first.click()
    page.get_by_test_id("actions").locator("[data-open=true]").first.click()
    payment = page.get_by_test_id("payment")
    if payment.is_visible():
        payment.locator("button.primary").click()
    expect(table(page)).not_to_have_attribute("data-version", version)


def next_turn(page, turn):
    """Wait for that turn of age I, or for age II after the last; conflicts are looked at and closed."""
    age = 1 if turn <= FACTS.turns else 2
    if age == 2:
        page.get_by_role(
            "button", name=re.compile(f"^({say('en', 'wonders-continue')}|{say('de', 'wonders-continue')})$")
        ).click()
    expect(table(page)).to_have_attribute("data-age", str(age))
    expect(table(page)).to_have_attribute("data-turn", str(turn if age == 1 else 1))
    expect(table(page)).to_have_attribute("data-resting", "true")
    expect(page.get_by_test_id("line")).to_have_attribute("data-mine", "true")


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desk", "en")])
def test_a_learner_plays_the_first_age_to_its_end(person, quick_server, size, language):
    page = person(size, language=language)
    begin(page, quick_server.url, language)
    seen = []
    for turn in range(1, FACTS.turns + 1):
        read_hints(page, language, seen)
        play_a_card(page)
        next_turn(page, turn + 1)
    expect(hint(page)).to_be_visible()
    read_hints(page, language, seen)
    assert len(seen) == len(set(seen)), "each hint comes once"
    assert seen[0] == "hand"
    assert {"hand", "build", "passed", "last"} <= set(seen)
    assert seen[-3:] == ["conflict", "ages", "end"]
    expect(hint(page).get_by_role("link", name=say(language, "hints-rules"))).to_have_attribute(
        "href", "/rules/7wonders"
    )
    pressed(page, "hints-play-on", language)
    expect(page.locator("[data-testid=hint][data-hint=end]")).to_have_count(0)
    expect(table(page)).to_have_attribute("data-age", "2")


def test_hints_point_at_what_they_are_about_and_block_no_click(person, quick_server):
    page = person("phone")
    begin(page, quick_server.url)
    spot = page.get_by_test_id("hint-spot")
    hand = page.get_by_test_id("hand")
    expect(spot).to_be_visible()
    assert overlap(spot.bounding_box(), hand.bounding_box())
    hand.locator("button[data-card]").first.click()
    expect(page.get_by_test_id("actions")).to_be_visible()
    page.get_by_test_id("actions").locator("[data-word=sell]").click()
    expect(page.locator("[data-testid=hint][data-hint=hand]")).to_have_count(0)


def test_hints_are_heard(person, quick_server):
    page = person()
    begin(page, quick_server.url)
    title = say("en", "hint-wonders-hand")
    expect(page.locator("[aria-live]").filter(has_text=title)).to_have_count(1)


def test_hints_can_be_stepped_back_closed_and_called_and_survive_a_reload(person, quick_server):
    page = person()
    begin(page, quick_server.url)
    pressed(page, "hints-done")
    second = hint(page).get_attribute("data-hint")
    assert second != "hand"
    pressed(page, "hints-back")
    expect(hint(page)).to_have_attribute("data-hint", "hand")
    pressed(page, "hints-next")
    expect(hint(page)).to_have_attribute("data-hint", second)
    page.reload()
    expect(hint(page)).to_have_attribute("data-hint", second)
    pressed(page, "hints-close")
    expect(hint(page)).to_have_count(0)
    page.reload()
    call = page.get_by_role("button", name=re.compile(f"^{say('en', 'hints-open')}"))
    expect(call).to_be_visible()
    call.click()
    expect(hint(page)).to_have_attribute("data-hint", second)


def test_another_table_shows_no_hints_without_being_asked(person, quick_server):
    page = person()
    begin(page, quick_server.url)
    page.goto(page.url.removesuffix("?lesson"))
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.get_by_test_id("hints")).to_have_count(0)


def test_a_card_can_be_chosen_on_the_page_and_the_rest_goes_on(person, quick_server):
    page = person()
    page.goto(f"{quick_server.url}/learn/7wonders")
    group = page.get_by_role("group", name=say("en", "learn-wonders-turn-picture"))
    group.get_by_role("button", name=re.compile(say("en", "card-7wonders-altar"))).click()
    expect(group).to_contain_text(say("en", "learn-wonders-turn-chosen", {"card": "altar"}))
    expect(group.get_by_role("button", name=say("en", "lesson-again"))).to_be_focused()
    group.get_by_role("button", name=say("en", "lesson-again")).click()
    expect(group).to_contain_text(say("en", "learn-wonders-turn-try"))


def test_the_page_leads_to_the_rules(person, quick_server):
    page = person()
    page.goto(f"{quick_server.url}/learn/7wonders")
    page.get_by_role("link", name=say("en", "learn-wonders-start-rules")).click()
    expect(page.get_by_role("heading", level=1, name=say("en", "rules-wonders-title"))).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_page_is_accessible_and_fits(new_context, quick_server, size):
    width, height = size
    language = "de-DE" if width != 820 else "en-GB"
    page = new_context(viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce").new_page()
    page.goto(f"{quick_server.url}/learn/7wonders")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_a_table_with_hints_is_accessible_and_fits(person, quick_server, size):
    page = person(size, language="de" if size == "phone" else "en")
    begin(page, quick_server.url, "de" if size == "phone" else "en")
    expect(page.get_by_test_id("hint-spot")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    check_access(page)

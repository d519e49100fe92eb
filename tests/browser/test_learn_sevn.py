"""“SEVN in one minute”: every picture is played by the rules, the round plays itself, and it works for everybody."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access

from sevenfold.games.sevn.cards import CARDS
from sevenfold.games.sevn.lessons import lesson
from sevenfold.texts import say

pytestmark = pytest.mark.browser

COPIES = {card["id"]: card["copies"] for card in CARDS}


@pytest.fixture
def learn(server, new_context):
    """A function that opens the lesson; what it takes is what makes the person before it."""

    def show(**options):
        page = new_context(**options).new_page()
        page.goto(f"{server.url}/learn/sevn")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("group", name=say(language(options), "learn-sevn-round"))).to_be_visible()
        return page

    return show


def language(options):
    return options.get("locale", "en")[:2]


def round_of(page, language="en"):
    return page.get_by_role("group", name=say(language, "learn-sevn-round"))


def caption(step, language="en"):
    return say(language, step.caption, step.figures)


def button(group, key):
    return group.get_by_role("button", name=say("en", key), exact=True)


def test_goal_decision_and_risk_are_said_with_the_figures_of_the_rules(learn):
    page = learn()
    target = lesson("demo").steps[0].view.target_score
    expect(page.get_by_role("heading", name=say("en", "learn-sevn-goal", {"target": target}))).to_be_visible()
    for row, name in zip(lesson("demo").steps[0].view.rows, lesson("demo").players, strict=True):
        goal = page.get_by_role("list", name=say("en", "learn-sevn-goal-picture", {"target": target}))
        expect(goal.get_by_role("listitem").filter(has_text=name)).to_contain_text(str(row.banked))
    bonus = next(line.points for line in lesson("seven").steps[-1].view.rows[0].lines if line.what == "sevn")
    expect(page.get_by_text(f"+{bonus}")).to_be_visible()


def test_copies_per_value_are_those_of_the_deck(learn):
    page = learn()
    shown = page.get_by_role("list", name=say("en", "learn-sevn-copies-picture")).get_by_role("listitem")
    expect(shown).to_have_count(5)
    for item in shown.all():
        card = item.get_by_role("img").get_attribute("aria-label").split(":")[0]
        expect(item).to_contain_text(f"\u00d7{COPIES[card]}")


def test_drawing_and_stopping_can_be_tried(learn):
    page = learn()
    group = page.get_by_role("group", name=say("en", "learn-sevn-decision-picture"))
    drawn, stopped = lesson("decision_draw").steps[-1], lesson("decision_stop").steps[-1]
    button(group, "learn-sevn-draw").click()
    expect(group.get_by_text(say("en", "learn-sevn-decision-drawn", drawn.figures))).to_be_visible()
    expect(group.get_by_role("img", name=re.compile(f"^{drawn.figures['card']}:"))).to_be_visible()
    button(group, "lesson-again").click()
    button(group, "learn-sevn-stop").click()
    expect(group.get_by_text(say("en", "learn-sevn-decision-stopped", stopped.figures))).to_be_visible()
    expect(group.get_by_text(say("en", "status-sevn-stopped"))).to_be_visible()


def test_the_round_plays_itself_to_the_end(learn, server, new_context):
    page = new_context().new_page()
    page.clock.install()
    page.goto(f"{server.url}/learn/sevn")
    group = round_of(page)
    group.scroll_into_view_if_needed()
    expect(button(group, "lesson-pause")).to_be_visible()  # it has begun by itself
    steps = lesson("demo").steps
    for number, step in enumerate(steps, 1):
        for _ in range(200):
            if group.get_by_text(f"{number}/{len(steps)}", exact=True).is_visible():
                break
            page.clock.run_for(250)
        expect(group.get_by_text(f"{number}/{len(steps)}", exact=True)).to_be_visible()
        expect(group.locator("p:not([aria-hidden])")).to_have_text(caption(step))
    page.clock.run_for(20_000)
    expect(button(group, "lesson-again")).to_be_visible()
    for row in steps[-1].view.rows:
        expect(group.locator(f"[data-seat='{row.seat}']")).to_contain_text(str(row.banked))


def test_the_round_can_be_stepped_by_keys_alone(learn):
    page = learn()
    group = round_of(page)
    steps = lesson("demo").steps
    said = group.locator("p:not([aria-hidden])")
    button(group, "lesson-forward").focus()
    for step in steps[1:]:
        page.keyboard.press("ArrowRight")
        expect(said).to_have_text(caption(step))
    expect(button(group, "lesson-forward")).to_be_disabled()
    for step in reversed(steps[:-1]):
        page.keyboard.press("ArrowLeft")
        expect(said).to_have_text(caption(step))


def test_stepping_back_shows_the_table_as_it_was(learn):
    page = learn(reduced_motion="reduce")
    group = round_of(page)
    for _ in range(2):
        button(group, "lesson-forward").click()
    ben = group.locator("[data-seat='1']")
    expect(ben.get_by_text(say("en", "status-sevn-out"))).to_be_visible()
    expect(ben.get_by_role("img", name=re.compile("^12:"))).to_have_count(2)
    button(group, "lesson-back").click()
    expect(ben.get_by_text(say("en", "status-sevn-out"))).not_to_be_visible()
    expect(ben.get_by_role("img", name=re.compile("^12:"))).to_have_count(1)


def test_nothing_starts_by_itself_where_less_motion_is_wanted(learn):
    page = learn(reduced_motion="reduce")
    group = round_of(page)
    group.scroll_into_view_if_needed()
    expect(button(group, "lesson-play")).to_be_visible()
    expect(button(group, "lesson-pause")).not_to_be_visible()


def test_the_three_cards_play_their_lessons(learn):
    page = learn(reduced_motion="reduce")
    for name in ("second_chance", "triple_draw", "freeze"):
        group = page.get_by_role("group", name=say("en", f"card-sevn-{name}"), exact=True)
        for _ in lesson(name).steps[1:]:
            button(group, "lesson-forward").click()
        for row in lesson(name).steps[-1].view.rows:
            seat = group.locator(f"[data-seat='{row.seat}']")
            if row.status != "active":
                expect(seat.get_by_text(say("en", f"status-sevn-{row.status}"))).to_be_visible()


def test_it_ends_where_the_rules_begin(learn):
    page = learn()
    page.get_by_role("link", name=say("en", "learn-sevn-start-rules")).click()
    expect(page.get_by_role("heading", level=1, name=say("en", "rules-sevn-title"))).to_be_visible()


def test_one_press_leads_to_a_table_against_bots(learn):
    page = learn()
    page.get_by_role("button", name=say("en", "learn-sevn-start-play")).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_test_id("row")).to_have_count(4)


def test_it_speaks_german(learn):
    page = learn(locale="de-DE", reduced_motion="reduce")
    expect(page.get_by_role("heading", level=1, name=say("de", "learn-sevn-title"))).to_be_visible()
    group = round_of(page, "de")
    group.get_by_role("button", name=say("de", "lesson-forward")).click()
    expect(group.locator("p:not([aria-hidden])")).to_have_text(caption(lesson("demo").steps[1], "de"))


def test_a_lesson_that_cannot_be_fetched_can_be_asked_for_again(server, new_context):
    page = new_context().new_page()
    page.route("**/api/games/sevn/demo*", lambda route: route.abort())
    page.goto(f"{server.url}/learn/sevn")
    expect(page.get_by_role("alert")).to_contain_text(say("en", "lesson-failed"))
    page.unroute("**/api/games/sevn/demo*")
    page.get_by_role("button", name=say("en", "lesson-retry")).click()
    expect(round_of(page)).to_be_visible()
    new_context.complaints.clear()  # the browser itself reports the request that this test has cut off


@pytest.mark.parametrize("width", [320, 390, 820, 1440])
def test_it_is_accessible_and_fits(learn, width):
    page = learn(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)

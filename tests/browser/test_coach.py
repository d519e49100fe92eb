"""The coach on the page: the panel at the tables of all games, and the review of a match. The coach itself is staged here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.browser.coaching import CoachedTable, coached, refusal, review
from tests.browser.conftest import WINDOWS
from tests.browser.looking import overflow, seen_at
from tests.browser.staged import encoded, position, seat
from tests.browser.test_looks import check
from tests.browser.test_replay import PLAY

from sevenfold.games.registry import GAMES
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

pytestmark = pytest.mark.browser


@pytest.fixture
def at(quick_server, person):
    """A function that brings somebody to a staged table."""

    def come(table: CoachedTable, size: str = "desk", **options: str) -> Page:
        page = person(size, **options)
        table.stage(page)
        page.goto(f"{quick_server.url}/table/staged")
        page.get_by_test_id(table.game.id).wait_for()
        return page

    return come


def panel(page: Page) -> Locator:
    return page.get_by_test_id("coach")


def options(page: Page) -> Locator:
    return panel(page).locator("[data-option]")


def opened(page: Page) -> Locator:
    """The panel, opened by its button and full."""
    page.get_by_test_id("coach-toggle").click()
    expect(panel(page)).to_have_attribute("data-is", "told")
    options(page).first.wait_for()
    return panel(page)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_open_option_has_its_chance_its_points_and_a_reason(at, game, language):
    table = coached(game)
    page = at(table, language=language)
    opened(page)
    moves = table.open_moves()
    assert options(page).evaluate_all("all => all.map(one => one.dataset.option)") == moves
    percent = "62%" if language == "en" else "62\u00a0%"
    first = options(page).first
    expect(first).to_contain_text(percent)
    expect(first).to_contain_text(say(language, "coach-margin", {"margin": "4"}))
    expect(first).to_contain_text(say(language, "coach-best"))
    assert panel(page).get_by_text("coach-").count() == 0
    names = options(page).locator(".name").all_inner_texts()
    assert "" not in names
    assert len(set(names)) == len(moves)


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_it_opens_points_at_things_and_never_plays(at, game):
    table = coached(game)
    page = at(table)
    page.keyboard.press("t")
    first = options(page).first
    first.wait_for()
    first.focus()
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(options(page).nth(1)).to_be_focused()
    expect(page.locator("#main [data-coached]").first).to_be_visible()
    page.keyboard.press("Enter")
    on_table = page.evaluate("document.activeElement.closest('#main') !== null")
    assert on_table
    expect(page.locator("[data-coached]")).to_have_count(0)
    assert [heard for heard in table.heard if heard["type"] == "move"] == []
    options(page).first.focus()
    page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()


def test_options_that_were_not_studied_say_so(at):
    table = coached("weisen")
    table.unstudied = 5
    page = at(table)
    opened(page)
    more = page.get_by_text(say("en", "coach-unstudied-more", {"count": 5}))
    more.click()
    left = panel(page).locator("[data-studied=false]")
    expect(left).to_have_count(5)
    expect(left.first).to_be_visible()
    assert "%" not in left.first.inner_text()


def test_at_a_rated_table_the_coach_is_off_and_says_why(at):
    table = coached("sevn")
    table.rated = True
    page = at(table)
    button = page.get_by_test_id("coach-toggle")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(page.get_by_text(say("en", "coach-off"))).to_be_visible()
    page.keyboard.press("t")
    expect(panel(page)).to_be_hidden()
    assert table.asked == 0


def test_who_watches_has_no_coach(at):
    table = coached("sevn")
    table.you, table.viewer = None, -1
    page = at(table)
    expect(page.get_by_test_id("coach-toggle")).to_have_count(0)


def test_it_waits_for_ones_turn_and_goes_along_with_the_questions(at):
    table = CoachedTable(position([seat(0, (3, 7)), seat(10, (5, 11))], asked=1))
    page = at(table)
    page.get_by_test_id("coach-toggle").click()
    expect(panel(page)).to_contain_text(say("en", "coach-wait"))
    table.play("stop")
    expect(options(page)).to_have_count(2)
    table.play("draw")
    expect(panel(page)).to_contain_text(say("en", "coach-wait"))
    table.play("+4")
    expect(options(page)).to_have_count(2)
    assert table.asked == 2


def test_a_refusal_is_said_in_its_words_and_one_can_ask_again(at, new_context):
    table = coached("sevn")
    table.problem = refusal("refused-too-fast", seconds=3)
    page = at(table)
    page.get_by_test_id("coach-toggle").click()
    expect(panel(page).get_by_role("alert")).to_contain_text(table.problem.sentence)
    table.problem = None
    panel(page).get_by_role("button", name=say("en", "coach-again")).click()
    expect(options(page)).to_have_count(2)
    new_context.complaints[:] = [line for line in new_context.complaints if "status of 409" not in line]


COVERED = """() => {
    const sheet = document.querySelector('[data-testid=coach]').getBoundingClientRect();
    const asked = '[data-testid=decision], [data-testid=hand], [data-testid=line], [data-testid=actions], [data-testid=talk]';
    return [...document.querySelectorAll(asked)].filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.top < sheet.bottom && box.bottom > sheet.top && box.left < sheet.right - 1 && box.right > sheet.left + 1)
        .map(([one, box]) => `${one.dataset.testid} ${Math.round(box.top)} < ${Math.round(sheet.bottom)}`);
}"""
"""What one is asked for and the panel lies upon."""


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", GAMES)
def test_the_panel_at_every_size(at, game, window):
    page = at(coached(game), WINDOWS[window][0], language="de")
    opened(page)
    for size in WINDOWS[window]:
        with seen_at(page, size):
            check(page, size, table=False)
            assert page.evaluate(COVERED) == []
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_on_a_phone_it_gives_way_to_what_is_opened_below_it(at):
    page = at(coached("7wonders"), "phone")
    opened(page)
    page.locator("[data-testid=hand] button.take").first.click()
    page.get_by_test_id("actions").wait_for()
    page.wait_for_function(f"({COVERED})().length === 0")
    assert panel(page).bounding_box()["height"] >= 120


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_it_stands_beside_the_table(quick_server, new_context, game):
    page = new_context(viewport={"width": 844, "height": 390}, is_mobile=True, has_touch=True).new_page()
    table = coached(game)
    table.stage(page)
    page.goto(f"{quick_server.url}/table/staged")
    opened(page)
    assert page.evaluate(COVERED) == []
    assert overflow(page) <= 0


# The review ----------------------------------------------------------------------------------------------------------


def finished(page: Page, url: str) -> tuple[str, str]:
    """A match of SEVN that has been played to its end by somebody and a bot: its table and its id."""
    page.goto(url)
    headers = {"Origin": url}
    assert page.request.post(f"{url}/api/me", data={"name": "Ann"}, headers=headers).ok
    asked = {"game": "sevn", "seats": 2, "bots": ["cautious"], "start": True, "clock": "none"}
    while True:
        given = page.request.post(f"{url}/api/tables", data={**asked, "options": {"target_score": 20}}, headers=headers)
        table = given.json()["id"]
        page.evaluate(PLAY, table)
        match = page.request.get(f"{url}/api/tables/{table}").json()["match"]
        if any(step["seat"] == 0 for step in moves_of(page, url, match)):
            return table, match
        # the bot had twenty points before anything was asked of the other: dealt anew


def moves_of(page: Page, url: str, match: str) -> list[dict[str, Any]]:
    """The steps of a replay."""
    return page.request.get(f"{url}/api/matches/{match}/replay").json()["steps"]


def staged_review(page: Page, url: str, match: str) -> dict[str, int]:
    """A review of that match for the pages of this browser; gives its figures."""
    replay = page.request.get(f"{url}/api/matches/{match}/replay").json()
    own = [at for at, step in enumerate(replay["steps"]) if step["seat"] == 0]
    step = own[len(own) // 2]
    found: dict[int, tuple[str, str]] = {step: ("draw", "stop")}

    def answer(route: Route) -> None:
        whose = int(route.request.url.rsplit("seat=", 1)[1])
        told = review(match, "sevn", replay["total"], 2, whose, found if whose == 0 else {})
        route.fulfill(body=encoded(told), content_type="application/json")

    page.context.route("**/review?**", answer)
    return {"step": step, "last": replay["total"] - 1}


def test_from_the_end_of_a_match_to_what_cost_most(quick_server, person):
    page = person()
    table, match = finished(page, quick_server.url)
    figures = staged_review(page, quick_server.url, match)
    page.goto(f"{quick_server.url}/table/{table}")
    page.get_by_test_id("game-end").get_by_role("link", name=say("en", "review-link")).click()
    bar = page.get_by_test_id("replay")
    costly = page.get_by_test_id("costly").get_by_role("listitem")
    expect(costly).to_have_count(1)
    expect(costly).to_contain_text(say("en", "review-played", {"move": "Draw"}))
    expect(costly).to_contain_text(say("en", "review-better", {"move": "Stop"}))
    expect(costly).to_contain_text("12%\u00a0±\u00a04")
    costly.get_by_role("link").click()
    expect(bar).to_have_attribute("data-at", str(figures["step"] - 1))
    assert page.url.endswith(f"#{figures['step'] - 1}") == (figures["step"] > 1)
    expect(page.get_by_label("As seen by")).to_have_value("0")


def test_the_curve_is_gone_through_by_mouse_and_by_keyboard(quick_server, person):
    page = person()
    _, match = finished(page, quick_server.url)
    figures = staged_review(page, quick_server.url, match)
    page.goto(f"{quick_server.url}/replay/{match}?review")
    chart, bar = page.get_by_test_id("chances"), page.get_by_test_id("replay")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    box = chart.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 19, box["y"] + 100)
    expect(bar).to_have_attribute("data-at", str(figures["last"]))
    page.mouse.click(box["x"] + 43, box["y"] + 100)
    expect(bar).to_have_attribute("data-at", "0")
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-at", "1")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    assert "Ann " in (chart.get_attribute("aria-valuetext") or "")
    page.get_by_text(say("en", "review-table")).click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(figures["last"] + 2)


def test_any_seat_can_be_looked_at_and_a_match_without_costly_moves_says_so(quick_server, person):
    page = person(language="de")
    _, match = finished(page, quick_server.url)
    staged_review(page, quick_server.url, match)
    page.goto(f"{quick_server.url}/replay/{match}?review=0")
    page.get_by_test_id("costly").wait_for()
    page.get_by_label(say("de", "review-seat")).select_option(index=1)
    expect(page.get_by_test_id("costly")).to_contain_text(say("de", "review-costly-none", {"decisions": 17}))
    page.get_by_test_id("review").get_by_role("button", name=say("de", "close")).click()
    expect(page.get_by_test_id("review")).to_have_count(0)
    assert "review" not in page.url
    page.get_by_role("button", name=say("de", "review-link")).click()
    page.get_by_test_id("review").wait_for()


def test_while_it_is_computed_one_sees_how_far_it_is(quick_server, person):
    page = person()
    _, match = finished(page, quick_server.url)
    whole = review(match, "sevn", 12, 2, 0, {})
    part = msgspec.structs.replace(whole, stage="running", done=5, curve=whole.curve[:4])
    answers = [part, whole]
    page.route(
        "**/review?**",
        lambda route: route.fulfill(
            body=encoded(answers.pop(0) if len(answers) > 1 else answers[0]), content_type="application/json"
        ),
    )
    page.goto(f"{quick_server.url}/replay/{match}?review=0")
    expect(page.get_by_text(say("en", "review-running", {"done": 5, "of": 17}))).to_be_visible()
    expect(page.get_by_test_id("costly")).to_be_visible()


def test_my_games_lead_to_it(quick_server, person):
    page = person()
    _, match = finished(page, quick_server.url)
    page.goto(f"{quick_server.url}/account")
    link = page.get_by_role("link", name=say("en", "review-link")).first
    expect(link).to_have_attribute("href", f"/replay/{match}?review=0")


@pytest.mark.parametrize("window", WINDOWS)
def test_the_review_at_every_size(quick_server, person, window):
    page = person(WINDOWS[window][0], language="de")
    _, match = finished(page, quick_server.url)
    staged_review(page, quick_server.url, match)
    page.goto(f"{quick_server.url}/replay/{match}?review=0#3")
    page.get_by_test_id("costly").wait_for()
    for size in WINDOWS[window]:
        with seen_at(page, size):
            check(page, size, table=False)
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0

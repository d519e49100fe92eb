"""Two people and a bot at a table of 7 Wonders: what each sees of the others, minds changed, and where the hands go."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevenfold.texts import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SEATS = 3
LEFT, RIGHT = 1, -1

FANS = """() => {
    window.fans = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const row = this.closest('[data-testid=player]');
        if (row && this.matches('.fan')) {
            const place = (found) => found.getBoundingClientRect();
            const by = new DOMMatrix(frames[1].transform);
            const there = [...document.querySelectorAll('[data-testid=player]')].find((other) => {
                const [from, to] = [place(this), place(other.querySelector('.fan'))];
                return Math.hypot(to.left - from.left - by.e, to.top - from.top - by.f) < 2;
            });
            window.fans.push([Number(row.dataset.seat), Number(there?.dataset.seat)]);
        }
        return animate.call(this, frames, options);
    };
}"""
"""Notes of each hand that wanders from whom to whom it goes."""


def seated(person: Callable[..., Page], url: str) -> tuple[Page, Page]:
    """Ann and Ben with a builder between them and their first hands."""
    ann, ben = person("desk", speed="quick"), person("desk", speed="quick")
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.goto(url)
        assert page.request.post(f"{url}/api/me", data={"name": name}, headers={"Origin": url}).ok
    asked = {"game": "7wonders", "seats": SEATS, "bots": ["builder"], "options": {"side": "a"}}
    opened = ann.request.post(f"{url}/api/tables", data=asked, headers={"Origin": url})
    assert opened.ok, opened.text()
    link = f"{url}/table/{opened.json()['id']}"
    for page in (ann, ben):
        page.goto(link)
        page.get_by_test_id("waiting-room").wait_for()
    ben.locator(".start").get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Start", exact=True).click()
    for page in (ann, ben):
        page.locator("[data-testid='7wonders'][data-resting=true]").wait_for()
        page.evaluate(FANS)
    return ann, ben


def player(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-testid=player][data-seat='{seat}']")


def sell(page: Page, nth: int = 0) -> str:
    """Choose a card of the hand for three coins, which is always open; says which."""
    card = page.locator("[data-testid=hand] [data-card]").nth(nth)
    name = str(card.get_attribute("data-card"))
    card.click()
    actions = page.get_by_test_id("actions")
    expect(actions.locator("[data-word=sell]")).to_have_attribute("data-open", "true")
    actions.locator("[data-word=sell]").click()
    actions.wait_for(state="detached")
    return name


def test_signs_pointing_dots_and_large_cards(quick_server, person):
    ann, ben = seated(person, quick_server.url)
    bot, bens = 1, 2
    expect(player(ann, bot)).to_have_attribute("data-state", "chosen")
    expect(player(ann, bens)).to_have_attribute("data-state", "choosing")
    for seat, state in ((bot, "chosen"), (bens, "choosing")):
        sign = player(ann, seat).locator(".sign")
        expect(sign).to_have_attribute("title", say("en", f"wonders-state-{state}"))
        expect(sign.locator("svg")).to_have_count(1)

    ann.locator(f"[data-testid=neighbour][data-seat='{bens}']").hover()
    coloured = "name => getComputedStyle(name).backgroundColor"
    pointed = player(ann, bens).locator(".name").evaluate(coloured)
    expect(player(ann, bens)).to_have_class(re.compile(r"\bpointed\b"))
    ann.mouse.move(0, 0)
    expect(player(ann, bens)).not_to_have_class(re.compile(r"\bpointed\b"))
    assert pointed != player(ann, bens).locator(".name").evaluate(coloured), "the owner's name is coloured"

    player(ann, bens).click()
    expect(ann.locator(f"[data-testid=tableau][data-seat='{bens}']")).to_be_visible()
    expect(ann.get_by_test_id("city-dialog")).to_have_count(0)
    player(ann, bens).click()
    expect(ann.get_by_test_id("city-dialog")).to_be_visible()
    ann.keyboard.press("Escape")

    # what the bot has built lies as dots, and comes to light by pointing and by keyboard
    for _ in range(3):
        turn = ann.get_attribute("[data-testid='7wonders']", "data-turn")
        for page in (ann, ben):
            sell(page)
        for page in (ann, ben):
            page.locator(f"[data-testid='7wonders'][data-resting=true]:not([data-turn='{turn}'])").wait_for()
    player(ann, bot).click()
    dot = ann.locator(f"[data-testid=tableau][data-seat='{bot}'] button[data-laid]").first
    dot.hover()
    expect(ann.locator(".peek")).to_be_visible()
    ann.mouse.move(0, 0)
    expect(ann.locator(".peek")).to_have_count(0)
    ann.keyboard.press("Tab")  # from now on it goes by keyboard
    dot.focus()
    expect(ann.locator(".peek")).to_be_visible()


def test_a_mind_can_be_changed_until_the_last_has_chosen_and_hands_go_left_right_left(quick_server, person):
    ann, ben = seated(person, quick_server.url)
    first = sell(ann, 0)
    expect(ann.get_by_test_id("chosen")).to_be_visible()
    expect(player(ben, 0)).to_have_attribute("data-state", "chosen")
    before = ann.get_by_test_id("chosen").get_attribute("data-move")
    second = sell(ann, 1)
    assert first != second
    expect(ann.get_by_test_id("chosen")).not_to_have_attribute("data-move", str(before))
    expect(ann.locator("[data-testid='7wonders']")).to_have_attribute("data-turn", "1")

    went: dict[str, list[list[int]]] = {}
    while len(went) < 3:
        room = ann.locator("[data-testid='7wonders']")
        age, turn = room.get_attribute("data-age"), room.get_attribute("data-turn")
        if age not in went:
            ann.evaluate("() => { window.fans = [] }")
        for page in (ann, ben):
            if not page.get_by_test_id("chosen").count():
                sell(page)
        for page in (ann, ben):
            page.wait_for_function(
                """([age, turn]) => {
                    const room = document.querySelector('[data-testid="7wonders"]').dataset;
                    const more = document.querySelector('[data-testid=conflicts] button');
                    if (more) more.click();
                    return room.resting === 'true' && (room.age !== age || room.turn !== turn);
                }""",
                arg=[age, turn],
                timeout=60_000,
            )
        if age not in went:
            went[str(age)] = ann.evaluate("() => window.fans")
    for age, way in (("1", LEFT), ("2", RIGHT), ("3", LEFT)):
        assert sorted(went[age])[:SEATS] == [[seat, (seat + way) % SEATS] for seat in range(SEATS)], age

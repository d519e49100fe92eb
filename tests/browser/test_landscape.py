"""A phone on its side: what one may do is in sight at once, and everything else is reached by scrolling, whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sevenfold.texts import say

pytestmark = pytest.mark.browser

HAND = "[data-testid=hand] button.take"
PARTS = {
    "7wonders": ("[data-testid=tableau]", "[data-testid=hand]"),
    "weisen": ("[data-testid=spaces]", "[data-testid=middle]"),
}


@pytest.mark.parametrize("game", ["7wonders", "weisen"])
def test_nothing_is_cut_off_on_a_phone_on_its_side(quick_server, new_context, game):
    page = new_context(viewport={"width": 844, "height": 390}, is_mobile=True, has_touch=True).new_page()
    page.goto(quick_server.url)
    page.locator(f".panel-{game}").get_by_role("button", name=say("en", "play-now")).click()
    room = page.get_by_test_id(game)
    expect(room).to_be_visible()
    for part in PARTS[game]:
        shown = page.locator(part).first
        expect(shown).to_be_visible()
        shown.scroll_into_view_if_needed()
        box = shown.bounding_box()
        assert box["height"] >= 80, part
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= 844, part
        cut = shown.evaluate("e => e.scrollHeight - e.clientHeight")
        assert cut <= 2, part
    assert room.evaluate("e => e.scrollWidth - e.clientWidth") <= 0


def test_the_hand_of_7_wonders_is_in_sight_at_once_on_a_phone_on_its_side(quick_server, new_context):
    page = new_context(viewport={"width": 844, "height": 390}, is_mobile=True, has_touch=True).new_page()
    page.goto(quick_server.url)
    page.locator(".panel-7wonders").get_by_role("button", name=say("en", "play-now")).click()
    cards = page.locator(HAND)
    expect(cards).to_have_count(7)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.9)

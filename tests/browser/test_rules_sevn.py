"""The complete rules of SEVN: cards, counts and examples come from the game, every case can be seen, links lead to it."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access

from sevenfold.games.sevn.cards import CARDS
from sevenfold.games.sevn.lessons import lesson, lesson_names
from sevenfold.texts import keys, say

pytestmark = pytest.mark.browser

CASES = sorted(key.removeprefix("case-sevn-") for key in keys("en") if re.fullmatch(r"case-sevn-\w+", key))
ROWS = ["scoring", "scoring_doubled", "scoring_floor"]


@pytest.fixture
def rules(server, new_context):
    """A function that opens the rules, at an anchor where one is named."""

    def show(anchor="", **options):
        page = new_context(**options).new_page()
        page.goto(f"{server.url}/rules/sevn{anchor}")
        expect(
            page.get_by_role("heading", name=say(options.get("locale", "en")[:2], "rules-sevn-glossary"))
        ).to_be_visible()
        return page

    return show


def test_every_card_stands_there_with_its_copies(rules):
    page = rules()
    for card in CARDS:
        if card["group"] == "number":
            item = page.locator(".numbers li").filter(has=page.get_by_role("img", name=re.compile(rf"^{card['id']}:")))
        else:
            item = page.locator(f"[id='{card['id'].replace('+', 'plus_')}']")
        expect(item).to_have_count(1)
        expect(item).to_contain_text(say("en", "card-copies", {"copies": card["copies"]}))


def test_the_size_of_the_deck_is_that_of_the_deck(rules):
    page = rules()
    figures = {"cards": sum(card["copies"] for card in CARDS), "values": sum("value" in card for card in CARDS)}
    expect(page.get_by_text(say("en", "rules-sevn-deck-1", figures))).to_be_visible()


@pytest.mark.parametrize("name", ROWS)
def test_a_row_is_counted_up_line_by_line(rules, name):
    page = rules()
    count = page.get_by_role("group", name=say("en", "rules-sevn-count"), exact=True)
    count.get_by_role("radio", name=say("en", f"rules-sevn-count-row-{name}")).check(force=True)
    row = lesson(name).steps[0].view.rows[0]
    total = count.locator(".total .numeral")
    running = 0
    expect(total).to_have_text("0")
    forward = count.get_by_role("button", name=say("en", "lesson-forward"))
    for line in row.lines:
        forward.click()
        running += line.points
        expect(total).to_have_text(str(running))
        expect(count.locator("p[aria-live]")).to_contain_text(say("en", f"score-sevn-{line.what}"))
    assert running == row.points
    expect(count.locator("p[aria-live]")).to_contain_text(say("en", "rules-sevn-count-done", {"points": row.points}))
    expect(forward).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(total).to_have_text(str(running - row.lines[-1].points))


def test_the_first_row_has_five_numbers_and_two_bonus_cards():
    groups = {card["id"]: card["group"] for card in CARDS}
    cards = [groups[card] for card in lesson("scoring").steps[0].view.rows[0].cards]
    assert cards == ["number"] * 5 + ["bonus"] * 2


def test_every_case_is_a_lesson():
    assert set(CASES) <= set(lesson_names())


def test_every_special_case_can_be_seen_on_the_table(rules):
    page = rules(reduced_motion="reduce")
    assert len(CASES) > 10
    for name in CASES:
        see_on_the_table(page, name)


def see_on_the_table(page, name):
    case = page.locator(f"[id='case-{name}']")
    case.get_by_text(say("en", "rules-show")).click()
    group = case.get_by_role("group", name=say("en", f"case-sevn-{name}"))
    steps = lesson(name).steps
    for _ in steps[1:]:
        group.get_by_role("button", name=say("en", "lesson-forward")).click()
    for row in steps[-1].view.rows:
        seat = group.locator(f"[data-seat='{row.seat}']")
        expect(seat).to_contain_text(str(row.banked))
        expect(seat.get_by_role("img", name=re.compile(": "))).to_have_count(len(row.cards) + (row.twice is not None))


def test_the_contents_lead_to_every_section(rules):
    page = rules()
    contents = page.get_by_role("navigation", name=say("en", "rules-contents"))
    for link in contents.get_by_role("link").all():
        link.click()
        expect(page.locator(link.get_attribute("href"))).to_be_in_viewport()


@pytest.mark.parametrize("anchor", ["#ladder", "#case-tie", "#glossary", "#plus_10"])
def test_a_link_leads_to_its_place(rules, anchor):
    page = rules(anchor)
    expect(page.locator(anchor)).to_be_in_viewport()


def test_the_glossary_gives_both_languages_side_by_side(rules):
    page = rules()
    terms = sorted(key for key in keys("en") if re.fullmatch(r"glossary-sevn-\w+", key))
    expect(page.locator("tbody tr")).to_have_count(len(terms))
    for term in terms:
        assert say("en", f"{term}-en") == say("de", f"{term}-en")
        assert say("en", f"{term}-de") == say("de", f"{term}-de")
        row = page.locator("tbody tr").filter(has_text=say("en", term))
        expect(row).to_contain_text(say("en", f"{term}-en"))
        expect(row).to_contain_text(say("en", f"{term}-de"))


def test_on_paper_only_the_rules_are_left(rules):
    page = rules()
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name=say("en", "rules-contents"))).not_to_be_visible()
    expect(page.get_by_role("button", name=say("en", "rules-print"))).not_to_be_visible()
    expect(page.get_by_role("heading", name=say("en", "rules-sevn-scoring"))).to_be_visible()


@pytest.mark.parametrize(("width", "locale"), [(390, "de-DE"), (820, "en-GB"), (1440, "de-DE")])
def test_it_is_accessible_and_fits(rules, width, locale):
    page = rules(viewport={"width": width, "height": 900}, locale=locale, reduced_motion="reduce")
    case = page.locator("article").first
    case.locator("summary").click()
    expect(case.get_by_role("group").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)

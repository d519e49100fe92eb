"""The complete rules of Die Sieben Weisen: pieces and figures come from the game, each example can be gone through."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access

from sevenfold.games.weisen.cards import ROLES, SPACE_FACTS, SPELLS
from sevenfold.games.weisen.lessons import lesson, lesson_names
from sevenfold.texts import keys, say

pytestmark = pytest.mark.browser


@pytest.fixture
def rules(server, new_context):
    """A function that opens the rules, at an anchor where one is named."""

    def show(anchor="", **options):
        page = new_context(**options).new_page()
        page.goto(f"{server.url}/rules/weisen{anchor}")
        expect(page.locator("#glossary")).to_be_visible()
        return page

    return show


def test_every_sage_has_its_cards_and_every_space_its_order(rules):
    page = rules()
    for suit, kinds in (*((role, 7) for role in ROLES), ("owl", 3)):
        expect(page.locator(f"[id='{suit}'] [data-group='{suit}']")).to_have_count(kinds)
    for number, order in enumerate(SPACE_FACTS.table, 1):
        shown = page.locator(f"[id='space-{number}'] [data-role]")
        assert [line.get_attribute("data-role") for line in shown.all()] == list(order)


def test_it_says_that_the_hierarchies_are_reconstructed(rules):
    page = rules()
    expect(page.locator("#hierarchy ~ p", has_text="reconstructed")).to_be_visible()


def test_the_set_up_is_that_of_the_game(rules):
    page = rules()
    rows = page.locator("#setup ~ table tbody tr")
    shown = [row.locator("td").all_text_contents() for row in rows.all()]
    assert shown == [["2", "1", "0"], ["5", "6", "7"], ["48", "56", "64"], ["2", "2", "3"]]


def test_every_lesson_is_an_example_on_the_page(rules):
    page = rules()
    shown = {found.get_attribute("id").removeprefix("example-") for found in page.locator("details").all()}
    assert shown == set(lesson_names())


@pytest.mark.parametrize("name", lesson_names())
def test_every_example_can_be_gone_through(rules, name):
    page = rules(reduced_motion="reduce")
    example = page.locator(f"[id='example-{name}']")
    example.locator("summary").click()
    group = example.get_by_role("group", name=say("en", f"rules-weisen-example-{name}"), exact=True)
    steps = lesson(name).steps
    said = group.locator("p[aria-atomic]")
    expect(said).to_have_text(say("en", steps[0].caption, steps[0].figures))
    group.get_by_role("button", name=say("en", "lesson-forward")).focus()
    for step in steps[1:]:
        page.keyboard.press("ArrowRight")
        expect(said).to_have_text(say("en", step.caption, step.figures))
    for seat in steps[-1].view.seats:
        expect(group.locator(f"[data-seat='{seat.seat}']")).to_contain_text(lesson(name).players[seat.seat])


def test_the_contents_lead_to_every_section(rules):
    page = rules()
    contents = page.get_by_role("navigation", name=say("en", "rules-contents"))
    for link in contents.get_by_role("link").all():
        link.click()
        expect(page.locator(link.get_attribute("href"))).to_be_in_viewport()


@pytest.mark.parametrize("anchor", [*(f"#{spell}" for spell in SPELLS), "#case-final_tie", "#glossary", "#space-11"])
def test_a_link_leads_to_its_place(rules, anchor):
    page = rules(anchor)
    expect(page.locator(anchor)).to_be_in_viewport()


def test_no_words_are_missing(rules):
    """A key without words shows as itself."""
    for locale in ("en-GB", "de-DE"):
        page = rules(locale=locale)
        assert re.findall(r"\b(?:rules|case|glossary|option)-weisen-[\w-]+", page.locator("main").inner_text()) == []


def test_the_glossary_gives_both_languages_side_by_side(rules):
    page = rules()
    terms = sorted(key for key in keys("en") if re.fullmatch(r"glossary-weisen-\w+", key))
    expect(page.locator("#glossary ~ .scroll tbody tr")).to_have_count(len(terms))
    for term in terms:
        assert say("en", f"{term}-en") == say("de", f"{term}-en")
        assert say("en", f"{term}-de") == say("de", f"{term}-de")


def test_on_paper_only_the_rules_are_left(rules):
    page = rules()
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name=say("en", "rules-contents"))).not_to_be_visible()
    expect(page.get_by_role("button", name=say("en", "rules-print"))).not_to_be_visible()
    expect(page.get_by_role("heading", name=say("en", "rules-weisen-scoring"))).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "locale"), [(390, 844, "de-DE"), (820, 1180, "en-GB"), (1440, 900, "de-DE")]
)
def test_it_is_accessible_and_fits(rules, width, height, locale):
    page = rules(viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce")
    for summary in page.locator("summary").all():
        summary.click()
    expect(page.locator(".lesson")).to_have_count(len(lesson_names()))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)

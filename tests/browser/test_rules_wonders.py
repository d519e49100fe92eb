"""The complete rules of 7 Wonders: cards, boards and examples come from the game, every card can be found, links lead to it."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.looking import check_access

from sevenfold.games.wonders.boards import BOARD_IDS, STAGES_OF
from sevenfold.games.wonders.cards import CARDS, FACTS
from sevenfold.games.wonders.data import COLOURS, LEAST_PLAYERS, MOST_PLAYERS
from sevenfold.games.wonders.lessons import lesson
from sevenfold.games.wonders.scoring import LINES
from sevenfold.texts import keys, say

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (820, 1180), (1440, 900)]
LANGUAGES = {"en": "en-GB", "de": "de-DE"}


@pytest.fixture
def rules(quick_server, new_context):
    """A function that opens the rules, at an anchor where one is named."""

    def show(anchor="", *, language="en", **options):
        page = new_context(locale=LANGUAGES[language], **options).new_page()
        page.goto(f"{quick_server.url}/rules/7wonders{anchor}")
        # Every card and board is drawn before: much for a machine that is busy.
        heading = page.get_by_role("heading", name=say(language, "rules-wonders-glossary"))
        expect(heading).to_be_visible(timeout=30_000)
        return page

    return show


def name(card, language="en"):
    return say(language, f"card-7wonders-{card}")


def entry(page, card):
    return page.locator(f"li[id='{card}']")


def shown(page):
    return page.get_by_test_id("cards").locator("> li")


def search(page, language="en"):
    return page.get_by_role("searchbox", name=say(language, "cards-wonders-search"))


def ids(cards):
    return [card.id for card in cards]


def expect_cards(page, cards, language="en"):
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\w"))).to_contain_text(
        say(language, "cards-wonders-found", {"count": len(cards)})
    )
    assert [item.get_attribute("id") for item in shown(page).all()] == cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_stands_there_with_both_names_its_cost_effect_and_copies(rules, language):
    page = rules(language=language)
    expect(shown(page)).to_have_count(len(CARDS))
    other = "de" if language == "en" else "en"
    expect(entry(page, "altar").get_by_role("heading")).to_contain_text(name("altar", language))
    expect(entry(page, "aqueduct").locator(f"[lang={other}]")).to_have_text(name("aqueduct", other))
    said = {item["id"]: item["text"] for item in page.evaluate(ENTRIES)}
    for card in CARDS:
        text = said[card.id]
        assert name(card.id, language) in text
        assert name(card.id, other) in text
        assert "7wonders" not in text
        for chained in (*card.free_with, *card.unlocks):
            assert name(chained, language) in text
        copies = [card.copies(players) for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
        cells = page.locator(f"li[id='{card.id}'] td").all_inner_texts()
        assert cells == ([] if card.is_guild else [str(number) if number else "\u2013" for number in copies])


ENTRIES = """() => [...document.querySelectorAll('[data-testid=cards] > li')].map(item => ({id: item.id, text: item.innerText}))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wanted", ["gardens", "gärten", "GARTEN"])
def test_a_card_is_found_by_a_part_of_either_name(rules, wanted, language):
    page = rules(language=language)
    search(page, language).fill(wanted)
    expect_cards(page, ["gardens"], language)


def test_cards_are_found_by_colour_age_and_number_of_players(rules):
    page = rules()
    for colour in COLOURS:
        page.get_by_role("radio", name=say("en", f"group-7wonders-{colour}"), exact=True).check(force=True)
        expect_cards(page, ids(card for card in CARDS if card.colour == colour))
    page.get_by_role("radio", name=say("en", "group-7wonders-blue"), exact=True).check(force=True)
    page.get_by_role("radio", name="I", exact=True).check(force=True)
    expect_cards(page, ids(card for card in CARDS if card.colour == "blue" and card.age == 1))
    page.get_by_label(say("en", "cards-wonders-players")).select_option(
        label=say("en", "cards-wonders-people", {"players": 3})
    )
    expect_cards(page, ids(card for card in CARDS if card.colour == "blue" and card.age == 1 and card.copies(3)))


def test_cards_are_found_by_their_chain(rules):
    page = rules()
    page.get_by_label(say("en", "cards-wonders-chain")).select_option(label=name("temple"))
    expect_cards(page, ["altar", "temple", "pantheon"])


def test_nothing_found_says_so_and_leads_back_to_all(rules):
    page = rules()
    search(page).fill("no such card")
    expect(shown(page)).to_have_count(0)
    page.get_by_role("button", name=say("en", "cards-wonders-reset")).click()
    expect(shown(page)).to_have_count(len(CARDS))
    expect(search(page)).to_have_value("")


def test_a_chain_leads_to_its_card_even_where_the_search_had_left_it_out(rules):
    page = rules()
    search(page).fill("altar")
    expect_cards(page, ["altar"])
    entry(page, "altar").get_by_role("link", name=name("temple")).click()
    expect(entry(page, "temple")).to_be_in_viewport()
    expect(entry(page, "temple")).to_be_focused()
    entry(page, "temple").get_by_role("link", name=name("pantheon")).click()
    expect(entry(page, "pantheon")).to_be_in_viewport()
    page.go_back()
    expect(entry(page, "temple")).to_be_in_viewport()


@pytest.mark.parametrize("anchor", ["altar", "builders_guild", "babylon_b", "case-vineyard", "glossary", "cards"])
def test_a_link_leads_to_its_place(rules, anchor):
    page = rules(f"#{anchor}")
    expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()


def test_no_two_places_have_the_same_address(rules):
    page = rules()
    found = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(found) == len(set(found))


def test_the_contents_lead_to_every_section(rules):
    page = rules()
    contents = page.get_by_role("navigation", name=say("en", "rules-contents"))
    for link in contents.get_by_role("link").all():
        link.click()
        expect(page.locator(link.get_attribute("href"))).to_be_in_viewport()


def test_every_side_of_every_board_stands_there_with_its_stages(rules):
    page = rules()
    for board, stages in zip(BOARD_IDS, STAGES_OF, strict=True):
        item = page.locator(f"[id='{board}']")
        expect(item.get_by_role("heading")).to_have_text(say("en", "board-7wonders", {"card": board}))
        expect(item.locator("ol > li")).to_have_count(len(stages))


def test_the_numbers_in_the_prose_are_those_of_the_game(rules):
    page = rules()
    figures = {"least": LEAST_PLAYERS, "most": MOST_PLAYERS, "coins": FACTS.starting_coins}
    expect(page.get_by_text(say("en", "rules-wonders-setup-1", figures))).to_be_visible()
    first, second, third = FACTS.victory
    tokens = {"first": first, "second": second, "third": third, "defeat": FACTS.defeat}
    expect(page.get_by_text(say("en", "rules-wonders-age-1", tokens))).to_be_visible()


def test_science_is_counted_by_the_rules(rules):
    page = rules()
    group = page.get_by_test_id("science")
    expect(group).to_contain_text(say("en", "rules-wonders-science-total", {"points": 31}))
    expect(group).to_contain_text(say("en", "rules-wonders-science-sum", lesson("science").steps[0].figures))
    group.get_by_role("radio", name=say("en", "rules-wonders-science-free")).check(force=True)
    points = lesson("science_free").steps[0].view.cities[0].score.science
    expect(group).to_contain_text(say("en", "rules-wonders-science-total", {"points": points}))


def test_the_payment_shows_every_way_the_rules_find(rules):
    page = rules()
    card = next(card for card in lesson("payment").steps[0].view.hand if len(card.build.ways) > 1)
    ways = page.get_by_test_id("payment-example").get_by_role("listitem")
    expect(ways).to_have_count(len(card.build.ways))
    for item, way in zip(ways.all(), card.build.ways, strict=True):
        figures = {"left": way.left, "right": way.right, "coins": way.coins}
        expect(item).to_contain_text(say("en", "rules-wonders-paying-way", figures))


def test_the_score_sheet_is_the_one_of_the_rules(rules):
    page = rules()
    sheet = page.get_by_test_id("sheet")
    cities = sorted(lesson("sheet").steps[0].view.cities, key=lambda city: city.rank)
    for line in LINES:
        row = sheet.get_by_role("row").filter(
            has=page.get_by_role("rowheader", name=say("en", f"score-7wonders-{line}"), exact=True)
        )
        points = [getattr(city.score, line) for city in cities]
        assert row.get_by_role("cell").all_inner_texts() == [f"{number}".replace("-", "\u2212") for number in points]
    expect(sheet.locator(".total td").first).to_have_text(str(cities[0].score.total))


def test_the_glossary_gives_both_languages_side_by_side(rules):
    page = rules()
    terms = sorted(key for key in keys("en") if re.fullmatch(r"glossary-wonders-\w+", key))
    assert len(terms) > 10
    for term in terms:
        assert say("en", f"{term}-en") == say("de", f"{term}-en")
        assert say("en", f"{term}-de") == say("de", f"{term}-de")
        row = page.locator("tbody tr").filter(has_text=say("en", term))
        expect(row).to_contain_text(say("en", f"{term}-en"))
        expect(row).to_contain_text(say("en", f"{term}-de"))


def test_the_language_can_be_changed_under_a_search(rules):
    page = rules(language="de")
    search(page, "de").fill("temple")
    expect_cards(page, ["temple"], "de")
    expect(entry(page, "temple").get_by_role("heading")).to_contain_text(name("temple", "de"))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_is_accessible_and_fits(rules, size):
    width, height = size
    language = "en" if width == 820 else "de"
    page = rules(viewport={"width": width, "height": height}, language=language, reduced_motion="reduce")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_access(page)

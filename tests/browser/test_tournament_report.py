"""The report of a tournament in Chromium: it fits, needs nothing from outside, can be read by everybody, in both languages."""

import re

import pytest
from tests.arena.cups import small, timid
from tests.browser.looking import check_access, overflow

from sevenfold.arena import tournament

pytestmark = pytest.mark.browser

SIZES = ("phone", "tablet", "desk")


@pytest.fixture(scope="module")
def reports(tmp_path_factory):
    """The same tournament's report in both languages."""
    folder = tmp_path_factory.mktemp("cups")
    for language in ("en", "de"):
        plan = small(bots=["odds", "cautious", "random", "sharp", "timid"], seats=4, games=40)
        tournament(plan, processes=1, policies={"timid": timid}, folder=folder / language, language=language)
    return folder


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_report_fits_and_can_be_read(reports, person, language):
    for size in SIZES:
        page = person(size)
        asked = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto((reports / language / "report.html").as_uri())
        assert overflow(page) == 0, size
        check_access(page)
        assert len(asked) == 1, "it asks for something else"
        page.context.close()


def test_the_report_says_what_came_out(reports, person):
    page = person("desk")
    page.goto((reports / "de" / "report.html").as_uri())
    assert page.title() == "SEVN: Turnier"
    sections = page.get_by_role("heading", level=2).all_inner_texts()
    assert sections == [
        "Siege",
        "Punkte",
        "Einer gegen den anderen",
        "Wie die Punkte fallen",
        "Platz für Platz",
        "Wertung",
    ]
    table = page.get_by_role("region", name="Einer gegen den anderen")
    assert table.get_by_role("rowheader").count() == 5
    assert page.get_by_text("timid").count() > 0  # a policy of one's own has the name it was given
    assert page.get_by_role("img", name=re.compile(r"Würfel: von \d+ bis \d+ Punkte")).is_visible()


def test_a_name_is_no_markup(tmp_path, person):
    name = "<img src=x onerror=document.title='hit'>"
    tournament(small(bots=[name, "odds"], games=2), processes=1, policies={name: timid}, folder=tmp_path)
    page = person("phone")
    page.goto((tmp_path / "report.html").as_uri())
    assert page.title() == "SEVN: tournament"
    assert page.locator("img").count() == 0

"""Replays at the page: a record that was brought along, on the board of each game, by mouse, keyboard, link and by itself."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import WINDOWS
from tests.browser.looking import seen_at
from tests.browser.test_looks import check

from sevenfold.games.kit.match import Match
from sevenfold.games.kit.reading import replay
from sevenfold.games.registry import GAMES
from sevenfold.games.registry import game as game_of


def record_of(game_id: str) -> Match:
    """A whole match in which everybody does what the clock would."""
    game = game_of(game_id)
    match = Match.begin(game, ["Ann", "Ben", "Cleo", "Dan"][: max(game.least_seats, 3)], {}, bytes(32))
    while not match.over:
        seat = game.waiting(match.state)[0]
        match.play(seat, game.fallback(match.state, seat), t=1.0)
    return match


RECORDS = {game_id: record_of(game_id) for game_id in GAMES}


def moves(match: Match) -> int:
    return sum("move" in json.loads(line) for line in match.lines)


def opened(page: Any, url: str, match: Match) -> Any:
    """The record of a match, chosen at the page."""
    page.goto(f"{url}/replay")
    data = "\n".join(match.lines).encode() + b"\n"
    page.locator("input[type=file]").set_input_files(
        {"name": "match.sevenfold.jsonl", "mimeType": "application/jsonl", "buffer": data}
    )
    page.locator(f"[data-testid='{match.game.id}']").wait_for()
    return page.get_by_test_id("replay")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_is_watched_by_mouse_and_by_keyboard(quick_server, person, game_id):
    match, page = RECORDS[game_id], person()
    bar, last = opened(page, quick_server.url, match), moves(RECORDS[game_id])
    expect(bar).to_have_attribute("data-at", "0")
    page.get_by_role("button", name="One move on").click()
    expect(bar).to_have_attribute("data-at", "1")
    expect(bar.get_by_text(f"Move 1 of {last}")).to_be_visible()
    page.keyboard.press("End")
    expect(bar).to_have_attribute("data-at", str(last))
    points = match.game.result(match.state).points
    expect(bar.get_by_role("listitem").filter(has_text=f"Ann: {points[0]}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(bar).to_have_attribute("data-at", str(last - 1))
    page.keyboard.press("Home")
    expect(bar).to_have_attribute("data-at", "0")
    page.get_by_role("slider", name="Moment of the match").fill("3")
    expect(bar).to_have_attribute("data-at", "3")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_plays_itself_to_its_end(quick_server, person, game_id):
    page = person()
    bar = opened(page, quick_server.url, RECORDS[game_id])
    page.get_by_role("slider").fill(str(max(0, moves(RECORDS[game_id]) - 6)))
    page.get_by_role("button", name="Play on").click()
    expect(bar).to_have_attribute("data-at", str(moves(RECORDS[game_id])), timeout=30_000)
    expect(page.get_by_role("button", name="Play on")).to_be_visible()


HAND_IS = """hand => [...document.querySelectorAll('[data-card]')].map(card => card.getAttribute('data-card')).sort().join() === hand.join()"""


def hands_after(match: Match, count: int) -> list[list[str]]:
    """The cards each seat holds in 7 Wonders after so many moves."""
    done = 0
    for step in replay(match.lines):
        done += step.kind == "move"
        if done == count:
            views = [match.game.view(step.state, seat) for seat in range(3)]
            return [sorted(held.card for held in view.hand) for view in views]
    raise AssertionError(count)


def test_the_hand_of_each_seat_is_seen_through_its_eyes(quick_server, person):
    page = person()
    bar = opened(page, quick_server.url, RECORDS["7wonders"])
    for _ in range(4):
        page.get_by_role("button", name="One move on").click()
    expect(bar).to_have_attribute("data-at", "4")
    expect(page.locator("[data-card]")).to_have_count(0)
    hands = hands_after(RECORDS["7wonders"], 4)
    assert hands[0] != hands[1]
    for seat, name in enumerate(("Ann", "Ben")):
        page.get_by_label("As seen by").select_option(label=name)
        page.wait_for_function(HAND_IS, arg=hands[seat])
        expect(bar).to_have_attribute("data-at", "4")


def test_the_deal_is_checked_in_plain_words(quick_server, person):
    page, match = person(), RECORDS["sevn"]
    opened(page, quick_server.url, match)
    page.get_by_role("button", name="Was the deal fair?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Yes. Everything was as it was promised")).to_be_visible()
    expect(dialog.get_by_text(json.loads(match.lines[0])["seal"])).to_be_visible()
    check(page, "desk", table=False)


def test_a_record_that_was_changed_is_refused_with_its_line(quick_server, person, new_context):
    page, match = person(), RECORDS["sevn"]
    lines = [match.lines[0], '{"seat":9,"move":"draw"}']
    page.goto(f"{quick_server.url}/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "bad.jsonl", "mimeType": "application/jsonl", "buffer": "\n".join(lines).encode()}
    )
    expect(page.get_by_role("alert").filter(has_text="2")).to_be_visible()
    check(page, "desk", table=False)
    new_context.complaints[:] = [line for line in new_context.complaints if "status of 400" not in line]


PLAY = """table => new Promise(done => {
    const wire = new WebSocket(location.origin.replace('http', 'ws') + '/ws/tables/' + table);
    let id = 0;
    wire.onmessage = ({data}) => {
        const {type, choices, version, result} = JSON.parse(data);
        if (type !== 'snapshot' && type !== 'update') return;
        if (result) { wire.onclose = () => done(); wire.close(); }
        const open = choices.find(({refusal}) => refusal === null);
        if (open) wire.send(JSON.stringify({type: 'move', id: ++id, version, move: open.move}));
    };
})"""
"""Plays the first open move until the match is over."""


def test_a_moment_of_a_match_has_an_address(quick_server, person):
    page = person()
    page.goto(quick_server.url)
    page.evaluate(
        """async () => {
            await fetch('/api/me', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{"name":"Ann"}'});
        }"""
    )
    table = page.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'sevn', seats: 2, bots: ['cautious'], start: true, clock: 'none',
                                  options: {target_score: 20}})})).json()).id"""
    )
    page.evaluate(PLAY, table)
    page.goto(f"{quick_server.url}/table/{table}")
    end = page.get_by_test_id("game-end")
    end.get_by_role("link", name="Watch again").click()
    bar = page.get_by_test_id("replay")
    bar.wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("data-at", "2")
    assert page.url.endswith("#2")
    other = person("phone")
    other.goto(page.url)
    expect(other.get_by_test_id("replay")).to_have_attribute("data-at", "2")
    other.evaluate("location.hash = '#1'")
    expect(other.get_by_test_id("replay")).to_have_attribute("data-at", "1")
    other.goto(page.url.replace("#2", "#999999"))
    expect(other.get_by_test_id("replay").get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_board_at_every_size(quick_server, person, game_id, window):
    page = person(WINDOWS[window][0])
    bar = opened(page, quick_server.url, RECORDS[game_id])
    page.get_by_label("As seen by").select_option(index=1)
    page.get_by_role("slider").fill("5")
    expect(bar).to_have_attribute("data-at", "5")
    for size in WINDOWS[window]:
        with seen_at(page, size):
            check(page, size, table=False)
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0

"""My turn, when I don't look: the title, the chime, and the browser's own notification, which leads to the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SIZES
from tests.browser.looking import check_access, overflow
from tests.browser.ringing import SHOWN, SHOWN_ARE, Ringing, deliver, ringing
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.browser

Seated = Callable[[Any], tuple[str, Any]]
PUSH = "Tell me when I’m not looking"


@pytest.fixture(scope="module")
def bell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ringing]:
    with ringing(tmp_path_factory.mktemp("bell")) as found:
        yield found


@pytest.fixture(scope="module")
def bell_server(new_server: Callable[..., Any], bell: Ringing) -> Any:
    return new_server(SEVENFOLD_BOT_PACE="0", **bell.settings)


class Friend:
    """Somebody else at the table, without a page: plays the first move that is open, stopping where that is one."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.number = 0
        self.choices: list[dict[str, Any]] = []
        self.version = -1
        self.here: list[bool] = []
        self.hear()

    def hear(self) -> dict[str, Any]:
        message = json.loads(self.wire.recv(60))
        if message["type"] in {"snapshot", "table"}:
            self.here = [seat["here"] for seat in message["table"]["seats"]]
        if message["type"] in {"snapshot", "update"}:
            self.version, self.choices = message["version"], message["choices"]
        return message

    def do(self, kind: str, **fields: Any) -> None:
        self.number += 1
        self.wire.send(json.dumps({"type": kind, "id": self.number, **fields}))
        while (message := self.hear()).get("id") != self.number:
            pass
        assert message["type"] == "done", message

    def move(self) -> None:
        words = [choice["move"] for choice in self.choices if choice["refusal"] is None]
        before = self.version
        self.do("move", version=self.version, move="stop" if "stop" in words else words[0])
        while self.version <= before:
            self.hear()

    def plays(self, seat: int) -> None:
        """Play until the other one is asked, who is not there."""
        while self.here[seat]:
            self.hear()
        while self.choices:
            self.move()


def at(context: BrowserContext, page_url: str) -> connect:
    """A socket to the table of that page, for whoever the browser is."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
    address = page_url.replace("http", "ws").replace("/table/", "/ws/tables/")
    return connect(address, additional_headers={"Cookie": cookies}, open_timeout=60)


@pytest.fixture
def seated(bell_server: Any, new_context: Callable[..., BrowserContext]) -> Iterator[Seated]:
    """A function that seats two at a table of SEVN and begins: the page is Ann's, and Ben has none."""
    with ExitStack() as stack:

        def make(page: Page) -> tuple[str, Friend]:
            url, ben = bell_server.url, new_context()
            page.goto(url)
            for context, name in ((page.context, "Ann"), (ben, "Ben")):
                assert context.request.post(f"{url}/api/me", data={"name": name}).ok
            wanted = {"game": "sevn", "seats": 2, "clock": "days", "private": True}
            table = page.context.request.post(f"{url}/api/tables", data=wanted).json()["id"]
            friend = Friend(stack.enter_context(at(ben, f"{url}/table/{table}")))
            friend.do("sit")
            page.goto(f"{url}/table/{table}")
            page.get_by_role("button", name="Start", exact=True).click()
            page.get_by_test_id("sevn").wait_for()
            while friend.version < 1:
                friend.hear()
            return table, friend

        yield make


def my_turn_goes(page: Page, friend: Friend) -> None:
    """Where it is the page's turn at first, play it, with a socket beside the page's."""
    with at(page.context, page.url) as wire:
        mine = Friend(wire)
        while mine.choices:
            mine.move()
    while not friend.choices:
        friend.hear()


def allowed(person: Callable[..., Page], bell: Ringing, size: str = "desk", **more: str) -> tuple[Page, Any]:
    """Somebody whose browser may show notifications, and what it is told."""
    page = person(size, **more)
    page.context.grant_permissions(["notifications"])
    return page, bell.subscribe(page.context)


def turn_on(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    with page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        page.get_by_role("checkbox", name=PUSH).click()
    assert answer.value.url.endswith("/api/reminders")
    assert answer.value.ok
    expect(page.get_by_role("checkbox", name=PUSH)).to_be_enabled()
    expect(page.get_by_role("checkbox", name=PUSH)).to_be_checked()
    page.keyboard.press("Escape")


def test_the_browser_tells_me_of_my_turn_and_a_click_leads_to_the_table(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated
):
    ann, browser = allowed(person, bell)
    table, friend = seated(ann)
    turn_on(ann)
    my_turn_goes(ann, friend)
    ann.get_by_role("link", name="To the lobby").first.click()
    ann.get_by_role("heading", name="SEVN", exact=True).wait_for()
    friend.plays(0)
    told = bell.rung(browser)
    assert told["title"] == "Your turn at your table (SEVN)"
    assert told["body"] == "With Ben"

    deliver(ann, told)
    ann.evaluate(SHOWN_ARE, 1)
    assert ann.evaluate(SHOWN) == [told]

    (opened,) = ann.context.service_workers[0].evaluate(CLICKED)
    ann.evaluate(SHOWN_ARE, 0)
    assert opened == f"/table/{table}"
    ann.goto(bell_server.url + opened)
    ann.locator("[data-testid=decision][data-mine=true]").wait_for()


def test_what_was_shown_of_a_table_goes_when_it_is_looked_at(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated
):
    ann, _ = allowed(person, bell)
    table, _ = seated(ann)
    turn_on(ann)
    ann.goto(f"{bell_server.url}/credits")
    for tag, shown in ((table, 1), ("another", 2), (table, 2)):
        deliver(ann, {"title": "Your turn", "body": "", "url": f"/table/{tag}", "tag": tag})
        ann.evaluate(SHOWN_ARE, shown)
    ann.goto(f"{bell_server.url}/table/{table}")
    ann.evaluate(SHOWN_ARE, 1)
    assert [one["tag"] for one in ann.evaluate(SHOWN)] == ["another"]


CLICKED = """async () => {
    self.went = [];
    clients.openWindow = async (url) => { went.push(url); };
    WindowClient.prototype.focus = async function () { went.push('back'); };
    for (const notification of await registration.getNotifications())
        dispatchEvent(new NotificationEvent('notificationclick', {notification}));
    while (!went.length) await new Promise((on) => setTimeout(on, 20));
    return went;
}"""
"""Click all that is shown. Only a click by hand lets a page open or focus a window, and nobody clicks here: so it is told alone."""


def test_a_click_leads_back_to_the_window_that_is_at_the_table_by_now(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated
):
    ann, _ = allowed(person, bell)
    table, _ = seated(ann)
    turn_on(ann)
    told = {"title": "Your turn", "body": "", "url": f"/table/{table}", "tag": table}
    for away, went in ((True, [f"/table/{table}"]), (False, ["back"])):
        if away:  # the window was opened at the table, and has gone elsewhere since
            ann.get_by_role("link", name="To the lobby").first.click()
            ann.get_by_role("heading", name="SEVN", exact=True).wait_for()
        else:
            ann.go_back()
            ann.get_by_test_id("sevn").wait_for()
        deliver(ann, told)
        ann.evaluate(SHOWN_ARE, 1)
        assert ann.context.service_workers[0].evaluate(CLICKED) == went


def test_a_reminder_that_leads_elsewhere_leads_nowhere(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated
):
    ann, _ = allowed(person, bell)
    seated(ann)
    turn_on(ann)
    foreign = ("https://example.org/table/x", "//example.org", "/table/../host", "/account", "/table/x")
    for shown, url in enumerate(foreign, 1):
        deliver(ann, {"title": "Your turn", "body": "", "url": url, "tag": url})
        ann.evaluate(SHOWN_ARE, shown)
    assert ann.context.service_workers[0].evaluate(CLICKED) == ["/table/x"]
    ann.evaluate(SHOWN_ARE, 0)


def test_turning_it_off_leaves_nothing_behind(bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated):
    ann, _ = allowed(person, bell)
    seated(ann)
    turn_on(ann)
    ann.reload()
    ann.get_by_test_id("sevn").wait_for()
    ann.get_by_role("button", name="Settings").click()
    box = ann.get_by_role("checkbox", name=PUSH)
    expect(box).to_be_checked()
    with ann.expect_response("**/api/reminders/off") as answer:
        box.uncheck()
    assert answer.value.ok
    expect(box).not_to_be_checked()
    expect(box).to_be_enabled()
    assert ann.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    assert ann.evaluate("localStorage.getItem('subscribed')") is None


def test_who_logs_out_is_reminded_here_no_more(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated, new_context
):
    ann, _ = allowed(person, bell)
    seated(ann)
    turn_on(ann)
    ann.evaluate(
        "fetch('/api/account/logout', {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}})"
    )
    ann.goto(bell_server.url)
    ann.wait_for_function("() => JSON.parse(localStorage.getItem('sevenfold-settings')).reminders === false")
    ann.evaluate("""async () => {
        while ((await navigator.serviceWorker.getRegistrations()).length) await new Promise(requestAnimationFrame);
    }""")
    assert ann.evaluate("localStorage.getItem('subscribed')") is None
    # what the page asked between logging out and going away is refused, and the browser logs it
    new_context.complaints[:] = [line for line in new_context.complaints if "status of 401" not in line]


def test_a_browser_that_says_no_is_taken_at_its_word(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated
):
    ann = person("phone")
    bell.subscribe(ann.context)
    ann.add_init_script("Notification.requestPermission = async () => 'denied'")
    seated(ann)
    ann.get_by_role("button", name="Settings").click()
    box = ann.get_by_role("checkbox", name=PUSH)
    box.click()
    expect(ann.get_by_text("Your browser doesn’t allow it for this page.")).to_be_visible()
    expect(box).not_to_be_checked()
    check_access(ann)


def test_nothing_is_asked_before_a_click(bell_server, person: Callable[..., Page]):
    page = person()
    page.add_init_script("Notification.requestPermission = async () => { window.asked = true; return 'denied'; }")
    page.goto(bell_server.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=PUSH).wait_for()
    assert page.evaluate("[window.asked, Notification.permission === 'granted']") == [None, False]
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_where_the_server_reminds_nobody_the_page_says_nothing_of_it(quick_server, person: Callable[..., Page]):
    page = person()
    with page.expect_response("**/api/reminders"):
        page.goto(quick_server.url)
        page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Chime").wait_for()
    expect(page.get_by_role("checkbox", name=PUSH)).to_have_count(0)


def test_the_title_says_whose_turn_it_is_unless_that_is_not_wanted(
    bell_server, person: Callable[..., Page], seated: Seated
):
    ann = person()
    _, friend = seated(ann)
    my_turn_goes(ann, friend)
    expect(ann).to_have_title("SEVN · Sevenfold")
    out_of_sight(ann)
    while friend.choices:
        friend.move()
    expect(ann).to_have_title("● Your turn · SEVN · Sevenfold")
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("checkbox", name="Say so in the title").uncheck()
    expect(ann).to_have_title("SEVN · Sevenfold")
    ann.reload()
    ann.get_by_test_id("sevn").wait_for()
    expect(ann).to_have_title("SEVN · Sevenfold")


def out_of_sight(page: Page) -> None:
    page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
            Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


@pytest.mark.parametrize("wanted", [True, False])
def test_a_chime_says_that_it_is_my_turn_also_out_of_sight(
    bell_server, person: Callable[..., Page], seated: Seated, *, wanted: bool
):
    ann = person()
    ann.add_init_script(
        """window.tones = [];
        const real = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { tones.push(Math.round(this.frequency.value)); real.apply(this, when); };"""
    )
    _, friend = seated(ann)
    if not wanted:
        ann.get_by_role("button", name="Settings").click()
        ann.get_by_role("checkbox", name="Chime").uncheck()
        ann.keyboard.press("Escape")
    my_turn_goes(ann, friend)
    out_of_sight(ann)
    ann.evaluate("window.tones = []")
    while friend.choices:
        friend.move()
    expect(ann).to_have_title("● Your turn · SEVN · Sevenfold")
    tones = ann.evaluate("tones")
    assert (523 in tones and 784 in tones) is wanted, tones


def test_a_page_out_of_sight_is_told_of_and_one_in_sight_is_not(
    bell_server, bell: Ringing, person: Callable[..., Page], seated: Seated
):
    ann, browser = allowed(person, bell)
    _, friend = seated(ann)
    turn_on(ann)
    my_turn_goes(ann, friend)
    with answered(ann, '"looking":false'):
        out_of_sight(ann)
    while friend.choices:
        friend.move()
    assert bell.rung(browser)["body"] == "With Ben"


@contextmanager
def answered(page: Page, words: str) -> Iterator[None]:
    """Wait until the page has told the server something, and the server has answered."""
    page.evaluate(
        """(words) => {
            const real = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                if (text.includes(words)) {
                    const {id} = JSON.parse(text);
                    this.addEventListener('message', ({data}) => {
                        const said = JSON.parse(data);
                        if (said.type === 'done' && said.id === id) window.answered = true;
                    });
                }
                real.call(this, text);
            };
        }""",
        words,
    )
    yield
    page.wait_for_function("() => window.answered === true")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [size for size in SIZES if size != "laptop"])
def test_the_switches_are_clear_to_everybody(bell_server, person: Callable[..., Page], size: str, language: str):
    page = person(size, language=language)
    page.goto(bell_server.url)
    page.evaluate(
        "fetch('/api/me', {method: 'POST', body: '{\"name\": \"Ann\"}', headers: {'Content-Type': 'application/json'}})"
    )
    page.reload()
    page.get_by_role("button", name={"en": "Settings", "de": "Einstellungen"}[language]).click()
    box = page.get_by_role("checkbox", name={"en": PUSH, "de": "Melden, wenn ich nicht hinsehe"}[language])
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    box.scroll_into_view_if_needed()
    assert overflow(page) <= 0
    check_access(page)

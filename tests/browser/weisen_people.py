"""People who play Die Sieben Weisen in a browser: each looks at the own window, decides, clicks, and decides anew when overtaken.

Nobody sleeps: a person waits until the own window has gone on or a move was refused. What each window showed on the way is
kept, so that it can be held against the rules once the record is there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from sevenfold.games.kit.contract import Event
from sevenfold.games.weisen.cards import IDS
from sevenfold.texts import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocketRoute

LISTEN = """() => {
    window.refused = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => {
                if (data.startsWith('{"type":"refused"')) window.refused.push(JSON.parse(data).code);
            });
        }
    };
}"""
"""Counts the refusals that a window gets, before the page hears of them."""

RESTS = """
    const room = document.querySelector('[data-testid=weisen]');
    const rests = room?.dataset.resting === 'true' && room.dataset.busy === 'false';
"""
LOOK = (
    "words => {"
    + RESTS
    + """
    if (!rests) return null;
    const data = (found, name) => [...found].map(one => one.dataset[name]);
    const line = document.querySelector('[data-testid=line]');
    const said = [document.body.innerText];
    for (const one of document.querySelectorAll('[aria-label], [title]'))
        said.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
    return {
        version: Number(room.dataset.version),
        round: Number(room.dataset.round),
        asking: line.dataset.asking,
        mine: line.dataset.mine === 'true',
        over: document.querySelector('[data-testid=game-end]') !== null,
        refused: window.refused.length,
        hand: data(document.querySelectorAll('[data-testid=hand] [data-card]'), 'card'),
        seats: [...document.querySelectorAll('[data-testid=seat]')].map(seat => ({
            seat: Number(seat.dataset.seat),
            role: seat.dataset.role ?? null,
            side: Number(seat.dataset.side ?? 0),
            laid: seat.tagName === 'ARTICLE' ? data(seat.querySelectorAll('[data-card]'), 'card') : null,
        })),
        lead: Number(document.querySelector('[data-lead]')?.dataset.lead ?? NaN),
        cards: [...new Set(said.join('\\n').match(new RegExp(words, 'gu')) ?? [])],
    };
}"""
)
"""What a window shows once everything on the way has arrived, and which cards any of its words or labels name."""
WENT_ON = (
    "([version, refused]) => {"
    + RESTS
    + """
    return rests && (Number(room.dataset.version) > version || window.refused.length > refused);
}"""
)
FOR_ME_OR_ON = (
    "version => {"
    + RESTS
    + """
    const line = document.querySelector('[data-testid=line]');
    return rests && (Number(room.dataset.version) > version || line.dataset.mine === 'true');
}"""
)
PATIENCE = 90_000


def card_words(language: str) -> dict[str, str]:
    """The power cards and owls by the name that a window calls them."""
    cards: dict[str, str] = {}
    for card in IDS:
        suit, _, value = card.partition(":")
        if value:
            name = say(language, f"role-weisen-{suit}")
            cards[say(language, "card-weisen-power", {"name": name, "value": int(value)})] = card
    return cards


class Person:
    """Somebody at a table. `way` decides: it clicks, and says what the click was."""

    def __init__(self, page: Page, name: str, way: Callable[[Person], str], language: str = "en") -> None:
        page.add_init_script(f"({LISTEN})()")
        self.page = page
        self.name = name
        self.way = way
        self.language = language
        self.words = card_words(language)
        self.pattern = "|".join(rf"\b{word}\b" for word in self.words)
        self.seen: dict[int, dict[str, Any]] = {}
        self.done: Counter[str] = Counter()
        self.lays = 0

    # --- the table

    def arrives(self, url: str) -> None:
        """Come to the server and say the name."""
        self.page.goto(url)
        assert self.page.request.post(f"{url}/api/me", data={"name": self.name}, headers={"Origin": url}).ok

    def opens(self, url: str, **wanted: Any) -> str:
        """Open a table of Die Sieben Weisen without a clock; answers its link."""
        self.arrives(url)
        asked = {"game": "weisen", "clock": "none", "private": True, **wanted}
        opened = self.page.request.post(f"{url}/api/tables", data=asked, headers={"Origin": url})
        assert opened.ok, opened.text()
        link = f"{url}/table/{opened.json()['id']}"
        self.page.goto(link)
        self.page.get_by_test_id("waiting-room").wait_for()
        return link

    def joins(self, url: str, link: str) -> None:
        """Come by the link and sit down."""
        self.arrives(url)
        self.page.goto(link)
        self.page.locator(".start .primary").click()
        self.page.locator(".start .primary").wait_for(state="detached")

    def starts(self) -> None:
        """Begin the match, with a bot where nobody sits."""
        self.page.locator(".start .primary").click()

    # --- looking

    def look(self) -> dict[str, Any]:
        """What the window shows now; kept."""
        shown = self.page.wait_for_function(LOOK, arg=self.pattern, timeout=PATIENCE).json_value()
        shown["cards"] = {self.words[word] for word in shown["cards"]}
        self.seen[shown["version"]] = shown
        return shown

    def wait(self, version: int) -> None:
        """Until the window shows a later state, or something is for this person to decide."""
        self.page.wait_for_function(FOR_ME_OR_ON, arg=version, timeout=PATIENCE)

    @property
    def refused(self) -> list[str]:
        """The codes of all refusals."""
        return self.page.evaluate("window.refused")

    # --- acting

    def act(self, shown: dict[str, Any]) -> None:
        """Decide and click; then wait until that has come to something."""
        before = [shown["version"], shown["refused"]]
        try:
            self.done[self.way(self)] += 1
        except PlaywrightTimeout:
            # The button went away under the hand: that is so only where others have gone on meanwhile.
            if not self.page.evaluate(WENT_ON, before):
                raise
        self.page.wait_for_function(WENT_ON, arg=before, timeout=PATIENCE)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def answers(self, start: str) -> Locator:
        """The answers that are open and begin so."""
        return self.find(f"[data-testid=actions] button[data-answer^='{start}']:not([aria-disabled=true])")

    def take_up(self, selector: str, count: int = 1) -> None:
        """Take cards of the hand up. They overlap, so they are touched at their left edge."""
        for _ in range(count):
            card = self.find(f"[data-testid=hand] button{selector}[aria-pressed=false]").first
            card.click(position={"x": 10, "y": 24})


class Late:
    """A window that hears late: within `with`, what the others do doesn't reach it; answers to itself do."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str | bytes] = []
        self.window: WebSocketRoute | None = None
        page.route_web_socket("**/ws/tables/**", self._come)

    def _come(self, window: WebSocketRoute) -> None:
        self.window = window
        server = window.connect_to_server()
        window.on_message(server.send)
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert self.window is not None
        if self.holding and '"type":"update"' in str(message[:40]):
            self.held.append(message)
        else:
            self.window.send(message)

    def __enter__(self) -> None:
        self.holding = True

    def __exit__(self, *_: object) -> None:
        self.holding = False
        assert self.window is not None
        for message in self.held:
            self.window.send(message)
        self.held.clear()


def play_on(people: Sequence[Person], until: Callable[[dict[str, Any]], bool]) -> None:
    """Let whoever is asked decide, until one window shows that it is so far."""
    while True:
        shown = [person.look() for person in people]
        if any(until(one) for one in shown):
            return
        newest = max(one["version"] for one in shown)
        for person, one in zip(people, shown, strict=True):
            if one["mine"] and not one["over"]:
                person.act(one)
                break
        else:
            # a window that hears later may be the one that is asked; where all show the same, it is a bot's turn
            late = [person for person, one in zip(people, shown, strict=True) if one["version"] < newest]
            (late or people)[0].wait(newest - 1 if late else newest)


def sentences(events: Iterable[Event], names: Sequence[str], seat: int, language: str) -> list[str]:
    """The lines that the log of a seat should have, in its language (telling.ts says which events are told)."""
    unsaid = {"removed", "space", "crystal", "dealt", "start", "scored", "ready", "done"}
    lines: list[str] = []
    for event in events:
        if event.kind in unsaid or (event.kind == "drew" and event.seat != seat):
            continue
        figures: dict[str, object] = {
            "name": "" if event.seat is None else names[event.seat],
            "by": "" if event.by is None else names[event.by],
            "card": (event.card or "none").replace(":", "_"),
            "other": event.other or "none",
            "amount": event.amount or 0,
        }
        lines.append(say(language, f"event-weisen-{event.kind}", figures))
    return lines

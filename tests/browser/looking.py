"""What a page is held to by looking at it: it fits, it stands still, everybody can use it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from tests.browser.conftest import SIZES

if TYPE_CHECKING:
    from playwright.sync_api import Page

STILL = """async () => {
    const passing = () => document.getAnimations().filter(({effect}) => effect && effect.getComputedTiming().endTime !== Infinity);
    for (let some = passing(); some.length; some = passing().filter(({playState}) => playState === 'running')) {
        await Promise.allSettled(some.map(({finished}) => finished));
        await new Promise(requestAnimationFrame);
    }
}"""
"""Comes back when nothing fades or moves any more, but for what never ends."""


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


FRAMES = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))"
"""Comes back when the page has been laid out and drawn anew."""


@contextmanager
def seen_at(page: Page, size: str) -> Iterator[None]:
    """The page in a window that is called so, as `seen_in` shows it."""
    with seen_in(page, *SIZES[size]):
        yield


@contextmanager
def seen_in(page: Page, width: int, height: int) -> Iterator[None]:
    """The page in a window of that size, laid out and standing still; what fails there names the size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(FRAMES)
    page.evaluate(STILL)
    try:
        yield
    except AssertionError as failed:
        failed.add_note(f"in the window of {width} x {height}")
        raise


LIGHTS = ("light", "dark")
RULES: dict[str, object] = {"resultTypes": ["violations"]}
COLOUR_RULES: dict[str, object] = {**RULES, "runOnly": ["color-contrast", "link-in-text-block"]}


def check_access(page: Page, context: str | None = None) -> None:
    """Nothing that axe finds on the page, or within what `context` selects, by day and by night.

    By night only the colours are others (`light-dark()` in tokens.css): of the second light only they are looked at.
    """
    first = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    lights = LIGHTS[::-1] if first else LIGHTS
    try:
        for light, rules in zip(lights, (RULES, COLOUR_RULES), strict=True):
            page.emulate_media(color_scheme=light)
            _run_axe(page, light, context, rules)
    finally:
        page.emulate_media(color_scheme=lights[0])


def _run_axe(page: Page, light: str, context: str | None, rules: dict[str, object]) -> None:
    """What is still fading in has the colours of neither end: the page stands still first."""
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = AxeResults(page.evaluate(FOUND, [context, rules]))
    assert found.violations_count == 0, f"{light}, {page.viewport_size}: {found.generate_report()}"


FOUND = "async ([context, rules]) => ({violations: (await axe.run(context ?? document, rules)).violations})"

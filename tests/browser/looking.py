"""What a page is held to by looking at it: it fits, it stands still, everybody can use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe

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


def check_access(page: Page, context: str | None = None) -> None:
    """Nothing that axe finds on the page, or within what `context` selects.

    What is still fading in has the colours of neither end: the page stands still first.
    """
    page.evaluate(STILL)
    found = Axe().run(page, context=context)
    assert found.violations_count == 0, found.generate_report()

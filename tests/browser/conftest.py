"""People at the page: what they do often, and servers whose bots don't take their time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1280, 720), "desk": (1440, 900)}
WINDOWS = {"phone": ("phone",), "wide": ("desk", "laptop", "tablet")}
"""Sizes by the browser that has them: a phone's is one of its own, the others are windows that somebody makes smaller."""

SETTLED = "[data-testid=sevn], [data-testid=waiting-room]"
"""Shown once a table has arrived."""


@pytest.fixture(scope="module")
def quick_server(new_server: Callable[..., Any]) -> Any:
    """A running Sevenfold whose bots move at once."""
    return new_server(SEVENFOLD_BOT_PACE="0", SEVENFOLD_ENGINE="off")


@pytest.fixture
def person(new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """A function that seats somebody at a browser of their own: size by name, language, theme, without movement."""

    def make(size: str = "desk", *, language: str = "en", theme: str = "light", speed: str = "none") -> Page:
        width, height = SIZES[size]
        context = new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            color_scheme=theme,
            has_touch=size == "phone",
            is_mobile=size == "phone",
        )
        settings = f'{{"speed":"{speed}","drawer":true}}'
        context.add_init_script(
            f"location.protocol.startsWith('http') && (localStorage.getItem('sevenfold-settings') ?? localStorage.setItem('sevenfold-settings', '{settings}'))"
        )
        return context.new_page()

    return make

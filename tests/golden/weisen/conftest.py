"""Records of Die Sieben Weisen can be read in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.rules.weisen.shelf import on_the_shelf


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """Die Sieben Weisen in the registry."""
    with on_the_shelf():
        yield

"""Records of 7 Wonders can be read in these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.rules.wonders.shelf import on_the_shelf


@pytest.fixture(scope="module", autouse=True)
def shelf() -> Iterator[None]:
    """7 Wonders in the registry."""
    with on_the_shelf():
        yield

"""What tests of the kit share: the tiny game Peak beside the real ones."""

import pytest
from tests.kit.tiny_game import install, remove


@pytest.fixture(scope="module")
def peak():
    """The game of Peak, on the shelf and with its words for as long as one module's tests run."""
    yield install()
    remove()

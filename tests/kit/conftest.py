"""What tests of the kit share: the tiny game Peak beside the real ones."""

import pytest
from hypothesis import settings
from tests.kit.tiny_game import install, remove

settings.register_profile("kit", deadline=None)  # one example may be a whole match
settings.load_profile("kit")


@pytest.fixture(scope="module")
def peak():
    """The game of Peak, on the shelf and with its words for as long as one module's tests run."""
    yield install()
    remove()

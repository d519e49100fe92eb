"""What tables and the store refuse, and why: a code, figures and a sentence from the catalogue (texts/*/tables.ftl)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sevenfold.games.kit.errors import Figure


class Problem(Exception):  # the base of two kinds of error
    """Base: something that can't be done; nothing has changed."""

    prefix: ClassVar[str]

    def __init__(self, code: str, figures: Mapping[str, Figure] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.figures: dict[str, Figure] = dict(figures or {})

    @property
    def key(self) -> str:
        """The catalogue's key of the sentence."""
        return f"{self.prefix}-{self.code}"

    def __str__(self) -> str:
        from sevenfold.texts import say

        return say("en", self.key, self.figures)


class TableError(Problem):
    """Something that can't be done at a table. The catalogue's key is `refused-CODE`."""

    prefix = "refused"


class OvertakenError(TableError):
    """Somebody else, at another worker, has changed the table first. Nothing was stored; it is read on and tried again."""

    def __init__(self) -> None:
        super().__init__("not-stored")


class StoreError(Problem):
    """The database can't be used, or not now. The catalogue's key is `store-CODE`; the sentence is for the host."""

    prefix = "store"

"""Settings as a host has given them: by variable, and where each was written if not in the environment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches


class Given(dict[str, str]):
    """An environment together with what a file says. `places` are the file and key of what the file says."""

    def __init__(self, values: Mapping[str, str], places: Mapping[str, str]) -> None:
        super().__init__(values)
        self.places = dict(places)


def place(environment: Mapping[str, str], variable: str) -> str:
    """What a setting is called where its host has written it: the variable, or the file and its key."""
    return environment.places.get(variable, variable) if isinstance(environment, Given) else variable


def close_to(name: str, known: Iterable[str], before: str = "") -> str:
    """The names that somebody may have meant, with `before` before each; `none` where nothing is like it."""
    return ", ".join(before + found for found in get_close_matches(name, list(known), 3, 0.6)) or "none"

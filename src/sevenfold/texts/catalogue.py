"""Reading the catalogue in Python: the folders `en` and `de` beside this file, one .ftl file per subject."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
_FOLDER = Path(__file__).resolve().parent
_LONGEST = 600
"""Characters of a figure that a sentence shows; the library gives up beyond 2,500 for some of them together."""
_LARGEST = 10**25
"""Numbers from here on are shown as they were written: the library has no digits left for them."""


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


@cache
def listed(language: str) -> tuple[str, ...]:
    """Every key of a language, in the order of the catalogue."""
    bundle = _bundle(language)
    return tuple(bundle._messages)  # noqa: SLF001  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType, reportUnknownArgumentType, reportUnknownVariableType]  # the library has no public listing


@cache
def keys(language: str) -> frozenset[str]:
    """Every key of a language."""
    return frozenset(listed(language))


def say(language: str, key: str, figures: Mapping[str, object] | None = None) -> str:
    """The sentence of a key with its figures filled in. Raises `KeyError` for a key the catalogue lacks."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    if not bundle.has_message(key):
        raise KeyError(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, {name: _shown(value) for name, value in (figures or {}).items()})
    if errors:
        raise errors[0]
    return str(text)


def _shown(figure: object) -> object:
    """A figure as a sentence can hold it: strangers send numbers and words of any length."""
    if isinstance(figure, int | float) and not abs(figure) < _LARGEST:  # not a number is not below anything
        figure = str(figure)
    if isinstance(figure, str) and len(figure) > _LONGEST:
        return figure[:_LONGEST] + "…"
    return figure

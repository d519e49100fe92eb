"""`rules`: a game's rules in the terminal, from its data and the catalogue."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Annotated, Any, Protocol, cast

from cyclopts import Parameter

from sevenfold.cli.rules_lines import heading, item, paragraph
from sevenfold.cli.speech import about, language, say


class Part(Protocol):
    """What a game adds to its rules in the terminal: a module `rules_NAME` beside this one."""

    WORDS: str
    """The game as the keys of its rules name it: `rules-WORDS-…`."""
    POINTS: dict[str, str]
    """Sections with a list, and how the keys of its points begin behind `rules-WORDS-`."""
    ELSEWHERE: frozenset[str]
    """Words of the page that begin like points of a list."""
    LABELS: dict[str, str]
    """Sections whose points have a name, and how its key begins."""

    @staticmethod
    def figures() -> dict[str, Any]:
        """The numbers in the sentences of the rules, from the game's data."""
        ...

    @staticmethod
    def print_pieces(section: str) -> None:
        """The cards, boards and tables that belong to a section."""
        ...


_PARTS = {
    "sevn": "sevenfold.cli.rules_sevn",
    "7wonders": "sevenfold.cli.rules_wonders",
    "weisen": "sevenfold.cli.rules_weisen",
}

_OPTIONS = "options"
"""The section that comes last, with the options as they are typed."""


def rules(game: Annotated[str, Parameter(help=about("cli-rules-game"))], /) -> None:
    """Print the rules of a game."""
    from sevenfold.games.registry import game as game_of

    found = game_of(game)
    part = cast("Part", import_module(_PARTS[game]))
    figures: dict[str, Any] = {"least": found.least_seats, "most": found.most_seats, **part.figures()}
    print(say(f"game-{game}"))
    print(say("cli-rules-seats", least=found.least_seats, most=found.most_seats))
    for section in _sections(part):
        if section != _OPTIONS:
            heading(say(f"rules-{part.WORDS}-{section}"))
            _print_section(part, section, figures)
            part.print_pieces(section)
    _print_cases(part, figures)
    heading(say("cli-rules-options"))
    _print_section(part, _OPTIONS, figures)
    _print_options(game)


@cache
def _known(language: str) -> tuple[str, ...]:
    from sevenfold.texts import listed

    return listed(language)


def _sections(part: Part) -> list[str]:
    """The parts of the rules, in the catalogue's order: each has a first paragraph or a list."""
    start = f"rules-{part.WORDS}-"
    names = [key.removeprefix(start) for key in _known(language()) if key.startswith(start)]
    return [name for name in names if "-" not in name and (f"{name}-1" in names or name in part.POINTS)]


def _print_section(part: Part, section: str, figures: dict[str, Any]) -> None:
    """Its paragraphs and the points of its list, as they stand in the catalogue."""
    start = f"rules-{part.WORDS}-"
    for key in _known(language()):
        name = key.removeprefix(start)
        if not key.startswith(start) or name in part.ELSEWHERE:
            continue
        if name.startswith(f"{section}-") and name.removeprefix(f"{section}-").isdigit():
            paragraph(say(key, **figures))
        elif section in part.POINTS and name.startswith(part.POINTS[section]):
            label = f"{say(part.LABELS[section] + name.rpartition('-')[2])}. " if section in part.LABELS else ""
            paragraph(label + say(key, **figures), "  - ")


def _print_cases(part: Part, figures: dict[str, Any]) -> None:
    start = f"case-{part.WORDS}-"
    cases = [key for key in _known(language()) if key.startswith(start) and not key.endswith("-answer")]
    if cases:
        heading(say(f"rules-{part.WORDS}-cases"))
    for key in cases:
        paragraph(say(key, **figures))
        paragraph(say(f"{key}-answer", **figures), "    ")


def _print_options(game: str) -> None:
    from sevenfold.games.registry import game as game_of

    for spec in game_of(game).options:
        usual = str(spec.default).lower() if isinstance(spec.default, bool) else str(spec.default)
        bounds = say(
            "cli-rules-values", kind=spec.kind, least=spec.least, most=spec.most, values=", ".join(spec.values)
        )
        item(f"{spec.name} = {usual}", f"{say(f'option-{game}-{spec.name}-about')} {bounds}")

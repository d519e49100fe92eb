"""The report of a tournament: one HTML page that needs nothing else, with its plots as SVG, in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from sevenfold.arena.crosstable import Against, Outcome, Standing
from sevenfold.arena.estimates import SURE, Estimate
from sevenfold.arena.plots import Figures, bars, interval_row, range_of
from sevenfold.arena.units import PlayedUnit
from sevenfold.texts import say
from sevenfold.texts.catalogue import keys

_STYLE = Path(__file__).with_name("report.css")


def report(outcome: Outcome, units: Sequence[PlayedUnit], language: str) -> str:
    """The page, in English or German."""
    return _Report(outcome, units, language).page()


class _Report:
    def __init__(self, outcome: Outcome, units: Sequence[PlayedUnit], language: str) -> None:
        self._outcome = outcome
        self._plan = outcome.plan
        self._units = units
        self._language = language
        self._figures = Figures(language)
        self._best_first = sorted(outcome.standings, key=lambda one: (-one.won.value, one.bot))

    def page(self) -> str:
        """All of it."""
        title = self._say("arena-title", game=self._say(f"game-{self._plan.game}"))
        parts = [
            f"<h1>{escape(title)}</h1>",
            self._facts(),
            self._section("won", self._won()),
            self._section("points", self._points()),
            self._section("cross", self._cross()),
            self._section("spread", self._spread()),
            self._section("seats", self._seats()),
            self._section("rating", self._ratings()),
            f"<footer>{escape(self._say('arena-again'))}</footer>",
        ]
        style = _STYLE.read_text("utf-8")
        room = {"7wonders": "wonders"}.get(self._plan.game, self._plan.game)
        return (
            f'<!doctype html>\n<html lang="{self._language}" class="{room}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
            f"<style>\n{style}</style>\n<body>\n<main>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
        )

    def _say(self, key: str, **figures: object) -> str:
        return say(self._language, key, figures)

    def _name(self, bot: str) -> str:
        """The bot's name in the language; a policy of the caller has the name it was given."""
        key = f"bot-{bot}"
        return self._say(key) if key in keys(self._language) else bot

    def _section(self, part: str, body: str) -> str:
        about = self._say(f"arena-{part}-about", fair=self._figures.percent(1 / self._plan.seats))
        return f"<section>\n<h2>{escape(self._say(f'arena-{part}'))}</h2>\n<p>{escape(about)}</p>\n{body}\n</section>"

    def _facts(self) -> str:
        facts = [
            ("games", self._figures.count(self._outcome.played * self._plan.seats), ""),
            ("deals", self._figures.count(self._outcome.played), ""),
            ("players", str(self._plan.seats), ""),
            ("bots", str(len(self._plan.bots)), ""),
            ("seed", str(self._plan.seed), ""),
        ]
        if self._plan.options:
            options = ", ".join(f"{name} = {self._option(value)}" for name, value in self._plan.options.items())
            facts.append(("options", options, ' class="words"'))
        items = "".join(
            f"<div><dt>{escape(self._say(f'arena-fact-{key}'))}</dt><dd{extra}>{escape(value)}</dd></div>"
            for key, value, extra in facts
        )
        return f'<dl class="facts">{items}</dl>'

    @staticmethod
    def _option(value: object) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value) or "–"

    def _won(self) -> str:
        edges = [one.won.high or one.won.value for one in self._outcome.standings]
        most = min(1.0, max(*edges, 1 / self._plan.seats) * 1.08)
        rows = [
            interval_row(self._name(one.bot), one.won, (0.0, most), self._figures.percent, 1 / self._plan.seats)
            for one in self._best_first
        ]
        return self._rows(rows, (0.0, most), percent=True)

    def _points(self) -> str:
        edges = range_of([one.points for one in self._outcome.standings])
        ordered = sorted(self._best_first, key=lambda one: -one.points.value)
        rows = [interval_row(self._name(one.bot), one.points, edges, self._figures.points) for one in ordered]
        return self._rows(rows, edges)

    def _rows(self, rows: list[str], edges: tuple[float, float], *, percent: bool = False) -> str:
        shown = [self._figures.percent(edge) if percent else self._figures.points(edge) for edge in edges]
        axis = f'<span class="axis" aria-hidden="true"><span>{shown[0]}</span><span>{shown[1]}</span></span>'
        return f'<div class="rows">{"".join(rows)}{axis}</div>'

    def _cross(self) -> str:
        known = {(one.bot, one.other): one for one in self._outcome.against}
        names = [one.bot for one in self._best_first]
        head = "".join(f'<th scope="col">{escape(self._name(name))}</th>' for name in names)
        lines = [f'<thead><tr><th scope="col">{escape(self._say("arena-cross-bot"))}</th>{head}</tr></thead><tbody>']
        for own in names:
            cells = "".join(self._cell(known.get((own, other))) for other in names)
            lines.append(f'<tr><th scope="row">{escape(self._name(own))}</th>{cells}</tr>')
        label = escape(self._say("arena-cross"))
        table = f"<table>{''.join(lines)}</tbody></table>"
        return f'<div class="wide" role="region" tabindex="0" aria-label="{label}">{table}</div>'

    def _cell(self, one: Against | None) -> str:
        if one is None:
            return '<td class="empty">–</td>'
        low, high = one.ahead.low, one.ahead.high
        kind = "" if low is None or high is None else "front" if low > 0.5 else "behind" if high < 0.5 else ""
        reach = "" if low is None or high is None else f"<span>{self._figures.reach(low, high)}</span>"
        points = self._say("arena-cross-points", points=self._figures.signed(one.points.value))
        percent = self._figures.percent(one.ahead.value)
        return f'<td class="{kind}"><strong>{percent}</strong>{reach}<span>{escape(points)}</span></td>'

    def _spread(self) -> str:
        scored: dict[int, list[int]] = {bot: [] for bot in range(len(self._plan.bots))}
        for unit in self._units:
            for game in unit.games:
                for bot, points in zip(game.bots, game.points, strict=True):
                    scored[bot].append(points)
        every = [points for some in scored.values() for points in some]
        edges = (min(every, default=0), max(every, default=0))
        figures: list[str] = []
        for one in self._best_first:
            own = scored[self._plan.bots.index(one.bot)]
            note = self._say("arena-spread-mean", points=self._figures.points(one.points.value))
            about = self._say("arena-spread-plot", bot=self._name(one.bot), least=min(own), most=max(own))
            figures.append(self._plot(self._name(one.bot), note, bars(own, edges, about), edges))
        return f'<div class="many">{"".join(figures)}</div>'

    @staticmethod
    def _plot(name: str, note: str, plot: str, edges: tuple[int, int]) -> str:
        ends = f'<div class="ends" aria-hidden="true"><span>{edges[0]}</span><span>{edges[1]}</span></div>'
        return f"<figure><figcaption>{escape(name)} <small>{escape(note)}</small></figcaption>{plot}{ends}</figure>"

    def _seats(self) -> str:
        seats = range(self._plan.seats)
        head = "".join(f'<th scope="col">{escape(self._say("arena-seat", seat=seat + 1))}</th>' for seat in seats)
        lines = [f'<thead><tr><th scope="col">{escape(self._say("arena-cross-bot"))}</th>{head}</tr></thead><tbody>']
        for one in self._best_first:
            cells = "".join(self._share(value) for value in one.by_seat)
            lines.append(f'<tr><th scope="row">{escape(self._name(one.bot))}</th>{cells}</tr>')
        label = escape(self._say("arena-seats"))
        table = f"<table>{''.join(lines)}</tbody></table>"
        return f'<div class="wide" role="region" tabindex="0" aria-label="{label}">{table}</div>'

    def _share(self, value: float | None) -> str:
        return '<td class="empty">–</td>' if value is None else f"<td>{self._figures.percent(value)}</td>"

    def _ratings(self) -> str:
        ordered = sorted(self._best_first, key=lambda one: -one.rating.mu)
        edges = range_of([_reach(one) for one in ordered])
        rows = [interval_row(self._name(one.bot), _reach(one), edges, self._figures.points) for one in ordered]
        return self._rows(rows, edges)


def _reach(one: Standing) -> Estimate:
    """The rating as a value with the interval of 95 % that it has by itself."""
    return Estimate(one.rating.mu, one.rating.mu - SURE * one.rating.sigma, one.rating.mu + SURE * one.rating.sigma)

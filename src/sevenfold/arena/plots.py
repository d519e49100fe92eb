"""Figures as each language writes them, and plots as SVG that grows with the page: places in it are percentages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from sevenfold.arena.estimates import Estimate

_BARS = 24
"""Bars of a distribution at most."""


class Figures:
    """Numbers for people."""

    def __init__(self, language: str) -> None:
        self._german = language == "de"

    def _written(self, text: str) -> str:
        text = text.replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self._german else text

    def count(self, value: int) -> str:
        """A whole number, in groups of three digits."""
        return self._written(f"{value:,}")

    def percent(self, value: float) -> str:
        """A share."""
        return self._written(f"{100 * value:.1f}") + (" %" if self._german else "%")

    def points(self, value: float) -> str:
        """Points or a rating."""
        return self._written(f"{value:.1f}")

    def signed(self, value: float) -> str:
        """Points more or less."""
        return self._written(f"{value:+.1f}")

    def reach(self, low: float, high: float) -> str:
        """The interval of a share."""
        return f"{self._written(f'{100 * low:.1f}')}–{self.percent(high)}"


def range_of(estimates: Sequence[Estimate]) -> tuple[float, float]:
    """From where to where an axis goes that shows all of them, with some air."""
    low = min((one.value if one.low is None else one.low for one in estimates), default=0.0)
    high = max((one.value if one.high is None else one.high for one in estimates), default=1.0)
    air = (high - low) * 0.06 or 1.0
    return low - air, high + air


def interval_row(
    name: str,
    estimate: Estimate,
    edges: tuple[float, float],
    shown: Callable[[float], str],
    fair: float | None = None,
) -> str:
    """A name, its value on a line with the interval around it, and both in figures."""
    low, high = edges

    def x(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / ((high - low) or 1):.2f}%"

    lines = ['<line class="rail" x1="0%" x2="100%" y1="50%" y2="50%"/>']
    if fair is not None:
        lines.append(f'<line class="fair" x1="{x(fair)}" x2="{x(fair)}" y1="0%" y2="100%"/>')
    figures = f"<strong>{shown(estimate.value)}</strong>"
    if estimate.low is not None and estimate.high is not None:
        lines.append(f'<line class="reach" x1="{x(estimate.low)}" x2="{x(estimate.high)}" y1="50%" y2="50%"/>')
        figures += f"<br>{shown(estimate.low)} – {shown(estimate.high)}"
    lines.append(f'<circle class="dot" cx="{x(estimate.value)}" cy="50%" r="7"/>')
    plot = f'<svg class="range" aria-hidden="true">{"".join(lines)}</svg>'
    return f"<div><b>{escape(name)}</b>{plot}<small>{figures}</small></div>"


def bars(values: Sequence[int], edges: tuple[int, int], about: str) -> str:
    """How often which values came, on an axis that several plots share."""
    low, high = edges
    width = max(-(-(high - low + 1) // _BARS), 1)
    counts = [0] * (-(-(high - low + 1) // width))
    for value in values:
        counts[(value - low) // width] += 1
    most = max(counts) or 1
    step = 100 / len(counts)
    drawn = "".join(
        f'<rect x="{k * step + step * 0.06:.2f}%" y="{100 - 100 * count / most:.2f}%" '
        f'width="{step * 0.88:.2f}%" height="{100 * count / most:.2f}%" rx="2"/>'
        for k, count in enumerate(counts)
        if count
    )
    return f'<svg class="bars" role="img" aria-label="{escape(about)}">{drawn}</svg>'

"""The build hook: a wheel, an sdist and an editable install carry the page, built from `web/`.

The work is done by scripts/page.py. Node comes from the machine, or else from PyPI, asked for only then.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import page


class PageHook(BuildHookInterface):
    """Builds the page before files are gathered."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return page.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page, if its sources have changed since the last time."""
        try:
            page.build()
        except page.PageError as error:
            raise SystemExit(f"sevenfold: the page could not be built. {error}") from None

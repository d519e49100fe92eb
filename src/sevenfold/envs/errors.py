"""What can be wrong with what an environment is asked."""

from __future__ import annotations

from sevenfold.games.kit.errors import RulesError


class EnvError(RulesError):
    """An environment that can't be, an action that isn't legal, or a step at the wrong time; nothing has changed."""

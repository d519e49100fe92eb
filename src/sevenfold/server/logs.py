"""Logs: one line for each thing that happened, on standard error, never with a secret in it."""

from __future__ import annotations

import logging
import sys
from functools import partial
from typing import Any

import structlog


def set_up(form: str, worker: int | None = None) -> None:
    """Log as `text` for people or `json` for programs; each line names the worker, where there are several.

    Tracebacks show no local variables.
    """
    processors: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
    ]
    if worker is not None:
        processors.insert(0, partial(_named, worker))
    if form == "json":
        processors += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        processors.append(structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain))
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )


def _named(worker: int, _logger: Any, _method: str, event: Any) -> Any:
    event["worker"] = worker
    return event

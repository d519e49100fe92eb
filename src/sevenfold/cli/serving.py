"""`serve`: the page, its tables and their bots, until somebody ends it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from sevenfold.cli.numbers import whole
from sevenfold.cli.speech import about, language


def serve(
    *,
    host: Annotated[str | None, Parameter(help=about("cli-serve-host"))] = None,
    port: Annotated[int | None, Parameter(help=about("cli-serve-port"), converter=whole)] = None,
    database_url: Annotated[str | None, Parameter(help=about("cli-serve-database-url"))] = None,
    workers: Annotated[int | None, Parameter(help=about("cli-serve-workers"), converter=whole)] = None,
    config: Annotated[str | None, Parameter(help=about("cli-serve-config"))] = None,
    open: Annotated[bool, Parameter(help=about("cli-serve-open"), negative="")] = False,  # noqa: A002  # the flag's name
) -> int:
    """Serve the page."""
    from sevenfold.server.run import run

    return run(host, port, database_url, open, language(), config, workers)

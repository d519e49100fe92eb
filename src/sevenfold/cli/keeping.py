"""`backup`: a copy of everything, while the server goes on."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sevenfold.cli.speech import Complaint, about, printable, say


def backup(
    file: Annotated[str | None, Parameter(help=about("cli-backup-file"), allow_leading_hyphen=True)] = None,
    /,
    *,
    database_url: Annotated[str | None, Parameter(help=about("cli-serve-database-url"))] = None,
    config: Annotated[str | None, Parameter(help=about("cli-serve-config"))] = None,
) -> None:
    """Copy the database into a file."""
    from sevenfold.server.cluster import own
    from sevenfold.server.config_file import with_file
    from sevenfold.server.settings import read
    from sevenfold.tables.backup import back_up
    from sevenfold.tables.problems import Problem

    try:
        url = read(with_file(own(os.environ)[0], config), database_url=database_url).database_url
        now = datetime.now(UTC)
        ending = "sqlite3" if url.startswith("sqlite") else "dump"
        target = Path(file if file is not None else f"sevenfold-{now:%Y-%m-%d-%H%M%S}.{ending}")
        size = back_up(url, target)
    except Problem as problem:
        raise Complaint(problem.key, problem.figures) from None
    print(printable(say("cli-backup-done", file=str(target), kilobytes=-(-size // 1000))))

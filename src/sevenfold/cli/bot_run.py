"""`bot run`: a program of your own sits down at a table and plays."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from sevenfold.cli.numbers import whole
from sevenfold.cli.speech import Complaint, about, printable, say


def run(
    module: Annotated[str, Parameter(help=about("cli-bot-run-module"))],
    /,
    *,
    server: Annotated[str, Parameter(help=about("cli-bot-run-server"))] = "http://127.0.0.1:7777",
    table: Annotated[str | None, Parameter(help=about("cli-bot-run-table"))] = None,
    new: Annotated[str | None, Parameter(help=about("cli-bot-run-new"))] = None,
    players: Annotated[int | None, Parameter(help=about("cli-bot-run-players"), converter=whole)] = None,
    bots: Annotated[str | None, Parameter(help=about("cli-bot-run-bots"))] = None,
    token_file: Annotated[str | None, Parameter(help=about("cli-bot-run-token-file"))] = None,
    name: Annotated[str | None, Parameter(help=about("cli-bot-run-name"))] = None,
) -> None:
    """Let a program play at a table of a server."""
    from sevenfold.cli import bot_door
    from sevenfold.cli.bot_loading import load
    from sevenfold.cli.bot_playing import BotPlayer

    if (table is None) == (new is None):
        raise Complaint("cli-bot-table-or-new")
    choose = load(module)
    address = bot_door.checked(server)
    token = bot_door.token_for(address, token_file, name)
    if new is not None:
        named = None if bots is None else [bot.strip() for bot in bots.split(",")]
        table = bot_door.new_table(address, token, new, players, named)
        print(say("cli-bot-opened", table=table, address=f"{address}/table/{table}"), flush=True)
    result = BotPlayer(address, token, _id_of(str(table)), choose, _note).play()
    for seat, points in enumerate(result["points"]):
        won = seat in result["winners"]
        print(say("cli-bot-points", seat=seat, points=points, won="yes" if won else "no"))


def _id_of(table: str) -> str:
    """The id of a table; its invite link is good as well."""
    found = table.rstrip("/").rpartition("/")[2]
    if not found or not found.isascii() or not found.replace("-", "").replace("_", "").isalnum():
        raise Complaint("cli-bot-gone", {"table": printable(table)})
    return found


def _note(key: str, figures: dict[str, object]) -> None:
    print(printable(say(key, **figures)), file=sys.stderr, flush=True)

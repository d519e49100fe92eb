"""What a bot asks a server over HTTP before it plays: a token, and a table."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from sevenfold import texts
from sevenfold.cli.speech import Complaint, language

TOKEN_VARIABLE = "SEVENFOLD_TOKEN"  # noqa: S105  # where it is, not what it is
SECONDS = 20
"""So long a server may take to answer."""
MOST_BYTES = 4_000_000
"""A longer answer is none of Sevenfold's."""


def checked(server: str) -> str:
    """The address of a server without a slash at its end. Raises `Complaint`."""
    parts = urllib.parse.urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.query:
        raise Complaint("cli-bot-no-address", {"given": server})
    return server.rstrip("/")


def sentence(key: str, figures: dict[str, Any], fallback: str) -> str:
    """What a server has refused, in our language where our catalogue has it."""
    try:
        return texts.say(language(), key, figures)
    except Exception:  # noqa: BLE001  # an older or newer server has other words: its own sentence is good enough
        return fallback


def ask(server: str, path: str, token: str | None, data: dict[str, Any] | None = None) -> Any:
    """The answer to a request. Raises `Complaint` for a refusal, and where nothing or nonsense answers."""
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(server + path, body, headers)  # noqa: S310  # `checked` lets http and https pass only
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310  # as above
            return json.loads(answer.read(MOST_BYTES))
    except urllib.error.HTTPError as error:
        raise _refused(error) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise Complaint("cli-bot-unreachable", {"server": server, "problem": str(reason)}) from None


def _refused(error: urllib.error.HTTPError) -> Complaint:
    try:
        told = json.loads(error.read(MOST_BYTES))
        said = sentence(told["code"], told["figures"], told["sentence"])
    except (ValueError, KeyError, TypeError, OSError):
        said = f"HTTP {error.code}"
    return Complaint("cli-bot-refused", {"sentence": said})


def token_for(server: str, file: str | None, name: str | None) -> str:
    """The token that the bot goes by: from the file, else from the environment; with a name a new one.

    A new one is written to the file, readable by its owner alone. Raises `Complaint`.
    """
    path = None if file is None else Path(file)
    if path is not None and (path.exists() or name is None):
        try:
            token = path.read_text("utf-8").strip()
        except (OSError, UnicodeError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise Complaint("cli-no-reading", {"file": str(path), "problem": problem}) from None
    elif name is not None:
        token = str(ask(server, "/api/programs", None, {"name": name})["token"])
        if path is not None:
            _write(path, token)
    else:
        token = os.environ.get(TOKEN_VARIABLE, "")
    if not token or not token.isascii() or not token.isprintable():
        raise Complaint("cli-bot-no-token", {"variable": TOKEN_VARIABLE})
    return token


def _write(path: Path, token: str) -> None:
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(token + "\n")
    except OSError as error:
        raise Complaint("cli-bot-no-keeping", {"file": str(path), "problem": error.strerror or "?"}) from None


def new_table(server: str, token: str, game: str, players: int | None, bots: list[str] | None) -> str:
    """Open a table of a game with the server's bots in all other seats, and begin. Raises `Complaint`.

    Where no bot is named it is the game's usual one, which answers at once.
    """
    known = {found["id"]: found for found in ask(server, "/api/games", token)}
    if game not in known:
        raise Complaint("cli-bot-no-game", {"given": game, "known": ", ".join(known)})
    named = bots or [known[game]["usual_bot"]]
    seats = players or (len(named) + 1 if len(named) > 1 else known[game]["usual_seats"])
    others = named * (seats - 1) if len(named) == 1 else named
    wanted = {"game": game, "seats": seats, "bots": others, "start": True}
    return str(ask(server, "/api/tables", token, wanted)["id"])

"""The invite link as a QR code: it says the link, under the name by which one came."""

from __future__ import annotations

import re

import segno
from tests.server.guests import Place

from sevenfold.server.invite_api import QUIET


def modules(svg: str) -> set[tuple[int, int]]:
    """The dark modules of a picture of horizontal strokes, without its border."""
    (path,) = re.findall(r'stroke="#000"[^>]* d="([^"]+)"|d="([^"]+)"[^>]* stroke="#000"', svg)
    found: set[tuple[int, int]] = set()
    x, y = 0.0, 0.0
    for command, first, second in re.findall(r"([Mmh])\s*(-?[\d.]+)[ ,]?(-?[\d.]+)?", "".join(path)):
        if command == "h":
            for step in range(round(float(first))):
                found.add((round(x) + step - QUIET, int(y) - QUIET))
            x += float(first)
        elif command == "M":
            x, y = float(first), float(second)
        else:
            x, y = x + float(first), y + float(second)
    return found


async def test_it_is_the_code_of_the_link(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.table(private=True)
    answer = await ann.http.get(f"/api/tables/{table['id']}/code", headers={"Host": "play.example"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-store"  # a private table's address is its key
    wanted = segno.make(f"http://play.example/table/{table['id']}", error="m", micro=False)
    dark = {(x, y) for y, row in enumerate(wanted.matrix) for x, module in enumerate(row) if module}
    assert modules(answer.text) == dark


async def test_no_table_has_no_code(place: Place) -> None:
    answer = await (await place.guest()).http.get("/api/tables/nothing/code")
    assert (answer.status_code, answer.json()["code"]) == (404, "refused-no-table")

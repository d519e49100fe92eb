"""The program in docs/reference/protocol.md plays a whole match; the settings page names every setting and limit."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import msgspec
from tests.server.guests import opened

from sevenfold.tables.limits import Limits

DOCS = Path(__file__).resolve().parents[2] / "docs"


async def test_the_player_of_the_protocol_page_plays_a_match(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (DOCS / "reference" / "protocol.md").read_text("utf-8"), re.DOTALL)
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3", bot_pace=0.0) as place:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, place.url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        ended = asyncio.create_task(process.communicate())
        while not ended.done():
            await place.turn(0.1)  # bots wait for their due time, which stands still by itself
            await asyncio.wait([ended], timeout=0.01)
        out, _ = await ended
        assert process.returncode == 0, out.decode()
        points = msgspec.json.decode(out)
        assert len(points) == 3
        assert max(points) >= 60


def test_every_setting_and_limit_is_documented() -> None:
    page = (DOCS / "hosts" / "settings.md").read_text("utf-8")
    source = (DOCS.parent / "src" / "sevenfold" / "server" / "settings.py").read_text("utf-8")
    for name in set(re.findall(r'"(SEVENFOLD_[A-Z_]+)"', source)):
        assert f"`{name}`" in page
    for field in msgspec.structs.fields(Limits):
        assert f"`{field.name.upper()}`" in page
        row = next(line for line in page.splitlines() if f"`{field.name.upper()}`" in line)
        assert f"{field.default:g}" in row.replace("2000000", "2e+06"), row

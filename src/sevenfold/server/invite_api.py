"""The invite link as a picture that a phone's camera reads."""

from __future__ import annotations

import io
from functools import lru_cache

import segno
from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from sevenfold.server.asking import Asking, guard
from sevenfold.server.hall import Hall
from sevenfold.server.identity import header
from sevenfold.tables.problems import TableError

MOST_HOST = 261
"""A name of 255 characters and a port: what no server is called makes no code, which would also have no room for it."""
QUIET = 4
"""Empty modules around the code, as readers want them."""


@lru_cache(maxsize=256)
def code_of(link: str) -> bytes:
    """The QR code of a link as SVG, black on white whatever lies behind it."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out, kind="svg", border=QUIET, scale=8, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return out.getvalue()


@get("/tables/{table_id:str}/code", media_type="image/svg+xml")
async def code(request: Asking, hall: NamedDependency[Hall], table_id: FromPath[str]) -> Response[bytes]:
    """The QR code of a table's invite link, under the name by which the server was asked."""
    host = header(request.scope, b"host")
    if len(host) > MOST_HOST:
        raise TableError("message-malformed", {"reason": "no server has such a name"})
    async with hall.house.holding(table_id):
        link = f"{request.scope['scheme']}://{host}/table/{table_id}"
    return Response(code_of(link), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


invite_api = Router("/api", before_request=guard, route_handlers=[code])

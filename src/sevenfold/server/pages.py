"""The built page: its files, and `index.html` for every address that the page itself knows."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from sevenfold.server.identity import header
from sevenfold.tables.problems import TableError
from sevenfold.texts import LANGUAGES, say

STATIC = Path(__file__).parent / "static"
_FOREVER = "public, max-age=31536000, immutable"
_SMALL = 1024
_PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class StaticFile:
    """One file in memory, packed where that pays."""

    __slots__ = ("data", "etag", "packed", "stamp", "type")

    def __init__(self, path: Path) -> None:
        self.stamp = path.stat().st_mtime_ns
        self.data = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        text = kind.startswith(_PACKED)
        self.type = f"{kind}; charset=utf-8" if text else kind
        self.etag = f'"{hashlib.sha256(self.data).hexdigest()[:24]}"'
        self.packed = gzip.compress(self.data, 9, mtime=0) if text and len(self.data) > _SMALL else None


class Pages:
    """The files of the page, read when they are first asked for and again when they have changed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self._files: dict[Path, StaticFile] = {}

    def file(self, name: str) -> StaticFile | None:
        """The file of a path below the folder; None where there is none."""
        try:
            path = (self.folder / name.lstrip("/")).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            known = self._files.get(path)
            if known is None or known.stamp != path.stat().st_mtime_ns:
                known = self._files[path] = StaticFile(path)
        except (OSError, ValueError):
            return None
        return known


def _sent(request: Any, file: StaticFile, *, forever: bool) -> Response[bytes]:
    headers = {"ETag": file.etag, "Cache-Control": _FOREVER if forever else "no-cache", "Vary": "Accept-Encoding"}
    if header(request.scope, b"if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    data = file.data
    if file.packed is not None and "gzip" in header(request.scope, b"accept-encoding"):
        headers["Content-Encoding"] = "gzip"
        data = file.packed
    return Response(data, media_type=file.type, headers=headers)


def _not_built(request: Any) -> Response[str]:
    wanted = header(request.scope, b"accept-language")[:2].lower()
    language = wanted if wanted in LANGUAGES else "en"
    title, text = say(language, "server-no-page-title"), say(language, "server-no-page")
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p><pre>make page</pre></html>"
    )
    return Response(html, status_code=503, media_type="text/html; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], pages: NamedDependency[Pages], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the page, or the page itself, which then shows what the address says."""
    if path.startswith(("/api/", "/ws/", "/schema/")):
        raise TableError("no-address")
    found = None if path == "/" else pages.file(path)
    if found is not None:
        return _sent(request, found, forever=path.startswith("/assets/"))
    if "." in path.rsplit("/", 1)[-1]:
        raise TableError("no-address")
    index = pages.file("index.html")
    return _not_built(request) if index is None else _sent(request, index, forever=False)

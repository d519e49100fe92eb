"""uvicorn's WebSocket protocol with one thing more: a way to cut off a client that doesn't read."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Wire(WebSocketsSansIOProtocol):
    """Puts `abort` into the connection's scope, for `connection.Connection`."""

    def handle_connect(self, event: Any) -> None:
        """Take the request; its task runs later and finds `abort`."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions["sevenfold"] = {"abort": self.transport.abort}

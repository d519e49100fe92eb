"""uvicorn's WebSocket protocol with a shorter way out: ready-made frames, no task in between, and a way to cut it off.

A frame from server to client is the same bytes for everybody (nothing is masked or compressed), so it is made once
for all who get it and handed to each transport as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_TEXT = 0x81  # a whole text message
_SHORT, _MIDDLE = 126, 65_536


def framed(data: bytes) -> bytes:
    """A text message as it goes over the wire (RFC 6455, section 5.2)."""
    size = len(data)
    if size < _SHORT:
        return bytes((_TEXT, size)) + data
    if size < _MIDDLE:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket. The application finds it with `wire_of`; `on_writable` is called when the client reads again.

    `on_aside` is called for each frame that no message comes of: pings, pongs that nobody asked for, and pieces of a message but
    the last. They are answered here, before the application hears of anything, so it couldn't count them itself.
    """

    on_writable: Callable[[], None] | None = None
    on_aside: Callable[[], None] | None = None
    asides = 0
    """As many of them came before anybody was told."""

    def handle_connect(self, event: Any) -> None:
        """Take the request; its task runs later and finds this wire in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions["sevenfold.wire"] = self

    def handle_ping(self) -> None:
        """Count it and answer, but let no answers pile up for a client that doesn't read."""
        self._aside()
        output = b"".join(self.conn.data_to_send())
        if self.takes and not self.transport.is_closing():
            self.transport.write(output)

    def handle_pong(self, event: Any) -> None:
        """An answer to the server's own ping; any other is counted."""
        if self.pending_ping_payload is None or bytes(event.data) != self.pending_ping_payload:
            self._aside()
        super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """A further piece of a message; pieces may be empty, so their size bounds nothing."""
        if not event.fin:
            self._aside()
        super().handle_cont(event)

    def _aside(self) -> None:
        if self.on_aside is None:
            self.asides += 1
        else:
            self.on_aside()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    @property
    def takes(self) -> bool:
        """Whether a frame written now goes out without waiting."""
        return self.writable.is_set()

    def write(self, frame: bytes) -> None:
        """Send a frame; nothing happens once the connection is closing."""
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(frame)

    def end(self, code: int) -> None:
        """Close the connection in good order, with a code that says why."""
        if not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def abort(self) -> None:
        """Cut the connection, whatever waits."""
        self.transport.abort()


def wire_of(scope: Any) -> Wire:
    """The wire of a WebSocket's scope."""
    wire: Wire = scope["extensions"]["sevenfold.wire"]
    return wire

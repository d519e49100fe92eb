"""Views as they are sent: whole, or what differs from the one before."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

encode = msgspec.json.Encoder().encode

_BY_SEAT = {"rows", "cities", "seats"}
"""Fields of views that list the seats: of these only the seats that changed are sent (see `protocol.Update`)."""


class Shown(NamedTuple):
    """A view as it was sent: its fields as `"name":value`, in order, and the list of its seats, by seat."""

    fields: list[bytes]
    seats_head: bytes
    seats: dict[int, bytes]


NOTHING = Shown([], b"", {})


@cache
def _heads(view: type[msgspec.Struct]) -> tuple[list[bytes], list[tuple[str, bytes]], str, bytes]:
    """How the fields of a kind of view begin: the tag with its value, each field, and the name of the list of seats."""
    config = view.__struct_config__
    tag = [] if config.tag is None else [b'"%b":%b' % ((config.tag_field or "type").encode(), encode(config.tag))]
    heads = [(name, b'"%b":' % name.encode()) for name in view.__struct_fields__]
    seats, seats_head = next((head for head in heads if head[0] in _BY_SEAT), ("", b""))
    return tag, [head for head in heads if head[0] != seats], seats, seats_head


def written_view(view: msgspec.Struct) -> Shown:
    """A view, field by field and seat by seat."""
    tag, heads, listed, seats_head = _heads(type(view))
    seats: Any = getattr(view, listed, ())
    return Shown(
        [*tag, *[head + encode(getattr(view, name)) for name, head in heads]],
        seats_head,
        {seat.seat: encode(seat) for seat in seats},
    )


def changes(before: Shown, after: Shown) -> bytes:
    """What differs, as one JSON object."""
    if before.fields:
        changed = [new for old, new in zip(before.fields, after.fields, strict=True) if old != new]
    else:
        changed = list(after.fields)
    known = before.seats
    seats = [seat for number, seat in after.seats.items() if known.get(number) != seat]
    if seats:
        changed.append(after.seats_head + b"[" + b",".join(seats) + b"]")
    return b"{" + b",".join(changed) + b"}"

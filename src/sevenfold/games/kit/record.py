"""The record a game's state is kept in: fixed size, no pointers, the same bytes in every mode.

A class declares the fields; its annotations are the types for checkers and make the layout:

    class State(Record):
        phase: I8
        scores: Annotated[I16s, SEATS]
        front: Annotated[I8Grid, SEATS, KINDS]
        events: Annotated[I16Grid, 64, 4, TRANSIENT]

In plain mode a record is an ordinary object with int and list fields, in the compiled modes an element of a numpy
array. `TRANSIENT` fields (what just happened, scratch) stand last; they belong to no position and count in no
comparison.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Callable, MutableSequence
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_type_hints,
)

from sevenfold.games.kit.mode import PLAIN, rule

if TYPE_CHECKING:
    import numpy as np


class Grid(Protocol):
    """A two-dimensional field, indexed by `[row, column]`."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


I8: TypeAlias = Annotated[int, "b"]
I16: TypeAlias = Annotated[int, "h"]
I32: TypeAlias = Annotated[int, "i"]
I64: TypeAlias = Annotated[int, "q"]
I8s: TypeAlias = Annotated[MutableSequence[int], "b"]
I16s: TypeAlias = Annotated[MutableSequence[int], "h"]
I32s: TypeAlias = Annotated[MutableSequence[int], "i"]
I64s: TypeAlias = Annotated[MutableSequence[int], "q"]
I8Grid: TypeAlias = Annotated[Grid, "b"]
I16Grid: TypeAlias = Annotated[Grid, "h"]
I32Grid: TypeAlias = Annotated[Grid, "i"]

TRANSIENT = "transient"
"""Marks a field that is no part of a position: what the last move set off, or scratch space."""


class Field(NamedTuple):
    """One field of a record: its name, element code (as in `array`), shape, offset in bytes, and whether it is transient."""

    name: str
    code: str
    shape: tuple[int, ...]
    offset: int
    transient: bool

    @property
    def numbers(self) -> int:
        """How many numbers the field holds."""
        total = 1
        for n in self.shape:
            total *= n
        return total


class Layout(NamedTuple):
    """Where each field of a record lies; `kept` bytes of `size` belong to a position."""

    fields: tuple[Field, ...]
    size: int
    kept: int


def _width(code: str) -> int:
    return struct.calcsize("=" + code)


def layout_of(cls: type[Record]) -> Layout:
    """The layout of a record class: fields in the order declared, each aligned to its element."""
    fields: list[Field] = []
    offset, widest, kept = 0, 1, None
    for name, hint in get_type_hints(cls, include_extras=True).items():
        marks: tuple[Any, ...] = hint.__metadata__
        code, shape = marks[0], tuple(m for m in marks[1:] if isinstance(m, int))
        transient = TRANSIENT in marks
        width = _width(code)
        offset += -offset % width
        widest = max(widest, width)
        if transient and kept is None:
            kept = offset
        if kept is not None and not transient:
            raise TypeError(f"{cls.__name__}.{name} stands after a transient field")
        field = Field(name, code, shape, offset, transient)
        fields.append(field)
        offset += field.numbers * width
    size = offset + -offset % widest
    return Layout(tuple(fields), size, size if kept is None else kept)


class PlainGrid:
    """Plain mode's two-dimensional field."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, at: tuple[int, int]) -> int:
        return self.rows[at[0]][at[1]]

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        self.rows[at[0]][at[1]] = value

    def copy(self) -> PlainGrid:
        """A grid of its own with the same numbers."""
        return PlainGrid([row.copy() for row in self.rows])


class Record:
    """Base of the record classes; see the module's description. Raises `TypeError` for a layout that can't be."""

    def __init__(self) -> None:
        for field in layout(type(self)).fields:
            setattr(self, field.name, _zeros(field))


_layouts: dict[type[Record], Layout] = {}


def layout(cls: type[Record]) -> Layout:
    """The layout of a record class, worked out once."""
    found = _layouts.get(cls)
    if found is None:
        found = _layouts[cls] = layout_of(cls)
    return found


def _zeros(field: Field) -> Any:
    if not field.shape:
        return 0
    if len(field.shape) == 1:
        return [0] * field.shape[0]
    return PlainGrid([[0] * field.shape[1] for _ in range(field.shape[0])])


R = TypeVar("R", bound=Record)
Q = TypeVar("Q", bound=Record)
R_co = TypeVar("R_co", bound=Record, covariant=True)


class Rows(Protocol[R_co]):
    """A batch of records: a list in plain mode, a numpy array in the compiled modes."""

    def __getitem__(self, at: int, /) -> R_co: ...
    def __len__(self) -> int: ...


def maker(cls: type[R]) -> Callable[[int], Rows[R]]:
    """A function that makes n zeroed records, callable from Python and from compiled rules.

    In compiled rules a record of them doesn't keep the rows in memory: they go once nobody uses the rows themselves any more. So a
    rule hands rows it has made on whole, to one that takes `Rows`, or asks them anew each time in a loop.
    """
    if PLAIN:
        return lambda n: [cls() for _ in range(n)]
    import numpy as np
    from numba.extending import overload

    dtype = numpy_dtype(cls)

    def make(n: int) -> Any:
        return np.zeros(n, dtype)

    def inside_rules(n: int) -> Callable[[int], Any]:  # noqa: ARG001  # numba matches the name
        def zeroed(n: int) -> Any:
            return np.zeros(n, dtype)

        return zeroed

    overload(make, inline="always")(inside_rules)
    return make


def numpy_dtype(cls: type[Record]) -> np.dtype[Any]:
    """The numpy type of a record class; its bytes are those of `pack`."""
    import numpy as np

    plan = layout(cls)
    return np.dtype(
        (
            np.record,
            {
                "names": [f.name for f in plan.fields],
                "formats": [(f.code, f.shape) if f.shape else f.code for f in plan.fields],
                "offsets": [f.offset for f in plan.fields],
                "itemsize": plan.size,
                "aligned": True,
            },
        )
    )


def twin(source: Record) -> Any:
    """A record of its own with the same numbers, in plain mode."""
    copy = object.__new__(type(source))
    fields: dict[str, Any] = vars(source)
    target: dict[str, Any] = vars(copy)
    for name, value in fields.items():
        target[name] = value.copy() if value.__class__ is list or value.__class__ is PlainGrid else value
    return copy


if not PLAIN:
    from numba.extending import overload as _overload

    @_overload(twin, inline="always")
    def _compiled_twin(source: Any) -> Callable[[Any], Any]:  # noqa: ARG001  # numba matches the name
        def same(source: Any) -> Any:
            return source

        return same


@rule
def assign(target: Any, j: int, source: Rows[Record], i: int) -> None:
    """Make record j of `target` equal to record i of `source`, in compiled rules one move of memory."""
    target[j] = twin(source[i])


def pack(record: Record) -> bytes:
    """The bytes of a record of Python ints and lists, transient fields left out (little-endian, numpy's layout)."""
    plan = layout(type(record))
    out = bytearray(plan.kept)
    for field in plan.fields:
        if field.transient:
            break
        value: Any = getattr(record, field.name)
        numbers: Any = (
            [value] if not field.shape else value if len(field.shape) == 1 else [n for row in value.rows for n in row]
        )
        data = array(field.code, numbers)
        if sys.byteorder == "big":
            data.byteswap()
        out[field.offset : field.offset + field.numbers * data.itemsize] = data.tobytes()
    return bytes(out)


def unpack(cls: type[R], data: bytes) -> R:
    """The record of Python ints and lists that `pack` made the bytes of; raises `ValueError` for another number of bytes."""
    plan = layout(cls)
    if len(data) != plan.kept:
        raise ValueError(f"a {cls.__name__} has {plan.kept} bytes, not {len(data)}")
    record = cls()
    for field in plan.fields:
        if field.transient:
            break
        width = _width(field.code)
        numbers = array(field.code, data[field.offset : field.offset + field.numbers * width])
        if sys.byteorder == "big":
            numbers.byteswap()
        flat = numbers.tolist()
        if not field.shape:
            setattr(record, field.name, flat[0])
        elif len(field.shape) == 1:
            setattr(record, field.name, flat)
        else:
            wide = field.shape[1]
            grid = [flat[r * wide : (r + 1) * wide] for r in range(field.shape[0])]
            setattr(record, field.name, PlainGrid(grid))
    return record


def table(values: list[int]) -> tuple[int, ...]:
    """A constant table of the rules (when compiled an array: a tuple indexed by a variable is slow there)."""
    if PLAIN:
        return tuple(values)
    import numpy as np

    return np.array(values, np.int32)  # type: ignore[return-value]


class Live(Generic[R]):
    """A state in Python's hands: one place in a batch. Rules take it as (batch, index), which costs least to pass."""

    __slots__ = ("at", "cls", "rows")

    def __init__(self, cls: type[R], rows: Rows[R], at: int = 0) -> None:
        self.cls = cls
        self.rows = rows
        self.at = at

    @staticmethod
    def of(record: Q) -> Live[Q]:
        """A state in Python's hands from a record of Python ints and lists (which it may keep)."""
        kind = type(record)
        return Live(kind, [record]) if PLAIN else Live.from_bytes(kind, pack(record))

    @staticmethod
    def from_bytes(kind: type[Q], data: bytes) -> Live[Q]:
        """The state whose `bytes` these are; raises `ValueError` for another number of bytes."""
        if PLAIN:
            return Live(kind, [unpack(kind, data)])
        import numpy as np

        plan = layout(kind)
        if len(data) != plan.kept:
            raise ValueError(f"a {kind.__name__} has {plan.kept} bytes, not {len(data)}")
        rows: Any = np.zeros(1, numpy_dtype(kind))
        rows.view(np.uint8)[: plan.kept] = np.frombuffer(data, np.uint8)
        return Live(kind, rows)

    @property
    def record(self) -> R:
        """The record itself, to hand to a rule; its fields are read through `plain`."""
        return self.rows[self.at]

    def plain(self) -> R:
        """The record's fields as Python ints and lists, to be read only (grids as lists of rows too)."""
        record: Any = self.rows[self.at]
        if PLAIN:
            return record
        copy = object.__new__(self.cls)
        fields: dict[str, Any] = vars(copy)
        for field in layout(self.cls).fields:
            value: Any = record[field.name].tolist() if field.shape else int(record[field.name])
            fields[field.name] = PlainGrid(value) if len(field.shape) == 2 else value
        return copy

    def copy(self) -> Live[R]:
        """A state of its own, equal to this one."""
        if PLAIN:
            return Live(self.cls, [twin(self.rows[self.at])], 0)
        import numpy as np

        # through bytes: numpy's own copy leaves what lies between the fields to chance
        cell: Any = self.rows[self.at : self.at + 1]  # type: ignore[index]  # numpy slices, the protocol does not say so
        return Live(self.cls, cell.view(np.uint8).copy().view(cell.dtype), 0)

    def __bytes__(self) -> bytes:
        """The state's bytes, transient fields left out."""
        if PLAIN:
            return pack(self.rows[self.at])
        import numpy as np

        cell: Any = self.rows[self.at : self.at + 1]  # type: ignore[index]  # numpy slices, the protocol does not say so
        return cell.view(np.uint8)[: layout(self.cls).kept].tobytes()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position."""
        if not isinstance(other, Live):
            return False
        same = cast("Live[Any]", other)
        return same.cls is self.cls and bytes(self) == bytes(same)

    __hash__ = None  # type: ignore[assignment]

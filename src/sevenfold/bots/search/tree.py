"""What a search remembers: for each moment that a seat can tell apart, the moves tried there and what they brought.

Nodes lie in one table and are found by a number (`mix`) made of what the seat whose turn it is can know. So each seat has its
own tree: two states between which it could not choose are one node to it, and what several choose at the same time is
counted for each of them alone.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated

from sevenfold.games.kit.mode import rule
from sevenfold.games.kit.record import I64, I32s, I64s, Record, Rows, maker

SURE = 1 << 20
"""A prize is a whole number of parts of SURE, so that both modes agree to the bit."""
EDGES = 32
"""Moves that a node has room for."""
MENU = 64
"""Moves that a game may propose for one question, the most promising first."""
DEPTH = 64
"""Decisions of one rehearsal that are remembered; those after them are made by the quick policy."""
PROBES = 32
"""Places of the table that are looked at for a node."""
NONE = -1
WIDE = 3
"""Moves of a new node that are looked at; each time its visits reach a square number, one more is."""
TRUST = 40
"""The quick policy's judgement of a move counts as so many rehearsals."""
CURIOSITY = 0.12
"""How much a move is worth trying because it has seldom been tried."""

MIXER = 1_000_003
MODULUS = (1 << 41) - 21
"""Products stay below 2^62, so that Python's integers and int64 agree."""


class Node(Record):
    """A moment that a seat can tell apart, and its moves."""

    key: I64  # what it is found by; 0: the place is free
    visits: I64
    total: I64  # prizes of all rehearsals that came through
    count: I64  # moves that are known here
    move: Annotated[I32s, EDGES]
    doubt: Annotated[I32s, EDGES]  # how much worse than the best the quick policy thinks it
    tried: Annotated[I32s, EDGES]
    offered: Annotated[I32s, EDGES]  # visits in which it could have been played
    gained: Annotated[I64s, EDGES]


class Menu(Record):
    """What a game proposes for a question, the quick policy's choice first."""

    count: I64
    move: Annotated[I32s, MENU]
    doubt: Annotated[I32s, MENU]


class Path(Record):
    """The decisions of one rehearsal that are in the tree."""

    count: I64
    node: Annotated[I32s, DEPTH]
    edge: Annotated[I32s, DEPTH]
    seat: Annotated[I32s, DEPTH]


make_nodes = maker(Node)
make_menus = maker(Menu)
make_paths = maker(Path)


@rule
def mix(key: int, fact: int) -> int:
    """The key with one more fact (from -1 to 2^40) in it."""
    return (key * MIXER + fact + 1) % MODULUS


@rule
def propose(menu: Menu, move: int, doubt: int) -> None:
    """Write one more move on the menu, while there is room; one that stands there already is passed over."""
    n = menu.count
    for i in range(n):
        if menu.move[i] == move:
            return
    if n < MENU:
        menu.move[n] = move
        menu.doubt[n] = doubt
        menu.count = n + 1


@rule
def node_of(nodes: Rows[Node], key: int) -> int:
    """Where the node of the key is or may be put; NONE where the table is full around there."""
    places = len(nodes)
    at = key % places
    for _ in range(min(places, PROBES)):
        known = nodes[at].key
        if known == 0 or known == key + 1:
            return at
        at += 1
        if at == places:
            at = 0
    return NONE


@rule
def edge_of(node: Node, move: int, doubt: int) -> int:
    """The move's place in the node, made where it is new; NONE where there is no room."""
    n = node.count
    for i in range(n):
        if node.move[i] == move:
            return i
    if n == EDGES:
        return NONE
    node.move[n] = move
    node.doubt[n] = doubt
    node.count = n + 1
    return n


@rule
def bits(n: int) -> int:
    """How many binary digits the number has: its logarithm in whole numbers, the same in every mode."""
    digits = 0
    while n > 0:
        digits += 1
        n >>= 1
    return digits


@rule
def look_at(node: Node, menu: Menu) -> int:
    """The move to try next: what has gone well, or has seldom been tried; of a wide menu only the first few at first."""
    usual = node.total / node.visits if node.visits > 0 else SURE / 2
    wide = min(menu.count, WIDE + int(sqrt(node.visits)))
    best = NONE
    most = 0.0
    for i in range(wide):
        edge = edge_of(node, menu.move[i], menu.doubt[i])
        if edge == NONE:
            continue
        node.offered[edge] += 1
        tried = node.tried[edge]
        mean = (node.gained[edge] + TRUST * (usual - node.doubt[edge])) / (tried + TRUST)
        score = mean / SURE + CURIOSITY * sqrt(bits(node.offered[edge]) / (tried + 1))
        if best == NONE or score > most:
            best = edge
            most = score
    return best

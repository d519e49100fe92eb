"""`replay`, `moves` and `verify`: what a record of a match says, move by move, and whether it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from sevenfold.cli.numbers import whole
from sevenfold.cli.record_file import record_lines
from sevenfold.cli.speech import Complaint, about, language, printable, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevenfold.games.kit.contract import Event, Game, Refusal
    from sevenfold.games.kit.lines import Header
    from sevenfold.games.kit.reading import Step
    from sevenfold.games.kit.record import Live

_DEALER = -1
_NOBODY = -1


def replay(
    file: Annotated[str, Parameter(help=about("cli-replay-file"), allow_leading_hyphen=True)],
    /,
    *,
    json: Annotated[bool, Parameter(help=about("cli-replay-json"), negative="")] = False,
) -> None:
    """Check a record and show it line by line."""
    if json:
        _replay_json(file)
    else:
        _replay_text(file)


def moves(
    file: Annotated[str, Parameter(help=about("cli-moves-file"), allow_leading_hyphen=True)],
    /,
    *,
    seat: Annotated[int | None, Parameter(help=about("cli-moves-seat"), converter=whole)] = None,
    json: Annotated[bool, Parameter(help=about("cli-moves-json"), negative="")] = False,
) -> None:
    """List what can be played at the end of a record, and why other things can't."""
    step, game, header = _last(file)
    players = len(header.players)
    if seat is not None and not 0 <= seat < players:
        raise Complaint("cli-no-seat", {"seat": seat, "last": players - 1})
    asked = game.actors(step.state)
    shown = asked if seat is None else tuple(s for s in asked if s == seat)
    if json:
        _print_json([_choices_json(game, step.state, s) for s in shown])
        return
    for actor in shown:
        if seat is None:
            print(_heading(header, actor))
        _print_moves(game, step.state, actor)
    if not asked:
        print(say("cli-moves-over"))
    elif not shown:
        names = ", ".join(say("cli-moves-who", seat=s, name=_name(header, s)) for s in asked)
        print(say("cli-moves-not-asked", seat=seat, asked=names))


def verify(file: Annotated[str, Parameter(help=about("cli-verify-file"), allow_leading_hyphen=True)], /) -> None:
    """Derive every deal again from the seed that the record publishes."""
    from sevenfold.games.kit.verifying import verify as verified

    found = verified(record_lines(file))
    print(say("cli-verify-lines", lines=found.lines))
    if not found.sealed:
        print(say("cli-verify-unsealed"))
    elif not found.ended:
        print(say("cli-verify-unopened"))
    else:
        print(say("cli-verify-sealed", outcomes=found.outcomes))
    if not found.ended:
        print(say("cli-verify-unended"))


# --- replay


def _steps(file: str, viewers: tuple[int, ...] = ()) -> Iterator[Step]:
    from sevenfold.games.kit.reading import replay as replayed

    return replayed(record_lines(file), viewers)


def _game_of(step: Step) -> Game[Any]:
    from sevenfold.games.kit.lines import Header
    from sevenfold.games.registry import game

    assert isinstance(step.entry, Header)  # noqa: S101  # a reading's first line is one, or it has raised
    return game(step.entry.game)


def _replay_json(file: str) -> None:
    """After every line the whole state, one object a line; the last one carries the result."""
    import msgspec

    game: Game[Any] | None = None
    told: dict[str, Any] | None = None
    state: Live[Any] | None = None
    try:
        for step in _steps(file):
            if told is not None:
                _print_json(told)
            game = game or _game_of(step)
            state = step.state
            told = {**game.describe(state), "line": step.number}
    except ValueError:
        if told is not None:
            _print_json(told)
        raise
    if told is not None and game is not None and state is not None:
        told["result"] = msgspec.to_builtins(game.result(state))
        _print_json(told)


def _replay_text(file: str) -> None:
    from sevenfold.games.kit.lines import Deal, Header, Moved

    step: Step | None = None
    game: Game[Any] | None = None
    players: list[str] = []
    wide = 0
    for step in _steps(file, (_NOBODY,)):
        entry = step.entry
        if isinstance(entry, Header):
            game = _game_of(step)
            players = [printable(name) for name in entry.players]
            wide = max(map(len, players))
            seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(players))
            print(say("cli-replay-header", game=game.id, rules=entry.rules, seats=seats))
            if entry.position is not None:
                print(say("cli-replay-position"))
        elif isinstance(entry, Deal):
            print(f"{step.number:>5}  {'':{wide + 2}}  {', '.join(entry.deal)}")
        elif isinstance(entry, Moved):
            clock = f"  ({say('cli-replay-clock')})" if entry.clock else ""
            print(f"{step.number:>5}  {entry.seat} {players[entry.seat]:{wide}}  {entry.move}{clock}")
        else:
            print(f"{step.number:>5}  {say('cli-replay-end')}")
        if game is not None:
            for event in step.events[_NOBODY]:
                if caption := _caption(game.id, event, players):
                    print(f"{'':{wide + 11}}{caption}")
    if step is not None and game is not None:
        _print_result(game, step, players)


def _caption(game_id: str, event: Event, players: list[str]) -> str:
    """What the catalogue says of an event; empty where it says nothing."""
    from sevenfold.texts import keys

    key = f"event-{game_id}-{event.kind}"
    known = keys(language())
    if event.by is not None and event.by == event.seat and f"{key}-self" in known:
        key += "-self"
    if key not in known:
        return ""
    return say(
        key,
        name="" if event.seat is None else players[event.seat],
        by="" if event.by is None else players[event.by],
        card=(event.card or "none").replace(":", "_"),  # a variant of the catalogue has no colon
        other=event.other or "none",
        amount=event.amount or 0,
    )


def _print_result(game: Game[Any], step: Step, players: list[str]) -> None:
    result = game.result(step.state)
    over = not game.actors(step.state)
    print()
    print(say("cli-replay-over" if over else "cli-replay-unfinished"))
    wide = max(map(len, players))
    for seat in sorted(range(len(players)), key=lambda s: (result.ranks[s], s)):
        won = f"  {say('cli-replay-won')}" if seat in result.winners else ""
        print(f"  {seat} {players[seat]:{wide}} {result.points[seat]:>6}{won}")
    print(say("cli-replay-lines", lines=step.number))


# --- moves


def _last(file: str) -> tuple[Step, Game[Any], Header]:
    from sevenfold.games.kit.lines import Header

    header: Header | None = None
    step: Step | None = None
    for step in _steps(file):
        if isinstance(step.entry, Header):
            header = step.entry
    assert step is not None  # noqa: S101  # an empty record has raised
    assert header is not None  # noqa: S101  # the first step has set it
    from sevenfold.games.registry import game

    return step, game(header.game), header


def _heading(header: Header, seat: int) -> str:
    return say("cli-moves-heading", seat=seat, name=_name(header, seat))


def _name(header: Header, seat: int) -> str:
    return "" if seat == _DEALER else printable(header.players[seat])


def _print_moves(game: Game[Any], s: Live[Any], actor: int) -> None:
    if actor == _DEALER:
        for outcome in game.outcomes(s):
            print(f"  {game.write(s, actor, outcome.move):16} {outcome.weight}/{outcome.total}")
        return
    choices = game.choices(s, actor)
    wide = max(len(choice.move) for choice in choices)
    for choice in choices:
        if choice.refusal is None:
            print(f"  {choice.move}")
        else:
            print(f"  {choice.move:{wide}}  - {_reason(choice.refusal)}")


def _reason(refusal: Refusal) -> str:
    return say(f"refusal-{refusal.code}", **refusal.figures)


def _choices_json(game: Game[Any], s: Live[Any], actor: int) -> dict[str, Any]:
    if actor == _DEALER:
        outcomes = [
            {"deal": game.write(s, actor, o.move), "weight": o.weight, "total": o.total} for o in game.outcomes(s)
        ]
        return {"seat": None, "outcomes": outcomes}
    return {
        "seat": actor,
        "moves": [choice.move for choice in game.choices(s, actor) if choice.refusal is None],
        "closed": [
            {"move": choice.move, "code": choice.refusal.code, "reason": _reason(choice.refusal)}
            for choice in game.choices(s, actor)
            if choice.refusal is not None
        ],
    }


def _print_json(data: Any) -> None:
    import msgspec

    print(msgspec.json.encode(data).decode())

"""The set-up, the deal and the spaces: rulings 1 to 8, H1 and H2."""

from __future__ import annotations

import pytest
from tests.rules.weisen.census import totals
from tests.rules.weisen.scene import ROLES, Scene, at, sage

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.weisen.cards import COPIES_OF, FACTS, IDS, SPACE_FACTS
from sevenfold.games.weisen.cards import ROLES as ALL_ROLES
from sevenfold.games.weisen.data import DataError, Spaces, check, check_balance, check_orders
from sevenfold.games.weisen.game import WEISEN


def words(scene: Scene) -> list[str]:
    """What the dealer may turn up."""
    return [WEISEN.write(scene.state, DEALER, outcome.move) for outcome in WEISEN.outcomes(scene.state)]


def begun(players: int, **options: object) -> Scene:
    """The first moment of a match."""
    return Scene(WEISEN.start(players, options))


def test_ruling_1_the_lot_says_who_begins() -> None:
    """Ruling 1: a seat is drawn after the deal, unless the host has named one."""
    scene = begun(3)
    while scene.view.asking.what != "start":
        scene.deal(words(scene)[0])
    assert words(scene) == ["start 0", "start 1", "start 2"]
    assert scene.deal("start 2").asks == "role 2"
    assert begun(3, first=1).deal().asks == "role 1"


@pytest.mark.parametrize(("players", "out"), [(3, 2), (4, 1), (5, 0)])
def test_ruling_2_roles_are_removed_by_lot(players: int, out: int) -> None:
    """Ruling 2: two with three players, one with four, with their eight power cards; that is public."""
    scene = begun(players)
    for number in range(out):
        assert len(words(scene)) == 7 - number
        scene.deal(words(scene)[0])
    assert scene.view.removed == ROLES[:out]
    assert scene.view.asking.what == "space"
    assert totals(scene.state) == (64 - 8 * out, 14, 36)
    assert scene.view.power_pile == 64 - 8 * out


def test_ruling_2_the_host_may_name_them() -> None:
    """Ruling 2: then the deal begins with the spaces (section 5j)."""
    scene = begun(3, removed=["seer", "druid"])
    assert scene.view.removed == ["druid", "seer"]
    assert scene.view.asking.what == "space"


@pytest.mark.parametrize(("players", "each"), [(3, 2), (4, 2), (5, 3)])
def test_ruling_3_crystals_come_blindly_from_the_supply(players: int, each: int) -> None:
    """Ruling 3: any of the 36, laid open."""
    scene = begun(players)
    while scene.view.asking.what != "crystal":
        scene.deal(words(scene)[0])
    outcomes = WEISEN.outcomes(scene.state)
    assert [(outcome.move, outcome.weight) for outcome in outcomes] == [(value, 6) for value in range(2, 8)]
    for _ in range(3 * each):
        scene.deal(words(scene)[-1])
    assert [space.crystals for space in scene.view.spaces] == (
        [[7] * each] * 3 if each == 2 else [[7] * 3, [7] * 3, [6] * 3]
    )


def test_ruling_4_the_pawn_starts_on_the_last_space_and_can_go_to_either_other() -> None:
    """Ruling 4: slots 0, 1, 2; the pawn stands on 2."""
    scene = begun(4).deal()
    assert scene.view.pawn == 2
    assert scene.by_clock("move").moves(scene.view.asking.seats[0]) == ["move 0", "move 1"]


def test_ruling_5_the_pawn_moves_before_the_new_space_is_turned_up() -> None:
    """Ruling 5: the mover doesn't see it; it covers the space just left, then crystals are laid."""
    scene = begun(4).deal().by_clock("move")
    old = scene.view.spaces[2].number
    mover = scene.view.asking.seats[0]
    scene.play(mover, "move 0")
    assert scene.view.asking.what == "space"
    assert scene.view.spaces[2].order == []
    assert str(old) not in words(scene)
    assert len(words(scene)) == 8
    number = words(scene)[0]
    scene.deal(number)
    assert scene.view.spaces[2].order == list(SPACE_FACTS.table[int(number) - 1])
    assert [scene.view.asking.what, scene.view.asking.left] == ["crystal", 2]
    scene.deal("5", "2")
    assert scene.view.spaces[2].crystals == [5, 2]
    assert scene.asks == f"role {mover}"
    assert scene.data["covered"] == [old]


FINITUM = [{"order": list(SPACE_FACTS.table[0]), "crystals": [5, 4]}, {"order": [], "crystals": []},
           {"order": list(SPACE_FACTS.table[2]), "crystals": []}]  # fmt: skip


def at_finitum(**more: object) -> Scene:
    """Round 6 is over, finitum lies on slot 1: the seer, lowest of all, decides."""
    roles = ("druid", "witch", "magician", "seer")
    players = [
        sage(role, f"{role}:7", side=1 + i % 2, dropped=i + 1, took="crystal" if i in (1, 2) else "spell")
        for i, role in enumerate(roles)
    ]
    data = {
        "round": 6, "spaces": FINITUM, "pawn": 2, "finitum": True, "players": players, "removed": ["healer"],
        "asking": {"what": "move"}, **more,
    }  # fmt: skip
    return Scene(WEISEN.position(data))


def test_ruling_6_finitum_can_not_be_chosen_in_the_step_that_turns_it_up() -> None:
    """Ruling 6: it comes up after the move; then the struggle at the pawn's new space is played."""
    scene = at_finitum()
    scene.play(3, "finitum")
    assert scene.view.asking.what == "over"
    before = at(
        *[sage(role, side=1 + i % 2, dropped=i + 1, took="crystal" if i in (1, 2) else "spell")
          for i, role in enumerate(("druid", "witch", "magician", "seer"))],
        what="move", crystals=[], round=5,
    )  # fmt: skip
    assert before.closed(3, "finitum") == "no-finitum"
    before.play(3, "move 1").deal("finitum")
    assert before.view.finitum == 2
    assert before.asks == "role 3"


def test_ruling_6_one_more_struggle_or_the_end() -> None:
    """Ruling 6: to the last open space for a last struggle without a further move, or onto finitum; nothing new is turned up."""
    scene = at_finitum()
    assert scene.moves(3) == ["move 0", "finitum"]
    assert scene.closed(3, "move 1") == "is-finitum"
    assert scene.closed(3, "move 2") == "same-space"
    scene.play(3, "move 0")
    assert scene.asks == "role 3"
    assert scene.view.last
    scene.by_clock()
    assert scene.view.round == 7
    assert scene.view.winners


def test_ruling_7_crystals_never_fought_over_count_for_nobody() -> None:
    """Ruling 7: those on the last open space stay there when the game ends on finitum."""
    scene = at_finitum().play(3, "finitum")
    assert scene.view.spaces[0].crystals == [5, 4]
    assert [seat.crystals for seat in scene.view.seats] == [0, 0, 0, 0]


def test_ruling_8_the_supply_can_not_run_out() -> None:
    """Ruling 8: eleven spaces with three crystals need 33 of 36; the data are refused where it could."""
    assert 11 * max(FACTS.crystals.values()) <= 36
    with pytest.raises(DataError):
        check(type(FACTS)(**{**{f: getattr(FACTS, f) for f in FACTS.__struct_fields__}, "crystals": {"3": 2, "4": 2, "5": 4}}),
              SPACE_FACTS)  # fmt: skip


def test_ruling_8_no_supply_is_short_in_the_longest_game() -> None:
    """Ruling 8: at the start of any round each value still lies somewhere, and there are crystals for a new space."""
    scene = begun(5).deal()
    while scene.view.asking.what != "over":
        scene.by_clock("move")
        if scene.view.finitum is not None:
            break
        scene.play(scene.view.asking.seats[0], scene.fallback(scene.view.asking.seats[0]))
        rest = [o for o in WEISEN.outcomes(scene.state) if WEISEN.write(scene.state, DEALER, o.move) != "finitum"]
        if not rest:
            break
        WEISEN.apply(scene.state, DEALER, rest[0].move)
        scene.deal()
    assert scene.view.round >= 9


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Rulebook, components: 64 power cards, 14 spells, 36 large crystals, seven roles, eleven spaces."""
    assert sum(n for card, n in zip(IDS, COPIES_OF, strict=True) if ":" in card) == 64
    owls = {card: n for card, n in zip(IDS, COPIES_OF, strict=True) if card.startswith("owl")}
    assert owls == {"owl:3": 2, "owl:4": 4, "owl:5": 2}
    for role in ALL_ROLES:
        values = [n for card, n in zip(IDS, COPIES_OF, strict=True) if card.startswith(role)]
        assert values == [2, 1, 1, 1, 1, 1, 1]
    assert len(SPACE_FACTS.table) == 11


def test_h2_the_orders_are_balanced_and_said_to_be_reconstructed() -> None:
    """Ruling H1, H2: every role on every rank once or twice, above each other five or six times; the view says so."""
    check_orders(ALL_ROLES, SPACE_FACTS.table)
    check_balance(ALL_ROLES, SPACE_FACTS.table)
    assert begun(4).view.hierarchies == "reconstructed"
    table = [list(order) for order in reversed(SPACE_FACTS.table)]
    scene = begun(4, spaces=table)
    assert scene.view.hierarchies == "entered"
    assert WEISEN.position(scene.data) == scene.state
    assert begun(4, spaces=[list(order) for order in SPACE_FACTS.table]).view.hierarchies == "reconstructed"


@pytest.mark.parametrize(
    "orders",
    [
        SPACE_FACTS.orders[:10],
        [*SPACE_FACTS.orders[:10], SPACE_FACTS.orders[0]],
        [*SPACE_FACTS.orders[:10], "healer healer druid seer priestess witch alchemist"],
        [*SPACE_FACTS.orders[:10], "healer priestess druid magician alchemist seer witch"],
    ],
)
def test_h2_wrong_orders_are_refused(orders: list[str]) -> None:
    """Ruling H2: the file is checked when it is read."""
    with pytest.raises(DataError):
        check(FACTS, Spaces("reconstructed", 4, orders))
    with pytest.raises(DataError):
        check(FACTS, Spaces("printed", 4, SPACE_FACTS.orders))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_hand_begins_with_six_power_cards_and_a_spell(players: int) -> None:
    """Rulebook, set-up."""
    scene = begun(players).deal()
    assert [(seat.power, seat.spells) for seat in scene.view.seats] == [(6, 1)] * players
    assert len(scene.hand(0)) == 7

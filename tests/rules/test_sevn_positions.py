"""Positions of SEVN: any moment in the game's own words, both ways, and each kind of impossible one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.scene import SEVN, Scene, at, position, start

from sevenfold.games.kit.errors import PositionError
from sevenfold.games.sevn.cards import IDS

FULL = "1 2 3 4 5 +2 +2 +2 +2 +2 / stopped"
WRONG: list[tuple[str, Any, str, str]] = []
"""Name, position, code, field."""


def wrong(name: str, data: Any, code: str, field: str) -> None:
    WRONG.append((name, data, code, field))


def two(**more: Any) -> dict[str, Any]:
    """A sound position of two seats with something changed."""
    return {"players": [{"numbers": [7]}, {"numbers": [8]}], "turn": 0, **more}


def first(**row: Any) -> dict[str, Any]:
    """A sound position of two seats with the first one's row changed."""
    return {"players": [{"numbers": [7], **row}, {"numbers": [8]}], "turn": 0}


def asking(what: str, **more: Any) -> dict[str, Any]:
    """A position of two seats at a question."""
    question = {"what": what, **{k: more.pop(k) for k in ("seats", "card", "for") if k in more}}
    return {"players": [{"numbers": [7]}, {"numbers": [8]}], "asking": question, **more}


# what isn't the right kind of thing
wrong("no object", [], "position-object", "position")
wrong("text", "players", "position-object", "position")
wrong("unknown key", two(colour="red"), "position-unknown", "colour")
wrong("no players", {"turn": 0}, "position-seat-count", "players")
wrong("one seat", {"players": [{}]}, "position-seat-count", "players")
wrong("thirteen seats", {"players": [{}] * 13}, "position-seat-count", "players")
wrong("players no list", {"players": {"0": {}}}, "position-list", "players")
wrong("seat no object", {"players": [{}, 7]}, "position-object", "players[1]")
wrong("seat unknown key", first(score=7), "position-unknown", "players[0].score")
wrong("round 0", two(round=0), "position-number", "round")
wrong("round text", two(round="3"), "position-number", "round")
wrong("round true", two(round=True), "position-number", "round")
wrong("start beyond", two(start=2), "position-number", "start")
wrong("turn beyond", two(turn=2), "position-number", "turn")
wrong("turn negative", two(turn=-1), "position-number", "turn")
wrong("deal beyond", asking("card", deal=2), "position-number", "deal")
wrong("queue no list", two(queue="storm"), "position-list", "queue")
wrong("discard unknown card", two(discard=["7", "joker"]), "position-word", "discard[1]")
wrong("discard number", two(discard=[7]), "position-word", "discard[0]")
wrong("asking list", two(asking=[]), "position-object", "asking")
wrong("asking unknown", two(asking={"what": "guess"}), "position-word", "asking.what")
wrong("asking going", two(asking={"what": "going"}), "position-word", "asking.what")
wrong("asking unknown key", two(asking={"who": 1}), "position-unknown", "asking.who")
wrong("options list", two(options=["x"]), "position-object", "options")
wrong("options unknown", two(options={"colour": 1}), "position-unknown", "options.colour")
wrong("options bounds", two(options={"target_score": 0}), "position-options", "options")
wrong("running text", two(running="storm"), "position-object", "running")

# rows
wrong("banked negative", first(banked=-1), "position-number", "players[0].banked")
wrong("banked huge", first(banked=25_001), "position-number", "players[0].banked")
wrong("banked fraction", first(banked=1.5), "position-number", "players[0].banked")
wrong("status unknown", first(status="asleep"), "position-word", "players[0].status")
wrong("number 14", first(numbers=[14]), "position-number", "players[0].numbers[0]")
wrong("number text", first(numbers=["7"]), "position-number", "players[0].numbers[0]")
wrong("number twice", first(numbers=[7, 9, 7]), "position-twice", "players[0].numbers[2]")
wrong("numbers no list", first(numbers=7), "position-list", "players[0].numbers")
wrong("ballast -3", first(ballast=[-3]), "position-word", "players[0].ballast[0]")
wrong("ballast positive", first(ballast=[4]), "position-word", "players[0].ballast[0]")
wrong("ballast text", first(ballast=["minus 4"]), "position-word", "players[0].ballast[0]")
wrong("ballast twice", first(ballast=[-4, -4]), "position-twice", "players[0].ballast[1]")
wrong("modifier unknown", first(modifiers=["+3"]), "position-word", "players[0].modifiers[0]")
wrong("modifier is a bonus", first(modifiers=["ladder"]), "position-word", "players[0].modifiers[0]")
wrong("bonus unknown", first(bonuses=["x2"]), "position-word", "players[0].bonuses[0]")
wrong("second chance number", first(second_chance=1), "position-flag", "players[0].second_chance")
wrong("gift of nothing", first(gift=True), "position-gift", "players[0].gift")
wrong("duplicate of an active seat", first(twice=7), "position-duplicate", "players[0].twice")
wrong("duplicate not held", first(status="out", twice=9), "position-duplicate", "players[0].twice")
wrong("seven values", first(numbers=[1, 2, 3, 4, 5, 6, 7]), "position-seven", "players[0]")
wrong(
    "seven values of an out seat",
    {"players": [{"numbers": [1, 2, 3, 4, 5, 6, 7], "status": "out"}, {}], "turn": 1},
    "position-seven",
    "players[0]",
)

# cards that exist too often
wrong("number too often", {"players": [{"numbers": [1]}, {"numbers": [1]}]}, "position-copies", "players[1].numbers[0]")
wrong(
    "ballast too often", {"players": [{"ballast": [-4]}, {"ballast": [-4]}]}, "position-copies", "players[1].ballast[0]"
)
wrong("x2 twice", first(modifiers=["x2", "x2"]), "position-copies", "players[0].modifiers[1]")
wrong("ladder four times", first(bonuses=["ladder"] * 4), "position-copies", "players[0].bonuses[3]")
wrong(
    "third second chance",
    {"players": [{"second_chance": True}] * 3},
    "position-copies",
    "players[2].second_chance",
)
wrong("duplicate too often", first(numbers=[0], status="out", twice=0), "position-copies", "players[0].twice")
wrong("discard too often", two(discard=["0", "0"]), "position-copies", "discard[1]")
wrong("queued too often", two(queue=[{"card": "storm", "owner": 0}] * 3), "position-copies", "queue[2].card")
wrong(
    "running too often",
    asking("card", discard=["storm", "storm"], running={"card": "storm", "owner": 0}),
    "position-copies",
    "running.card",
)
wrong(
    "open too often",
    asking("take", seats=[0], running={"card": "crossroads", "owner": 0}, open=["0", "0"]),
    "position-copies",
    "open[1]",
)
wrong(
    "ballast in question too often",
    asking("keep_or_drop", seats=[0], card="ballast_2", discard=["ballast_2"]),
    "position-copies",
    "asking.card",
)

# queue, running action, open cards
wrong("queued second chance", two(queue=[{"card": "second_chance", "owner": 0}]), "position-word", "queue[0].card")
wrong("queued without card", two(queue=[{"owner": 0}]), "position-missing-word", "queue[0].card")
wrong("queued without owner", two(queue=[{"card": "storm"}]), "position-missing-number", "queue[0].owner")
wrong("queued owner beyond", two(queue=[{"card": "storm", "owner": 2}]), "position-number", "queue[0].owner")
wrong("queue too long", two(queue=[{"card": "storm", "owner": 0}] * 65), "position-queue", "queue")
wrong("queue at the end", asking("over", queue=[{"card": "storm", "owner": 0}]), "position-must-be-empty", "queue")
wrong("running ladder", asking("card", running={"card": "ladder", "owner": 0}), "position-word", "running.card")
wrong("running without owner", asking("card", running={"card": "storm"}), "position-missing-number", "running.owner")
wrong("running at a turn", two(running={"card": "storm", "owner": 0}), "position-running", "running")
wrong("running at the end", asking("over", running={"card": "storm", "owner": 0}), "position-running", "running")
wrong("freeze draws", asking("card", running={"card": "freeze", "owner": 0}), "position-running", "running")
wrong(
    "ballast at a crossroads still running",
    asking("keep_or_drop", seats=[0], card="ballast_2", running={"card": "crossroads", "owner": 0}),
    "position-running",
    "running",
)
wrong("target of nothing", asking("target", seats=[0]), "position-target", "running")
wrong(
    "target of storm", asking("target", seats=[0], running={"card": "storm", "owner": 0}), "position-target", "running"
)
wrong(
    "target of another owner",
    asking("target", seats=[1], running={"card": "freeze", "owner": 0}),
    "position-target",
    "running",
)
wrong(
    "target chosen already",
    asking("target", seats=[0], running={"card": "triple_draw", "owner": 0, "seat": 1}),
    "position-must-be-empty",
    "running.seat",
)
wrong(
    "target with cards to come",
    asking("target", seats=[0], running={"card": "triple_draw", "owner": 0, "left": 2}),
    "position-number",
    "running.left",
)
wrong(
    "triple draw of four",
    asking("card", running={"card": "triple_draw", "owner": 0, "left": 3}),
    "position-number",
    "running.left",
)
wrong(
    "triple draw of another seat",
    asking("card", running={"card": "triple_draw", "owner": 0, "seat": 1}, **{"for": 0}),
    "position-running-seat",
    "running.seat",
)
wrong(
    "storm has passed",
    asking("card", running={"card": "storm", "owner": 0, "seat": 0}, **{"for": 0}),
    "position-running-seat",
    "running.seat",
)
wrong(
    "storm goes round twice",
    asking("card", running={"card": "storm", "owner": 0, "left": 2}, **{"for": 0}),
    "position-number",
    "running.left",
)
wrong(
    "crossroads of another seat",
    asking("card", running={"card": "crossroads", "owner": 0}, **{"for": 1}),
    "position-card-for",
    "asking.for",
)
wrong(
    "crossroads with a third card",
    asking("card", running={"card": "crossroads", "owner": 0}, open=["1", "2"]),
    "position-open-enough",
    "asking.what",
)
wrong(
    "crossroads with too many to come",
    asking("card", running={"card": "crossroads", "owner": 0, "left": 2}),
    "position-number",
    "running.left",
)
wrong(
    "crossroads asked with cards to come",
    asking("take", seats=[0], running={"card": "crossroads", "owner": 0, "left": 1}, open=["1"]),
    "position-number",
    "running.left",
)
wrong("take of nothing", asking("take", seats=[0]), "position-take", "running")
wrong(
    "take without cards",
    asking("take", seats=[0], running={"card": "crossroads", "owner": 0}),
    "position-take",
    "running",
)
wrong(
    "take by another",
    asking("take", seats=[1], running={"card": "crossroads", "owner": 0}, open=["1"]),
    "position-take",
    "running",
)
wrong("open without crossroads", two(open=["1"]), "position-open", "open")
wrong("open in a storm", asking("card", running={"card": "storm", "owner": 0}, open=["1"]), "position-open", "open")
wrong(
    "three open",
    asking("take", seats=[0], running={"card": "crossroads", "owner": 0}, open=["1", "2", "3"]),
    "position-open",
    "open",
)

# the question
wrong("two seats asked", two(asking={"seats": [0, 1]}), "position-one-seat", "asking.seats")
wrong("asked beyond", two(asking={"seats": [2]}), "position-number", "asking.seats[0]")
wrong(
    "asked out", {"players": [{"status": "out"}, {}], "asking": {"seats": [0]}}, "position-not-active", "asking.seats"
)
wrong(
    "turn of a stopped seat", {"players": [{"status": "stopped"}, {}], "turn": 0}, "position-not-active", "asking.seats"
)
wrong("nobody active", {"players": [{"status": "out"}] * 2, "turn": 0}, "position-not-active", "asking.seats")
wrong(
    "card for a frozen seat",
    {"players": [{"status": "frozen"}, {}], "asking": {"what": "card", "for": 0}},
    "position-not-active",
    "asking.for",
)
wrong("other turn", two(asking={"seats": [1]}), "position-turn", "turn")
wrong("card for another turn", asking("card", turn=0, **{"for": 1}), "position-card-for", "asking.for")
wrong("card for another seat of the deal", asking("card", deal=1, **{"for": 1}), "position-card-for", "asking.for")
wrong("card with seats", asking("card", seats=[0]), "position-nobody-asked", "asking.seats")
wrong("start with seats", asking("start", seats=[0]), "position-nobody-asked", "asking.seats")
wrong("question with for", asking("draw_or_stop", **{"for": 0}), "position-must-be-empty", "asking.for")
wrong("turn with card", two(asking={"card": "freeze"}), "position-must-be-empty", "asking.card")
wrong("ballast without card", asking("keep_or_drop", seats=[0]), "position-missing-word", "asking.card")
wrong("ballast is a number", asking("keep_or_drop", seats=[0], card="7"), "position-word", "asking.card")
wrong(
    "ballast held already",
    {
        "players": [{"ballast": [-2]}, {}],
        "asking": {"what": "keep_or_drop", "seats": [0], "card": "ballast_2"},
        "options": {"deck": {"ballast_2": 2}},
    },
    "position-twice",
    "asking.card",
)
wrong("give without one", asking("give", seats=[0]), "position-give", "asking.card")
wrong(
    "give to nobody",
    {
        "players": [{"second_chance": True}, {"second_chance": True}],
        "asking": {"what": "give", "seats": [0]},
        "options": {"deck": {"second_chance": 3}},
    },
    "position-give",
    "asking.card",
)
wrong("give a freeze", asking("give", seats=[0], card="freeze"), "position-word", "asking.card")

# deal, beginning and end
wrong("turn in the deal", asking("card", deal=1, turn=0), "position-turn-in-deal", "turn")
wrong("question in the deal", two(deal=1, asking={"what": "draw_or_stop"}), "position-turn-in-deal", "turn")
wrong("turn's question in the deal", asking("draw_or_stop", seats=[0], deal=1), "position-turn-in-deal", "deal")
wrong("deal at the end", asking("over", deal=1), "position-must-be-empty", "deal")
wrong("lots with rows", asking("start"), "position-must-be-empty", "players")
wrong("lots with turn", {"players": [{}, {}], "asking": {"what": "start"}, "turn": 0}, "position-must-be-empty", "turn")
wrong(
    "lots with discard",
    {"players": [{}, {}], "asking": {"what": "start"}, "discard": ["7"]},
    "position-must-be-empty",
    "discard",
)
wrong(
    "lots with queue",
    {"players": [{}, {}], "asking": {"what": "start"}, "queue": [{"card": "storm", "owner": 0}]},
    "position-must-be-empty",
    "queue",
)
wrong("lots with deal", {"players": [{}, {}], "asking": {"what": "start"}, "deal": 1}, "position-must-be-empty", "deal")
wrong(
    "lots with a stopped seat",
    {"players": [{"status": "stopped"}, {}], "asking": {"what": "start"}},
    "position-must-be-empty",
    "players[0].status",
)
wrong("over too early", asking("over"), "position-not-over", "asking.what")
wrong(
    "over in a tie",
    {"players": [{"banked": 250}, {"banked": 250}], "asking": {"what": "over"}},
    "position-not-over",
    "asking.what",
)
wrong("sevn in play", two(sevn=0), "position-seven", "sevn")
wrong(
    "sevn without seven values",
    {"players": [{"banked": 260}, {}], "asking": {"what": "over"}, "sevn": 0},
    "position-seven",
    "sevn",
)
wrong(
    "seven values at the end not named",
    {"players": [{"banked": 260, "numbers": [1, 2, 3, 4, 5, 6, 7]}, {}], "asking": {"what": "over"}},
    "position-seven",
    "sevn",
)
wrong(
    "eight values at the end",
    {"players": [{"banked": 260, "numbers": [1, 2, 3, 4, 5, 6, 7, 8]}, {}], "asking": {"what": "over"}, "sevn": 0},
    "position-seven",
    "sevn",
)
wrong(
    "sevn of a seat that is out",
    {
        "players": [{"banked": 260, "numbers": [1, 2, 3, 4, 5, 6, 7], "status": "out"}, {}],
        "asking": {"what": "over"},
        "sevn": 0,
    },
    "position-seven",
    "sevn",
)
wrong(
    "card from an empty pile",
    position(FULL, FULL, "6", "7", asks="card 2", pile="", discard="9"),
    "position-no-card",
    "asking.what",
)


@pytest.mark.parametrize(("data", "code", "field"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG])
def test_impossible_position_is_refused_with_the_field(data: Any, code: str, field: str) -> None:
    """Positions: cards that exist twice, impossible counts and contradictions are refused with the field's name."""
    with pytest.raises(PositionError) as caught:
        SEVN.position(data)
    assert (caught.value.code, caught.value.figures["field"]) == (code, field)
    assert field in str(caught.value), "the sentence names the place"


def test_every_error_of_positions_is_shown_above() -> None:
    """Each code of the catalogue that positions can raise has an example."""
    from sevenfold.texts import keys

    shown = {f"error-{code}" for _, _, code, _ in WRONG}
    known = {key for key in keys("en") if key.startswith("error-position-")}
    assert known - shown == {"error-position-seats"}, "that one belongs to match records"


def test_what_is_left_out_takes_its_usual_value() -> None:
    """Positions: a row of two empty seats is the first turn of the first round."""
    scene = Scene(SEVN.position({"players": [{}, {}]}))
    assert scene.asks == "draw_or_stop 0"
    assert scene.banked == [0, 0]
    assert (scene.view.round, scene.view.start, scene.view.pile) == (1, 0, 120)


def test_null_is_the_same_as_left_out() -> None:
    data = {
        "players": [{"banked": None, "numbers": None, "status": None}, {}],
        "turn": None,
        "queue": None,
        "asking": None,
    }
    assert SEVN.position(data) == SEVN.position({"players": [{}, {}]})


def test_published_form_is_read() -> None:
    """Positions: the example of the format, word for word in its fields."""
    scene = Scene(
        SEVN.position(
            {
                "round": 4,
                "start": 1,
                "turn": 2,
                "players": [
                    {
                        "banked": 87,
                        "numbers": [5, 12],
                        "ballast": [-4],
                        "modifiers": ["x2", "+4"],
                        "bonuses": ["ladder"],
                        "second_chance": True,
                        "status": "active",
                    },
                    {"status": "out"},
                    {"numbers": [9]},
                ],
                "queue": [{"card": "storm", "owner": 0}],
                "discard": ["13", "13"],
                "asking": {"what": "draw_or_stop", "seats": [2]},
            }
        )
    )
    assert scene.cards(0) == "5 12 ballast_4 x2 +4 ladder second_chance"
    assert scene.row(0).points == 13 * 2 + 4
    assert scene.queue == "storm 0"
    assert scene.asks == "draw_or_stop 2"


def test_action_that_asks_may_stand_at_the_head_of_the_queue() -> None:
    """Ruling 15: it comes up and asks; it is the running action then."""
    short = at("7", "8", turn=0, asks="target 0", queue="freeze 0, storm 1, freeze 1")
    assert short.state == at("7", "8", turn=0, asks="target 0", running="freeze 0", queue="storm 1, freeze 1").state
    short = at("7", "8", turn=0, asks="take 1", queue="crossroads 1", revealed="3 4")
    assert short.state == at("7", "8", turn=0, asks="take 1", running="crossroads 1", revealed="3 4").state
    with pytest.raises(PositionError) as caught:
        at("7", "8", turn=0, asks="target 1", queue="freeze 0")
    assert caught.value.code == "position-target"


def test_first_state_of_a_match_is_described_and_read() -> None:
    blank = SEVN.blank(3, SEVN.checked_options(3, {}))
    assert SEVN.describe(blank)["asking"] == {"what": "start", "seats": []}
    assert SEVN.position(SEVN.describe(blank)) == blank


def test_options_of_a_position_are_those_that_differ() -> None:
    options = {
        "target_score": 100,
        "deck": {"storm": 5},
        "storm_start": "next",
        "bonus_stack": False,
        "allow_empty_pass": True,
    }
    s = SEVN.start(3, options, seed=5)
    assert SEVN.describe(s)["options"] == options
    assert SEVN.position(SEVN.describe(s)) == s
    assert "options" not in SEVN.describe(SEVN.start(3, {}, seed=5))


def test_option_start_in_a_position_is_read_and_of_no_effect() -> None:
    """Ruling 5e: it matters at the beginning alone; the position says itself who began."""
    assert SEVN.position(two(options={"start": "1"})) == SEVN.position(two())


def test_seat_that_is_out_may_leave_its_duplicate_unsaid() -> None:
    """Ruling 5b: with `twice` the duplicate lies before the seat, else it is in the pile."""
    assert at("7 / out", "8", turn=1).pile["7"] == 6
    assert at("7 / out 7", "8", turn=1).pile["7"] == 5


@pytest.mark.parametrize("card", IDS)
def test_each_card_can_be_named_in_the_discard_pile(card: str) -> None:
    scene = at("7", "8", turn=0, discard=card)
    assert scene.discard == card


def test_questions_are_written_as_they_are_read() -> None:
    """Positions: `asking` names the open question with its seats."""
    scene = start(3).deal("7", "8")
    assert scene.data["asking"] == {"what": "card", "seats": [], "for": 2}
    assert scene.data["turn"] is None
    scene.deal("9")
    assert scene.data["asking"] == {"what": "draw_or_stop", "seats": [0]}
    scene.draws(0, "triple_draw")
    assert scene.data["asking"] == {"what": "target", "seats": [0]}
    assert scene.data["running"] == {"card": "triple_draw", "owner": 0, "seat": None, "left": 0}
    scene.play(0, "target 1").deal("ballast_4")
    assert scene.data["asking"] == {"what": "keep_or_drop", "seats": [1], "card": "ballast_4"}
    assert scene.data["running"] == {"card": "triple_draw", "owner": 0, "seat": 1, "left": 2}
    scene.play(1, "keep").deal("crossroads", "storm").deal("13", "second_chance")
    assert scene.data["asking"] == {"what": "take", "seats": [1]}
    assert scene.data["open"] == ["13", "second_chance"]
    assert scene.data["queue"] == [{"card": "storm", "owner": 1}]
    scene.play(1, "take 2").deal("second_chance")
    assert scene.data["asking"] == {"what": "give", "seats": [1], "card": "second_chance"}
    assert scene.data["running"] == {"card": "storm", "owner": 1, "seat": 2, "left": 2}

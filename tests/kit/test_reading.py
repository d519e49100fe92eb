"""Reading records: every line is checked, and a line that makes no sense says what is wrong, where, and what is right."""

import json

import pytest
from tests.kit.matches import SEED, finished

from sevenfold.games.kit.contract import DEALER
from sevenfold.games.kit.errors import RecordError, SealError
from sevenfold.games.kit.lines import BadLine, told
from sevenfold.games.kit.reading import replay
from sevenfold.games.kit.verifying import Verified, verify
from sevenfold.games.registry import game

SEVN = game("sevn")
MATCH = finished(SEVN, 3, {"target_score": 40}, 3)
LINES = MATCH.lines
END = len(LINES)
HEADER = json.loads(LINES[0])


def changed(number, **fields):
    """The record with some fields of a line replaced, or taken out where the value is `...`."""
    line = json.loads(LINES[number - 1])
    line.update(fields)
    line = {key: value for key, value in line.items() if value is not ...}
    return [*LINES[: number - 1], json.dumps(line), *LINES[number:]]


def put(number, text):
    """The record with a line replaced."""
    return [*LINES[: number - 1], text, *LINES[number:]]


def wrong(lines):
    """The error that a record ends with; it must be sayable in both languages, and name its line."""
    with pytest.raises(RecordError) as caught:
        for _ in replay(lines):
            pass
    error = caught.value
    assert isinstance(error, BadLine)
    assert str(error) == told(error, "en")
    for language in ("en", "de"):
        sentence = told(error, language)
        assert "{" not in sentence.replace('{"', "").replace("{}", "")
        assert "None" not in sentence
        if error.code != "record-empty":
            assert str(error.line) in sentence
    assert told(error, "en") != told(error, "de")
    return error


def move_line(n=0):
    return [number for number, line in enumerate(LINES, 1) if line.startswith('{"seat"')][n]


def deal_line(n=0):
    return [number for number, line in enumerate(LINES, 1) if line.startswith('{"deal"')][n]


MOVE, DEAL = move_line(), deal_line()


def test_a_good_record_is_read_line_by_line():
    steps = [(step.number, step.kind) for step in replay(LINES)]
    assert [number for number, _ in steps] == list(range(1, END + 1))
    assert steps[0][1] == "header"
    assert steps[1][1] == "deal"
    assert steps[-1][1] == "end"


def test_viewers_see_what_they_saw_then():
    match = finished(SEVN, 2, {"target_score": 20})
    kinds = [event.kind for step in replay(match.lines, viewers=(0,)) for event in step.events[0]]
    assert kinds[0] == "start"
    assert kinds[-1] == "won"


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        pytest.param([], 1, "record-empty", id="no line"),
        pytest.param(put(1, ""), 1, "record-json", id="blank"),
        pytest.param(put(MOVE, "nonsense}"), MOVE, "record-json", id="no JSON"),
        pytest.param(put(MOVE, '{"seat": 0, "mov'), MOVE, "record-cut", id="cut off"),
        pytest.param(put(MOVE, "[" * 100_000 + "}"), MOVE, "record-json", id="deep"),
        pytest.param(put(MOVE, '"draw"'), MOVE, "record-object", id="a text"),
        pytest.param(put(MOVE, "[{}]"), MOVE, "record-object", id="a list"),
        pytest.param(put(MOVE, "{}"), MOVE, "record-kind", id="nothing in it"),
        pytest.param(put(MOVE, '{"hello": 1}'), MOVE, "record-kind", id="of no kind"),
        pytest.param(put(1, "{}"), 1, "record-header", id="no header"),
        pytest.param(LINES[1:], 1, "record-header", id="begins with a deal"),
        pytest.param(put(MOVE, LINES[0]), MOVE, "record-kind", id="second header"),
        pytest.param(changed(1, color="red"), 1, "record-key", id="key of the header"),
        pytest.param(changed(MOVE, Seat=1), MOVE, "record-key", id="key of a move"),
        pytest.param(changed(DEAL, seat=1), DEAL, "record-key", id="key of a deal"),
        pytest.param(changed(END, t=1), END, "record-key", id="key of the end"),
        pytest.param(changed(END, end={"points": [1], "winners": [0], "x": 1}), END, "record-key", id="inside the end"),
        pytest.param(changed(1, rules=...), 1, "record-missing", id="no rules"),
        pytest.param(changed(1, players=...), 1, "record-missing", id="no players"),
        pytest.param(changed(MOVE, move=...), MOVE, "record-missing", id="no move"),
        pytest.param(changed(MOVE, seat=...), MOVE, "record-missing", id="no seat"),
        pytest.param(changed(END, end={"points": [1]}), END, "record-missing", id="no winners"),
        pytest.param(changed(1, game=7), 1, "record-text", id="game of a wrong kind"),
        pytest.param(changed(1, players=[]), 1, "record-texts", id="nobody plays"),
        pytest.param(changed(1, players=[1, 2]), 1, "record-texts", id="players of a wrong kind"),
        pytest.param(changed(1, players=["a", "\ud800"]), 1, "record-json", id="half a character"),
        pytest.param(changed(DEAL, deal=[]), DEAL, "record-texts", id="empty deal"),
        pytest.param(changed(DEAL, deal="7"), DEAL, "record-texts", id="deal of a wrong kind"),
        pytest.param(changed(MOVE, seat="0"), MOVE, "record-number", id="seat of a wrong kind"),
        pytest.param(changed(MOVE, seat=True), MOVE, "record-number", id="seat true"),
        pytest.param(changed(MOVE, seat=10**30), MOVE, "record-number", id="endless seat"),
        pytest.param(changed(MOVE, seat=0.5), MOVE, "record-number", id="half a seat"),
        pytest.param(changed(MOVE, t=-1), MOVE, "record-time", id="before the start"),
        pytest.param(changed(MOVE, t=None), MOVE, "record-time", id="no time"),
        pytest.param(changed(MOVE, clock=1), MOVE, "record-yes-no", id="clock of a wrong kind"),
        pytest.param(changed(1, options=[]), 1, "record-table", id="options of a wrong kind"),
        pytest.param(changed(1, position=3), 1, "record-table", id="position of a wrong kind"),
        pytest.param(changed(END, end=[1]), END, "record-table", id="end of a wrong kind"),
        pytest.param(changed(END, end={"points": 3, "winners": []}), END, "record-numbers", id="points of a wrong kind"),
        pytest.param(changed(1, rules=0), 1, "record-rules", id="rules 0"),
        pytest.param(changed(1, rules=SEVN.rules + 1), 1, "record-newer", id="rules of tomorrow"),
        pytest.param(changed(1, seal="sha256:x"), 1, "record-seal", id="no seal"),
        pytest.param(changed(END, seed="xyz"), END, "record-seed", id="no seed"),
        pytest.param(changed(END, seed=...), END, "record-seed-missing", id="unopened"),
        pytest.param(changed(1, seal=...), END, "record-seed-unsealed", id="unsealed"),
        pytest.param(changed(1, game="chess"), 1, "record-refused", id="unknown game"),
        pytest.param(changed(1, players=["Ann"]), 1, "record-refused", id="one player"),
        pytest.param(changed(1, options={"target_score": "high"}), 1, "record-refused", id="option's value"),
        pytest.param(changed(1, options={"colour": 1}), 1, "record-refused", id="unknown option"),
        pytest.param(changed(1, position={"players": 7}), 1, "record-refused", id="position"),
        pytest.param(changed(DEAL, deal=["start 0", "14"]), DEAL, "record-deal-refused", id="no such card"),
        pytest.param(changed(DEAL, deal=["7"]), DEAL, "record-deal-refused", id="no start"),
        pytest.param(changed(DEAL, deal=["start 0", "0", "0"]), DEAL, "record-deal-refused", id="card that is gone"),
        pytest.param(changed(DEAL, deal=["start 0"]), MOVE, "record-seat", id="too few outcomes"),
        pytest.param([*LINES[:2], LINES[1], *LINES[2:]], 3, "record-deal-late", id="nobody deals"),
        pytest.param(changed(MOVE, seat=7), MOVE, "record-seat", id="seat that isn't asked"),
        pytest.param(changed(MOVE, seat=-1), MOVE, "record-seat", id="the dealer as a seat"),
        pytest.param(changed(MOVE, move="jump"), MOVE, "record-move", id="no such move"),
        pytest.param(changed(MOVE, move="take 1"), MOVE, "record-move", id="illegal move"),
        pytest.param([*LINES[:3], LINES[-1]], 4, "record-end-early", id="end too early"),
        pytest.param([*LINES, LINES[-1]], END + 1, "record-after-end", id="two ends"),
        pytest.param([*LINES, LINES[MOVE - 1]], END + 1, "record-after-end", id="move after the end"),
        pytest.param(
            changed(END, end={"points": [0, 0, 0], "winners": [0]}), END, "record-points", id="other points"
        ),
        pytest.param(
            changed(END, end={"points": SEVN.result(MATCH.state).points, "winners": []}),
            END, "record-winners", id="other winners",
        ),
    ],
)  # fmt: skip
def test_a_bad_line_is_named(lines, line, code):
    error = wrong(lines)
    assert (error.line, error.code) == (line, code)


def test_too_many_outcomes_are_named():
    deal = json.loads(LINES[DEAL - 1])["deal"]
    error = wrong(changed(DEAL, deal=[*deal, "13"]))
    assert (error.line, error.code) == (DEAL, "record-deal-late")
    assert "“13”" in str(error)


def test_the_reason_of_the_rules_is_part_of_the_sentence():
    assert "“jump” is no move" in str(wrong(changed(MOVE, move="jump")))
    assert "Legal: target 0, target 1, target 2." in str(wrong(changed(MOVE, move="jump")))
    assert "There is no game “chess”" in str(wrong(changed(1, game="chess")))


def test_a_header_may_leave_options_out():
    lines = changed(1, options=...)
    assert next(iter(replay(lines))).kind == "header"


def test_a_deal_may_be_written_in_several_lines():
    deal = json.loads(LINES[DEAL - 1])["deal"]
    split = [*LINES[: DEAL - 1], *(json.dumps({"deal": [card]}) for card in deal), *LINES[DEAL:]]
    last = list(replay(split))[-1]
    assert last.kind == "end"
    assert last.state == MATCH.state


def test_a_record_may_begin_anywhere():
    s = SEVN.position({"players": [{"numbers": [3]}, {}], "asking": {"what": "draw_or_stop", "seats": [0]}})
    header = {"game": "sevn", "rules": 1, "players": ["A", "B"], "position": SEVN.describe(s)}
    lines = [json.dumps(header), '{"seat": 0, "move": "draw"}', '{"deal": ["3"]}', '{"seat": 1, "move": "draw"}']
    states = [step.state.copy() for step in replay(lines)]
    assert states[0] == s
    assert SEVN.describe(states[2])["players"][0]["status"] == "out"
    assert SEVN.actors(states[3]) == (DEALER,)


# --- verify


def test_a_sealed_match_is_derived_again():
    outcomes = sum(len(json.loads(line).get("deal", ())) for line in LINES)
    assert verify(LINES) == Verified(lines=END, outcomes=outcomes, sealed=True, ended=True)


def test_another_seed_does_not_open_the_seal():
    with pytest.raises(SealError) as caught:
        verify(changed(END, seed=bytes(32).hex()))
    assert caught.value.code == "seal-other"
    assert caught.value.figures["line"] == END
    assert HEADER["seal"] in str(caught.value)


def test_a_dealt_card_that_does_not_follow_is_named():
    deal = json.loads(LINES[DEAL - 1])["deal"]
    other = next(card for card in ("13", "12", "11") if card != deal[-1])
    with pytest.raises(SealError) as caught:
        verify(changed(DEAL, deal=[*deal[:-1], other]))
    assert caught.value.figures == {"line": DEAL, "k": len(deal) - 1, "given": other, "right": deal[-1]}
    assert f"outcome {len(deal) - 1} of the match is “{deal[-1]}”" in str(caught.value)
    assert "Zeile" in told(caught.value, "de")


def test_a_result_that_was_changed_is_refused():
    with pytest.raises(BadLine, match="by the moves"):
        verify(changed(END, end={"points": [1, 2, 3], "winners": [2]}))


def test_what_could_not_be_checked_is_said():
    unsealed = [json.dumps({k: v for k, v in HEADER.items() if k != "seal"}), *LINES[1:-1]]
    assert verify(unsealed) == Verified(lines=END - 1, outcomes=0, sealed=False, ended=False)
    assert verify(LINES[:-1]) == Verified(lines=END - 1, outcomes=0, sealed=True, ended=False)
    with pytest.raises(BadLine, match="empty"):
        verify([])
    with pytest.raises(BadLine, match="breaks off"):
        verify([*LINES[:-1], LINES[-1][:20]])


def test_the_seed_is_the_one_the_match_was_dealt_from():
    assert json.loads(LINES[-1])["seed"] == SEED.hex()

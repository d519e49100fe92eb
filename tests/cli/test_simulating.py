"""`simulate`, `bots`, `rules` and help: what they print."""

import json
import re
import subprocess
import sys
from importlib.metadata import version

import pytest

from sevenfold import __version__
from sevenfold.bots.registry import BOTS, everyone, policies
from sevenfold.cli.main import COMMANDS
from sevenfold.games.registry import GAMES, game
from sevenfold.games.sevn.cards import CARDS
from sevenfold.texts import keys, say

SCORING = ("numbers", "ballast", "doubled", "plus", "bonus", "sevn", "floor")
CALL = [sys.executable, "-m", "sevenfold"]
SHORT = ["--option", "target_score=30", "--plain"]


def test_simulate_json_has_exactly_these_figures(sevenfold):
    said = sevenfold("simulate", "sevn", "--players", 3, "--games", 20, "--bots", "odds,random,cautious",
                     "--seed", 7, "--threads", 2, "--json", *SHORT)  # fmt: skip
    assert said.err == ""
    found = json.loads(said.out)
    assert list(found) == ["game", "players", "games", "threads", "seconds", "games_per_second", "seats"]
    assert (found["game"], found["players"], found["games"], found["threads"]) == ("sevn", 3, 20, 2)
    assert [seat["bot"] for seat in found["seats"]] == ["odds", "random", "cautious"]
    assert all(list(seat) == ["bot", "wins", "mean_points", "interval"] for seat in found["seats"])
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(20)
    assert found["games_per_second"] == pytest.approx(20 / found["seconds"])


def test_the_same_seed_gives_the_same_games(sevenfold):
    def seats(*more):
        return json.loads(sevenfold("simulate", "sevn", "--games", 30, "--bots", "odds", "--json", *SHORT, *more).out)[
            "seats"
        ]

    assert seats("--seed", 5, "--threads", 1) == seats("--seed", 5, "--threads", 2)
    assert seats("--seed", 5) != seats("--seed", 6)


def test_simulate_prints_a_table(sevenfold):
    said = sevenfold("simulate", "sevn", "--games", 10, "--bots", "odds,random", *SHORT)
    lines = said.out.splitlines()
    assert lines[0].split() == ["Seat", "Bot", "Won", "Share", "95", "%", "interval", "Points"]
    assert lines[1].split()[:2] == ["0", "odds"]
    assert lines[2].split()[:2] == ["1", "random"]
    assert "10 games in" in said.out


def test_players_and_bots_are_filled_in(sevenfold):
    found = json.loads(sevenfold("simulate", "sevn", "--games", 1, "--json", *SHORT).out)
    assert found["players"] == game("sevn").usual_seats
    assert found["seats"][0]["bot"] == policies("sevn")[-1]


def test_simulated_matches_are_sealed_records(sevenfold, tmp_path):
    said = sevenfold("simulate", "sevn", "--games", 3, "--bots", "odds,random", "--record", tmp_path / "many", *SHORT)
    assert "Recorded in" in said.out
    files = sorted((tmp_path / "many").iterdir())
    assert len(files) == 3
    for file in files:
        assert "The seed fits the seal" in sevenfold("verify", file).out
    sevenfold("simulate", "sevn", "--games", 1, "--bots", "odds", "--record", tmp_path / "one.jsonl", *SHORT)
    assert "no contradiction" in sevenfold("replay", tmp_path / "one.jsonl").out


def test_7_wonders_is_simulated_and_recorded(sevenfold, tmp_path):
    call = ("simulate", "7wonders", "--bots", "builder,random,random", "--seed", 3, "--plain")
    found = json.loads(sevenfold(*call, "--games", 2, "--option", "side=ab", "--json").out)
    assert (found["game"], found["players"], found["games"]) == ("7wonders", 3, 2)
    assert [seat["bot"] for seat in found["seats"]] == ["builder", "random", "random"]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(2)

    file = tmp_path / "match.jsonl"
    boards = "giza_b,rhodos_a,olympia_b"
    assert "Recorded in" in sevenfold(*call, "--games", 1, "--option", f"wonders={boards}", "--record", file).out
    assert "The seed fits the seal" in sevenfold("verify", file).out
    assert all(board in file.read_text("utf-8") for board in boards.split(","))
    assert "side" in sevenfold.refused(*call, "--option", "side=c")


@pytest.mark.parametrize("language", ["en", "de"])
def test_bots_lists_every_bot(sevenfold, language):
    def ids(*arguments):
        """The indented lines after each game's name: a bot and its sentence."""
        found = []
        for line in sevenfold("bots", *arguments, "--language", language).out.splitlines():
            if line.startswith("  "):
                found[-1].append(line.split()[0])
                assert len(line.split()) > 3
            else:
                found.append([])
        return found

    assert ids() == [list(everyone(game_id)) for game_id in BOTS]
    for game_id in BOTS:
        assert ids(game_id) == [list(everyone(game_id))]


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_names_every_card_with_its_copies_and_every_option(sevenfold, language):
    said = sevenfold("rules", "sevn", "--language", language)
    assert said.err == ""
    counted = [
        int(line.split()[0]) for line in said.out.splitlines() if line[:5].strip().isdigit() and " x " in line[:8]
    ]
    assert counted == [card["copies"] for card in CARDS]
    assert sum(counted) == 120
    for spec in game("sevn").options:
        assert f"{spec.name} = " in said.out
    steps = [say(language, f"rules-sevn-scoring-{step}", {"bonus": 17}) for step in SCORING]
    places = [" ".join(said.out.split()).index(" ".join(step.split())) for step in steps]
    assert places == sorted(places)
    assert say(language, "case-sevn-storm_seven") in said.out
    assert "{" not in said.out.replace('{"13": 10}', "")


CARD_NAMES = {"sevn": "sevn-card", "7wonders": "card-7wonders", "weisen": "card-weisen"}
RULE_WORDS = {"sevn": "sevn", "7wonders": "wonders", "weisen": "weisen"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", GAMES)
def test_rules_prints_the_whole_rules_of_every_game(sevenfold, game_id, language):
    said = sevenfold("rules", game_id, "--language", language)
    assert (said.status, said.err) == (0, "")
    lines, whole = said.out.splitlines(), " ".join(said.out.split())
    assert lines[0] == say(language, f"game-{game_id}")
    words = RULE_WORDS[game_id]
    numbered = re.compile(rf"(rules-{words}-[a-z]+)-[0-9]+")
    sections = {found[1] for key in keys(language) if (found := numbered.fullmatch(key))}
    assert len(sections) > 8
    for section in sections:
        assert say(language, section) in lines
    for key in keys(language):
        if key.startswith(f"case-{words}-") and not key.endswith("-answer"):
            assert " ".join(say(language, key, {"passed": 3}).split()) in whole
    for card in game(game_id).cards():
        name, figure = card.id.partition(":")[::2] if game_id == "weisen" else (card.id, "")
        assert say(language, CARD_NAMES[game_id], {"card": name, "other": ""}) in whole, card.id
        assert figure in whole
    for spec in game(game_id).options:
        assert f"{spec.name} = " in said.out


@pytest.mark.parametrize(
    ("language", "example", "headline"), [("en", "Examples:", "Commands"), ("de", "Beispiele:", "Befehle")]
)
def test_help_teaches_every_command(sevenfold, monkeypatch, language, example, headline):
    monkeypatch.setenv("COLUMNS", "100")
    told = sevenfold("--help", "--language", language).out
    assert headline in told
    for command in COMMANDS:
        assert command in told
        said = sevenfold(*command.split(), "--help", "--language", language)
        assert said.status == 0
        assert example in said.out
        assert f"sevenfold {command}" in said.out


def test_the_version():
    done = subprocess.run([*CALL, "--version"], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == __version__
    assert version("sevenfold") == __version__


def test_a_quick_command_loads_neither_numba_nor_the_server(record):
    code = (
        "import sys; from sevenfold.cli.main import run; run(['replay', '--json', sys.argv[1]]);"
        "heavy = {'numba', 'numpy', 'rich', 'litestar', 'uvicorn', 'sqlalchemy', 'fluent'} & set(sys.modules);"
        "sys.exit(', '.join(sorted(heavy)) or 0)"
    )
    subprocess.run([sys.executable, "-c", code, str(record)], check=True, capture_output=True, timeout=60)

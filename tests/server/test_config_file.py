"""The settings file: the same settings as the environment, which stands above it; what can't be is one sentence."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevenfold.server.config_file import with_file
from sevenfold.server.settings import NAMES, PUSH_HOSTS, SettingError, Settings, read
from sevenfold.tables.limits import LimitError
from sevenfold.tables.problems import Problem

WHOLE = """
host = "0.0.0.0"
port = 7801
database_url = "postgresql://sevenfold@db/sevenfold"
workers = 4
origins = ["https://a.example", "https://b.example"]
bot_pace = 0.5
engine = false
log = "json"
idle_seconds = 30
admin_token = "sixteen letters or more"
proxies = ["10.0.0.0/8", "::1"]
push_contact = "mailto:host@example.org"
push_hosts = ["push.example.org", "*.example.net:8443"]

[limits]
tables_per_person = 5
chat_rate = 0.2
"""


def written(folder: Path, text: str) -> str:
    path = folder / "sevenfold.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_every_setting_can_stand_in_the_file(tmp_path: Path) -> None:
    found = read(with_file({}, written(tmp_path, WHOLE)))
    assert (found.host, found.port, found.bot_pace, found.engine, found.log) == ("0.0.0.0", 7801, 0.5, False, "json")
    assert found.database_url == "postgresql://sevenfold@db/sevenfold"
    assert found.workers == 4
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.idle_seconds == 30
    assert found.proxies == ("10.0.0.0/8", "::1")
    assert found.push_contact == "mailto:host@example.org"
    assert found.push_hosts == (*PUSH_HOSTS, "push.example.org", "*.example.net:8443")
    assert found.admin_token == "sixteen letters or more"
    assert (found.limits.tables_per_person, found.limits.chat_rate) == (5, 0.2)
    usual = Settings()
    for name in NAMES:
        assert getattr(found, name) != getattr(usual, name), f"{name} is not tried in WHOLE"


def test_the_environment_stands_above_the_file_and_names_it(tmp_path: Path) -> None:
    path = written(tmp_path, WHOLE)
    environment = {"SEVENFOLD_CONFIG": path, "SEVENFOLD_PORT": "1", "SEVENFOLD_LIMIT_CHAT_RATE": "3"}
    found = read(with_file(environment))
    assert (found.port, found.limits.chat_rate) == (1, 3)
    assert found.host == "0.0.0.0"
    assert read(with_file(environment), port=2).port == 2
    assert with_file({"SEVENFOLD_PORT": "1"}) == {"SEVENFOLD_PORT": "1"}


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("port = ", "config", "Invalid value"),
        ("ports = 7801", "config-name", "ports"),
        ('limits = "many"', "config-value", "many"),
        ("port = [1, 2]", "config-value", "[1, 2]"),
        ("host = 2026-11-30", "config-value", "2026-11-30"),
        ('port = "eighty"', "port", "eighty"),
        ('admin_token = "short"', "admin-token", "16"),
        ('proxies = ["10.0.0.0/99"]', "proxies", "10.0.0.0/99"),
        ('push_contact = "host@example.org"', "push-contact", "host@example.org"),
        ('push_contact = "http://example.org"', "push-contact", "http://example.org"),
        ('push_hosts = ["https://push.example.org"]', "push-hosts", "https://push.example.org"),
        ('push_hosts = ["push.*"]', "push-hosts", "push.*"),
        ('push_hosts = ["*"]', "push-hosts", "“*”"),
        ("[limits]\nchat = 1", "limit-unknown", "chat_rate"),
        ("[limits]\ntables_per_persons = 1", "limit-unknown", "Did you mean tables_per_person"),
        ("[limits]\nzzz = 1", "limit-unknown", "documentation"),
        ("zzz = 1", "config-name", "database_url"),
        ('origins = "play.example"', "origins", "play.example"),
        ('origins = ["https://play.example/table"]', "origins", "https://play.example/table"),
        ("[limits]\nchat_rate = [1]", "config-value", "limits.chat_rate"),
        ("#" * 100_001, "config-long", "100000"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, text: str, code: str, said: str) -> None:
    with pytest.raises(Problem) as refused:
        read(with_file({}, written(tmp_path, text)))
    assert refused.value.code == code
    assert said in str(refused.value).replace("\u202f", "").replace(",", "") or said in str(refused.value)
    assert "short" not in str(refused.value)


WRONG = {
    "port": '"eighty"',
    "workers": "1000",
    "origins": '"play.example"',
    "bot_pace": "-1",
    "engine": '"maybe"',
    "log": '"loud"',
    "idle_seconds": "0",
    "admin_token": '"letters"',
    "proxies": '"nobody"',
    "push_contact": '"nobody"',
    "push_hosts": '"*"',
    "limits.chat_rate": '"many"',
    "limits.chat_burst": "0.5",
    "limits.chat_bursts": "5",
}
ANYTHING = {"host", "database_url"}
"""What is looked at only when it is used."""


def test_every_setting_is_tried_with_a_mistake() -> None:
    assert {name for name in WRONG if "." not in name} | ANYTHING == set(NAMES)


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_named_as_its_host_has_written_it(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, f"{name} = {WRONG[name]}")
    with pytest.raises(Problem) as refused:
        read(with_file({}, path))
    assert f"{path}: {name}" in str(refused.value)
    assert "SEVENFOLD_" not in str(refused.value)
    assert "…" not in str(refused.value)
    variable = f"SEVENFOLD_{name.replace('limits.', 'LIMIT_').upper()}"
    environment = {variable: WRONG[name].strip('"')}
    for found in (environment, with_file(environment, written(tmp_path, f"{name} = 1"))):
        with pytest.raises(Problem) as refused:
            read(found)
        assert variable in str(refused.value)
        assert "toml" not in str(refused.value)


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("SEVENFOLD_PROT", "Did you mean SEVENFOLD_PORT"),
        ("SEVENFOLD_ORIGIN", "SEVENFOLD_ORIGINS"),
        ("SEVENFOLD_TABLES_PER_PERSON", "SEVENFOLD_LIMIT_TABLES_PER_PERSON"),
        ("SEVENFOLD_ZZZ", "SEVENFOLD_ZZZ is no setting."),
        ("SEVENFOLD_", "is no setting."),
    ],
)
def test_a_variable_that_looks_like_a_setting_and_is_none_is_refused(variable: str, said: str) -> None:
    with pytest.raises(SettingError) as refused:
        read({variable: "x"})
    assert refused.value.code == "unknown"
    assert said in str(refused.value)


def test_every_variable_that_the_project_knows_is_let_pass() -> None:
    root = Path(__file__).resolve().parents[2]
    named: set[str] = set()
    for folder, ending in (("scripts", "*"), ("deploy", "*"), ("web", "*.config.ts"), ("src/sevenfold", "**/*.py")):
        for file in (root / folder).glob(ending):
            if file.is_file():
                named |= set(re.findall(r"SEVENFOLD_[A-Z_]*[A-Z]\b(?!_)", file.read_text("utf-8")))
    settings_read = {f"SEVENFOLD_{name.upper()}" for name in NAMES}
    others = {name for name in named - settings_read if not name.startswith("SEVENFOLD_LIMIT")}
    assert {"SEVENFOLD_RULES", "SEVENFOLD_SITE", "SEVENFOLD_NO_BROWSER"} <= others
    assert read(dict.fromkeys(others, "x")) == Settings()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://play.example", "https://play.example"),
        ("HTTPS://Play.Example/", "https://play.example"),
        ("https://play.example:443", "https://play.example"),
        ("http://play.example:80", "http://play.example"),
        ("http://localhost:5173", "http://localhost:5173"),
        ("http://[::1]:5173", "http://[::1]:5173"),
    ],
)
def test_a_page_is_kept_as_browsers_name_it(given: str, kept: str) -> None:
    assert read({"SEVENFOLD_ORIGINS": given}).origins == (kept,)


@pytest.mark.parametrize(
    "given", ["play.example", "*", "null", "ftp://play.example", "https://", "https://a b", "https://x/y", "//x"]
)
def test_what_no_browser_would_send_is_no_page(given: str) -> None:
    with pytest.raises(SettingError) as refused:
        read({"SEVENFOLD_ORIGINS": given})
    assert refused.value.code == "origins"


def test_a_file_that_is_not_there_or_no_text_is_said(tmp_path: Path) -> None:
    with pytest.raises(SettingError) as refused:
        with_file({}, str(tmp_path / "nowhere.toml"))
    assert "nowhere.toml" in str(refused.value)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\x00")
    with pytest.raises(SettingError):
        with_file({"SEVENFOLD_CONFIG": str(tmp_path / "picture")})


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.binary(max_size=60),
        st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")),
        st.dictionaries(
            st.sampled_from([*NAMES, "limits", "x"]), st.integers() | st.text(max_size=5) | st.booleans()
        ).map(lambda made: "\n".join(f"{k} = {msgspec.json.encode(v).decode()}" for k, v in made.items()).encode()),
    )
)
def test_any_file_is_read_or_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "any.toml"
    path.write_bytes(data)
    with contextlib.suppress(SettingError, LimitError):
        read(with_file({}, str(path)))

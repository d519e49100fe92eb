"""What stands in deploy/ starts: the same command, environment and health check, without Docker; and its parts fit together."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import yaml
from tests.conftest import free_port
from tests.server.guests import opened

from sevenfold.server.settings import NAMES, read
from sevenfold.tables.limits import PREFIX

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
NOT_SETTINGS = {"SEVENFOLD_CACHE", "SEVENFOLD_NO_BROWSER", "SEVENFOLD_SITE"}
"""What others than the server's settings read: the rules' cache, the opener of a browser, Caddy."""


class Image:
    """What the Dockerfile says of the container."""

    def __init__(self) -> None:
        text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text("utf-8"))
        last = text[text.rindex("\nFROM ") :]
        (environment,) = re.findall(r"^ENV (.*)$", last, re.MULTILINE)
        self.environment = dict(one.split("=", 1) for one in shlex.split(environment))
        (self.port,) = re.findall(r"^EXPOSE (\d+)$", last, re.MULTILINE)
        (health,) = re.findall(r"^HEALTHCHECK .*CMD (\[.*\])$", last, re.MULTILINE)
        self.health: list[str] = msgspec.json.decode(health)
        (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", last, re.MULTILINE)
        self.entry: list[str] = msgspec.json.decode(entry)
        (command,) = re.findall(r"^CMD (\[.*\])$", last, re.MULTILINE)
        self.command: list[str] = msgspec.json.decode(command)
        self.text = text


IMAGE = Image()


def test_every_variable_is_a_setting() -> None:
    said = {*IMAGE.environment, *COMPOSE["services"]["app"]["environment"]}
    known = {f"SEVENFOLD_{name.upper()}" for name in NAMES} | NOT_SETTINGS
    for name in said:
        if name.startswith("SEVENFOLD_") and not name.startswith(PREFIX):
            assert name in known
    read({name: text for name, text in IMAGE.environment.items() if name not in NOT_SETTINGS})


def test_the_parts_name_each_other_rightly() -> None:
    services = COMPOSE["services"]
    assert (DEPLOY / services["app"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["app"]["build"]["dockerfile"]) == DEPLOY / "Dockerfile"
    assert IMAGE.environment["SEVENFOLD_PORT"] == IMAGE.port
    assert f"127.0.0.1:{IMAGE.port}/health" in IMAGE.health[-1]
    assert f"reverse_proxy app:{IMAGE.port} " in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f'"app:{IMAGE.port}"' in (DEPLOY / "prometheus.yaml").read_text("utf-8")
    address = services["app"]["environment"]["SEVENFOLD_DATABASE_URL"]
    database = services["db"]["environment"]
    assert f"postgresql://{database['POSTGRES_USER']}:" in address
    assert address.endswith(f"@db/{database['POSTGRES_DB']}")
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert services["app"]["environment"]["SEVENFOLD_PROXIES"] == network["subnet"]
    for service in services.values():
        for needed in service.get("depends_on", {}):
            assert "healthcheck" in services[needed] or (needed == "app" and IMAGE.health)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]


def test_nobody_but_the_proxy_is_reached_from_outside() -> None:
    for name, service in COMPOSE["services"].items():
        for port in service.get("ports", []):
            assert name == "proxy" or port.startswith("127.0.0.1:"), f"{name} is open to all at {port}"
    assert re.search(r"^USER [1-9]\d*$", IMAGE.text, re.MULTILINE)


async def test_the_board_asks_for_figures_that_there_are(tmp_path: Path) -> None:
    board = msgspec.json.decode((DEPLOY / "grafana" / "sevenfold.json").read_bytes())
    asked = {
        name
        for panel in board["panels"]
        for one in panel["targets"]
        for name in re.findall(r"sevenfold_\w+", one["expr"])
    }
    async with opened(f"sqlite:///{tmp_path}/s.sqlite3") as place:
        page = (await (await place.guest()).http.get("/metrics")).text
    given = set(re.findall(r"^(sevenfold_\w+)", page, re.MULTILINE))
    assert asked <= given
    shown = {re.sub(r"_(total|created|bucket|count|sum)$", "", name) for name in asked}
    assert {re.sub(r"_(total|created|bucket|count|sum)$", "", name) for name in given} <= shown, (
        "a figure nobody is shown"
    )


@pytest.fixture
def container(fresh_postgres_url: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], dict[str, str], int]]:
    """The app's process as compose starts it, but for the names that only containers have."""
    port = free_port()
    environment = {**os.environ, **IMAGE.environment, "SEVENFOLD_PORT": str(port), "SEVENFOLD_ENGINE": "off"}
    environment |= {"SEVENFOLD_DATABASE_URL": fresh_postgres_url, "SEVENFOLD_CACHE": str(tmp_path / "cache")}
    assert IMAGE.entry == ["sevenfold"]
    command = [sys.executable, "-m", "sevenfold", *COMPOSE["services"]["app"]["command"]]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
    yield process, environment, port
    if process.poll() is None:
        process.kill()
    process.communicate(timeout=30)


@pytest.mark.postgres
def test_what_compose_starts_answers_its_health_check_and_ends_in_time(
    container: tuple[subprocess.Popen[str], dict[str, str], int],
) -> None:
    process, environment, port = container
    assert process.stdout is not None
    assert str(port) in process.stdout.readline()
    check = [sys.executable, *IMAGE.health[1:-1], IMAGE.health[-1].replace(IMAGE.port, str(port))]
    subprocess.run(check, env=environment, check=True, timeout=30)
    with httpx.Client(timeout=60, base_url=f"http://127.0.0.1:{port}") as client:
        assert client.post("/api/me", json={"name": "Ann"}).json()["name"] == "Ann"
        opened_table = client.post("/api/tables", json={"game": "sevn", "seats": 2, "bots": ["odds"], "start": True})
        assert opened_table.status_code == 201, opened_table.text
    process.send_signal(signal.SIGTERM)
    grace = int(COMPOSE["services"]["app"]["stop_grace_period"].removesuffix("s"))
    assert process.wait(grace) == 0

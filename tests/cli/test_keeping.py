"""`backup`: a whole copy while a server writes, on both databases; what is in the way is one sentence and loses nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess

import pytest
from tests.server.guests import opened, play_on, playing

from sevenfold.tables.backup import back_up
from sevenfold.tables.problems import StoreError


@pytest.mark.postgres
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_copy_taken_while_people_play_can_be_played_on(kind, tmp_path, request):
    url = f"sqlite:///{tmp_path}/used.sqlite3"
    if kind == "postgres":
        url = request.getfixturevalue("fresh_postgres_url")
    target = tmp_path / "copy"
    async with opened(url) as place:
        guests, sockets = await playing(place, 2)
        await play_on(sockets, 4)
        before = await sockets[0].sync()
        copying = asyncio.create_task(asyncio.to_thread(back_up, url, target))
        await play_on(sockets, 4)
        size = await copying
        assert size == target.stat().st_size > 0
    assert target.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".part") == []
    copy = f"sqlite:///{target}"
    if kind == "postgres":
        copy = request.getfixturevalue("new_postgres_database")()
        restore = [shutil.which("pg_restore"), "--no-owner", f"--dbname={copy}", target]
        await asyncio.to_thread(subprocess.run, restore, check=True)
    async with opened(copy) as place:
        guest = await place.guest()
        guest.http.cookies.set("sevenfold_guest", guests[0].token)
        socket = await guest.at(before["table"]["id"])
        snapshot = await socket.until("snapshot")
        assert snapshot["version"] >= before["version"]
        assert snapshot["you"] == before["you"]
        assert snapshot["table"]["stage"] == "playing"


def made(path):
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    connection.commit()
    connection.close()


def test_the_command_says_where_the_copy_is(sevenfold, tmp_path, monkeypatch):
    made(tmp_path / "used.sqlite3")
    monkeypatch.chdir(tmp_path)
    said = sevenfold("backup", tmp_path / "copy.sqlite3", "--database-url", f"sqlite:///{tmp_path}/used.sqlite3")
    assert said.status == 0
    assert "copy.sqlite3" in said.out
    monkeypatch.setenv("SEVENFOLD_DATABASE_URL", f"sqlite:///{tmp_path}/used.sqlite3")
    assert sevenfold("backup").status == 0
    assert len(list(tmp_path.glob("sevenfold-20*.sqlite3"))) == 1


def test_what_is_in_the_way_is_said_and_nothing_is_written_over(sevenfold, tmp_path):
    made(tmp_path / "used.sqlite3")
    url = f"sqlite:///{tmp_path}/used.sqlite3"
    (tmp_path / "letter").write_text("Dear Ann")
    assert "is there already" in sevenfold.refused("backup", tmp_path / "letter", "--database-url", url)
    assert (tmp_path / "letter").read_text() == "Dear Ann"
    assert "There is no database" in sevenfold.refused("backup", tmp_path / "a", "--database-url", url + "x")
    assert "names no database" in sevenfold.refused("backup", tmp_path / "a", "--database-url", "mysql://x")
    assert "could not be made" in sevenfold.refused("backup", tmp_path / "no" / "a", "--database-url", url)
    (tmp_path / "letter.sqlite3").write_text("Dear Ann, " * 200)
    letter = f"sqlite:///{tmp_path}/letter.sqlite3"
    assert "could not be made" in sevenfold.refused("backup", tmp_path / "a", "--database-url", letter)
    assert not (tmp_path / "a").exists()
    assert not (tmp_path / "a.part").exists()


def test_a_database_that_does_not_answer_is_said_without_its_password(tmp_path):
    with pytest.raises(StoreError) as refused:
        back_up("postgresql://ann:secret@127.0.0.1:1/x", tmp_path / "a")
    assert refused.value.code == "backup-failed"
    assert "secret" not in str(refused.value)


def test_a_machine_without_pg_dump_is_told_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(StoreError) as refused:
        back_up("postgresql://ann@127.0.0.1:1/x", tmp_path / "a")
    assert refused.value.code == "backup-no-program"

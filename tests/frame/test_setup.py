"""Set-up says in a sentence what is missing, and the page's build knows what it is made of."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def page_script(tmp_path, monkeypatch):
    """scripts/page.py, at work on a small page of its own."""
    spec = importlib.util.spec_from_file_location("page_script", ROOT / "scripts" / "page.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("WEB", "STATIC", "TEXTS"):
        monkeypatch.setattr(module, name, tmp_path / getattr(module, name).relative_to(ROOT))
        getattr(module, name).mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (module.WEB / "src").mkdir()
    (module.WEB / "src" / "main.ts").write_text("one")
    (module.TEXTS / "en").mkdir()
    (module.TEXTS / "en" / "table.ftl").write_text("deal = Deal")
    return module


def machine(tmp_path, **programs):
    """A copy of the set-up script on a machine that has only these programs."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "dirname", "cat"):
        (folder / name).symlink_to(shutil.which(name))
    for name, script in programs.items():
        file = folder / name
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "setup.sh", tmp_path / "scripts")
    return subprocess.run(
        ["sh", str(tmp_path / "scripts" / "setup.sh")],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_no_python_is_said(tmp_path):
    done = machine(tmp_path)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer; this machine has no Python" in done.stderr


def test_an_old_python_is_said(tmp_path):
    done = machine(tmp_path, python3='[ "$1" = --version ] && echo Python 3.9.2 && exit 0; exit 1')
    assert done.returncode == 1
    assert "this machine has Python 3.9.2" in done.stderr


def test_a_python_without_venv_is_said(tmp_path):
    script = 'case "$2" in *ensurepip*) exit 1;; esac; [ "$1" = --version ] && echo Python 3.12.1; exit 0'
    done = machine(tmp_path, python3=script)
    assert done.returncode == 1
    assert "Python 3.12.1 has no venv module" in done.stderr
    assert "apt install python3-venv" in done.stderr


def test_the_page_is_fresh_until_a_source_changes(page_script):
    assert not page_script.fresh()
    (page_script.STATIC / ".stamp").write_text(page_script.stamp())
    assert page_script.fresh()
    (page_script.WEB / "src" / "main.test.ts").write_text("a test is no part of the page")
    assert page_script.fresh()
    (page_script.TEXTS / "en" / "table.ftl").write_text("deal = The deal")
    assert not page_script.fresh()


def test_node_comes_from_pypi_only_where_the_machine_has_none(page_script, monkeypatch):
    monkeypatch.setattr(page_script, "machine_node", lambda: ["node", "npm"])
    assert page_script.requirements() == []
    monkeypatch.setattr(page_script, "machine_node", lambda: None)
    assert page_script.requirements() == [page_script.NODE_WHEEL]
    (page_script.STATIC / ".stamp").write_text(page_script.stamp())
    assert page_script.requirements() == []


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True), ("", False)]
)
def test_an_old_node_is_passed_over(page_script, tmp_path, monkeypatch, version, enough):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv("SEVENFOLD_NODE", raising=False)
    assert (page_script.machine_node() is not None) is enough


def test_uv_looks_at_every_source_of_the_page():
    spec = importlib.util.spec_from_file_location("page_script", ROOT / "scripts" / "page.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    watched = {file for key in project["tool"]["uv"]["cache-keys"] for file in ROOT.glob(key["file"])}
    assert set(module.sources()) <= watched


def test_the_locks_name_no_host_but_the_public_ones():
    hosts = set(re.findall(r"https?://([^/\"]+)", (ROOT / "uv.lock").read_text()))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_make_help_lists_the_two_commands():
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "make play" in shown
    assert "make test" in shown

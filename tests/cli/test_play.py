"""`baccarat play`: the data folder, and the reasons not to open the tables."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from sqlalchemy import update

from baccarat.cli.play import data_folder
from baccarat.house.store import schema
from baccarat.house.store.opening import FORMAT
from baccarat.house.store.store import Store
from cli.conftest import Here


@pytest.fixture(autouse=True)
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Replace the built page, which these tests do not look at."""
    stand_in = tmp_path / "page"
    (stand_in / "assets").mkdir(parents=True)
    (stand_in / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("baccarat.web.serve.PAGE", stand_in)
    return stand_in


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield int(listener.getsockname()[1])


def test_a_port_that_is_taken(here: Here, tmp_path: Path, taken: int) -> None:
    ran = here("play", "--port", str(taken), "--data", str(tmp_path / "data"), "--no-browser")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        f"The tables cannot be opened at 127.0.0.1:{taken}: another program is "
        "listening there; choose another port with --port.\n"
    )


def test_a_page_that_is_not_built(here: Here, tmp_path: Path, page: Path) -> None:
    (page / "index.html").unlink()
    ran = here("play", "--data", str(tmp_path / "data"), "--no-browser", lang="de")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("Die Tische lassen sich nicht öffnen: ")


def test_an_invalid_folder(here: Here, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = here("play", "--data", str(tmp_path / "file"), "--no-browser", lang="fr")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "est inutilisable" in ran.stderr


def test_an_invalid_house_bet(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "bets" / "sevens.toml"
    file.parent.mkdir()
    file.write_text('title = "Sevens"\nneeds = "values"\noutcomes = []\n')
    ran = here("play", "--data", str(tmp_path), "--no-browser")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"The file {file} does not describe a bet: it has no outcomes.\n"
    assert not (tmp_path / "baccarat.sqlite3").exists()


def test_an_invalid_store(here: Here, tmp_path: Path) -> None:
    (tmp_path / "baccarat.sqlite3").write_text("not a database, " * 100)
    ran = here("play", "--data", str(tmp_path), "--no-browser")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "not a database" in ran.stderr
    assert ran.stderr.count("\n") == 1


def _kept_as(folder: Path, number: bytes) -> None:
    store = Store(folder)
    with store.connection.begin():
        here = schema.meta.c.key == "format"
        store.connection.execute(update(schema.meta).where(here).values(value=number))
    store.close()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "was written by a newer version"),
        ("de", "stammt von einer neueren Version"),
        ("fr", "vient d’une version plus récente"),
    ],
)
def test_a_store_of_a_newer_version(here: Here, tmp_path: Path, lang: str, words: str) -> None:
    _kept_as(tmp_path, b"%d" % (FORMAT + 1))
    ran = here("play", "--data", str(tmp_path), "--no-browser", lang=lang)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(f"{tmp_path} {words}")


OPENED = """
import sys, pathlib
from baccarat.web import app, page_files, serve
app.PAGE = page_files.PAGE = serve.PAGE = pathlib.Path(sys.argv.pop(1))
from baccarat.cli import main
sys.exit(main())
"""


def test_play_prints_its_address_and_one_server_holds_a_folder(
    here: Here, tmp_path: Path, page: Path
) -> None:
    data = tmp_path / "data"
    play = ["play", "--port", "0", "--data", str(data), "--no-browser"]
    play += ["--host-name", "tables.example,cards.example"]
    with subprocess.Popen(
        [sys.executable, "-c", OPENED, str(page), *play],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "LANG": "C"},
    ) as process:
        assert process.stdout
        assert process.stderr
        address = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert address
        names = process.stdout.readline()
        assert names == "They also answer to the names tables.example, cards.example.\n"
        assert httpx.get(address[0]).status_code == 200
        ran = here(*play)
        assert ran.returncode == 2
        assert "A server is using" in ran.stderr
        process.send_signal(signal.SIGINT)
        assert process.wait() in {0, 130}
        assert "Traceback" not in process.stderr.read()


def test_data_is_kept_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    assert data_folder() == Path("/home/ada/.local/share/baccarat")
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert data_folder() == Path("/srv/data/baccarat")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    assert data_folder() == Path("/home/ada/Library/Application Support/baccarat")


def test_data_of_an_earlier_version_stays_where_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    new = tmp_path / "Library" / "Application Support" / "baccarat"
    new.mkdir(parents=True)
    earlier = tmp_path / ".local" / "share" / "baccarat"
    assert data_folder() == new
    earlier.mkdir(parents=True)
    assert data_folder() == earlier
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == new
    (tmp_path / "local" / "baccarat").mkdir(parents=True)
    assert data_folder() == tmp_path / "local" / "baccarat"

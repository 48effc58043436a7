"""The systemd unit, the configuration and the upgrade, as their pages say."""

import hashlib
import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx

from baccarat.house.store.opening import FORMAT
from baccarat.house.store.private_files import DATABASE
from operate.pages import block, blocks, playing, program
from support.golden.played_house import copy_played_house
from support.server.guest import PATIENCE, PLAIN, Guest, seated, stake

UNIT = "/etc/systemd/system/baccarat.service"
COMMAND = "/opt/baccarat/bin/baccarat"
MANY = 5_000
"""More requests than are answered before a signal is."""
LIVE = "/var/lib/private/baccarat"


def started(unit: str) -> str:
    """Return the command line that a unit starts."""
    (line,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    return str(line)


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = block("systemd.md", UNIT).replace(COMMAND, sys.executable)
    file = tmp_path / "baccarat.service"
    file.write_text(unit)
    ran = subprocess.run(
        [program("systemd-analyze", optional=True), "verify", "--man=no", file],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in ran.stderr.splitlines() if "baccarat.service" in line]
    assert (ran.returncode, said) == (0, [])


def test_the_service_plays_ends_and_plays_on(tmp_path: Path) -> None:
    """The unit's own command line, with the configuration of its page; systemd sends SIGTERM."""
    config = tmp_path / "baccarat.toml"
    config.write_text(block("configuration.md", "/etc/baccarat.toml").replace(":9464", ":0"))
    line = started(block("systemd.md", UNIT))
    assert line.startswith(f"{COMMAND} play ")
    command = (sys.executable, "-m", "baccarat", *shlex.split(line)[1:])
    command = tuple(str(config) if each == "/etc/baccarat.toml" else each for each in command)
    with playing(tmp_path / "log", "--data", str(tmp_path / "data"), command=command) as house:
        address = f"http://127.0.0.1:{house.port}/"
        with seated(address) as ada:
            assert ada.ask(stake(player=2_500))["type"] == "accepted"
            cookie, seat = ada.http.cookies["baccarat"], ada.now["view"]["seats"][0]
            assert serves(ada, "tables.example")
            config.write_text('host-name = ["new.example"]\nlog-format = "json"\n')
            house.process.send_signal(signal.SIGHUP)
            assert any(serves(ada, "new.example") for _ in range(MANY))
            assert not serves(ada, "tables.example")
            assert ada.ask(stake(player=5_000))["type"] == "accepted"
            seat = ada.now["view"]["seats"][0]
            house.process.send_signal(signal.SIGTERM)
            assert house.process.wait(PATIENCE) == 0
    with (
        playing(tmp_path / "log", "--data", str(tmp_path / "data"), command=command) as house,
        Guest(f"http://127.0.0.1:{house.port}/", cookie=cookie) as ada,
    ):
        assert ada.enter()["now"]["view"]["seats"][0] == seat


def serves(guest: Guest, name: str) -> bool:
    """Whether the house answers a request for this host name."""
    return guest.http.get("/", headers={"Host": name}).status_code == 200


def test_the_configuration_is_shown_as_on_its_page(tmp_path: Path) -> None:
    file, shown = (
        block("configuration.md", "/etc/baccarat.toml"),
        blocks("configuration.md", "toml")[1],
    )
    (line,) = blocks("configuration.md", "sh")
    (tmp_path / "baccarat.toml").write_text(file)
    line = line.replace("/etc/", "").replace("baccarat play", f"{sys.executable} -m baccarat play")
    ran = subprocess.run(
        ["sh", "-c", line],
        cwd=tmp_path,
        env={**os.environ, "LANG": "C", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    expected = shown.replace("/etc/", "").splitlines()
    assert ran.stdout.splitlines()[: len(expected)] == expected
    assert tomllib.loads(ran.stdout) == tomllib.loads(file) | {
        "host": "127.0.0.1", "port": 8080, "connections": 128, "root-path": "", "log-level": "info",
        "trusted-proxies": ["127.0.0.1/32", "::1/128"],
        "history-days": 0, "guest-days": 400, "max-megabytes": 0, "standby": False,
        "operator-passkey": False, "peer-address": "",
    }  # fmt: skip


def checksum(folder: Path) -> str:
    return hashlib.sha256((folder / DATABASE).read_bytes()).hexdigest()


def test_an_old_house_is_upgraded_and_can_go_back(tmp_path: Path) -> None:
    """The commands of the page, without those of systemd and pip, with the next format."""
    live = copy_played_house(tmp_path / "baccarat")
    original = checksum(live)
    stop_and_copy, install, back = blocks("upgrade.md", "sh")
    assert "pip install --upgrade" in install
    skipped = "systemctl() { :; }; pip() { :; };"

    def run(script: str) -> None:
        assert LIVE in script
        subprocess.run(["bash", "-ec", f"{skipped} {script.replace(LIVE, str(live))}"], check=True)

    run(stop_and_copy)
    later = (sys.executable, "-m", "support.server.next_format", "2", "play", "--no-browser")
    more: Any = {"command": later, "PYTHONPATH": str(Path(__file__).parents[1])}
    with playing(tmp_path / "log", "--data", str(live), **more) as house:
        ready = httpx.get(f"http://127.0.0.1:{house.port}/healthz/ready", verify=PLAIN)
        rooms = httpx.get(f"http://127.0.0.1:{house.port}/api/rooms", verify=PLAIN)
        assert (ready.status_code, rooms.status_code) == (200, 200)
        assert rooms.json()
    assert checksum(live) != original
    assert (live / f"{DATABASE}.format-{FORMAT}").exists()
    run(back)
    assert checksum(live) == original
    assert not (live / f"{DATABASE}.format-{FORMAT}").exists()
    assert (tmp_path / "baccarat.failed" / DATABASE).exists()

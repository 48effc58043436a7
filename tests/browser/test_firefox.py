"""Firefox plays a coup of each game, without a message on its console."""

import json
import shutil
import subprocess

import pytest

from support.mutants.rules import ROOT
from support.runs import lack
from support.server.process import Server

pytestmark = pytest.mark.browser

NAMES = ("firefox-esr", "firefox")
DRIVER = ROOT / "frontend" / "scripts" / "firefox.mjs"
GAMES = ("punto-banco", "chemin-de-fer", "banque-limitee")


@pytest.mark.by_day(0)
def test_firefox_plays_a_coup_of_each_game(house: Server) -> None:
    firefox = next(filter(None, map(shutil.which, NAMES)), None)
    if firefox is None:
        lack("firefox")
    command = ["node", str(DRIVER), house.address, firefox]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["faults"] == []
    assert [*seen["played"]] == list(GAMES)
    for preset, played in seen["played"].items():
        assert played["coups"] >= 1, preset
        assert played["said"], preset

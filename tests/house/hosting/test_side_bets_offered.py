"""The bets that a house offers, its own among them, and a room that has chosen some."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from baccarat.house.hosting.bets import BadBets, BetsCode, bets_on_offer, read_bets
from baccarat.notation import read, replay
from baccarat.rules import Fault, WagerCode, standard_wager
from baccarat.rules.bounds import MOST_CHARACTERS, MOST_DEEP, MOST_PARTS
from baccarat.rules.fault import ReadCode
from baccarat.text.faults import FileCode
from support.server.guest import Guest, stake
from support.server.process import Server

OWN = """\
title = "Deuces"
needs = "values"
alone = false

[[outcomes]]
when = { winner = ["player", "banker"], margin = 2 }
pays = "5/2"
"""


def house(folder: Path, **files: str | bytes) -> Path:
    """Put files into the folder of a house's own bets."""
    (folder / "bets").mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / "bets" / f"{name}.toml"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(house(tmp_path_factory.mktemp("data"), deuces=OWN)) as server:
        yield server


@pytest.mark.rule("PB-20")
def test_a_house_without_bets_of_its_own_offers_those_of_the_trade(tmp_path: Path) -> None:
    offer = bets_on_offer(tmp_path)
    assert offer["dragon-7"] == standard_wager("dragon-7")
    assert "banker-ez" not in offer
    assert all(name == wager.name for name, wager in offer.items())


@pytest.mark.rule("PB-20")
def test_only_bet_files_in_the_folder_are_bets(tmp_path: Path) -> None:
    house(tmp_path, deuces=OWN)
    (tmp_path / "bets" / "notes.txt").write_text("to do")
    assert bets_on_offer(tmp_path).keys() - bets_on_offer(tmp_path / "none").keys() == {"deuces"}


def test_a_bet_that_favours_the_players_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house(tmp_path, deuces=OWN, gift=OWN.replace("margin = 2", "margin = [1, 2, 3]"))
    assert read_bets(tmp_path).on_offer.keys() >= {"deuces", "gift"}
    (warning,) = caplog.messages
    assert warning.startswith("the bet gift has an edge of -")


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"big": OWN}, Fault(BetsCode.NAME_TAKEN, {"name": "big"})),
        ({"a": f'name = "b"\n{OWN}', "b": OWN}, Fault(BetsCode.NAME_TAKEN, {"name": "b"})),
        ({"odd": OWN.replace("margin = 2", "margin = 10")}, Fault(WagerCode.IMPOSSIBLE, {"at": 1})),
        ({"odd": b"title = \xff"}, Fault(FileCode.NOT_TEXT)),
        (
            {"odd": "a." * 30_000 + "b = 1"},
            Fault(ReadCode.TOO_MANY_PARTS, {"line": 1, "most": MOST_PARTS}),
        ),
        (
            {"odd": OWN + "note = " + "[" * 100_000},
            Fault(ReadCode.TOO_DEEP, {"line": 8, "most": MOST_DEEP}),
        ),
        (
            {"odd": "#" + "x\n#" * MOST_CHARACTERS},
            Fault(ReadCode.TEXT_TOO_LONG, {"most": MOST_CHARACTERS}),
        ),
    ],
    ids=[
        *("a name of the trade", "a name of another", "a bet that is none", "no text"),
        *("a key of many parts", "brackets in brackets", "too long"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(
    tmp_path: Path, files: dict[str, str | bytes], fault: Fault
) -> None:
    with pytest.raises(BadBets) as bad:
        bets_on_offer(house(tmp_path, **files))
    assert bad.value.fault == fault
    assert bad.value.path == tmp_path / "bets" / f"{max(files)}.toml"


@pytest.mark.rule("PB-20")
def test_a_room_plays_by_its_preset_and_the_side_bets_it_chose(server: Server) -> None:
    chosen = ["deuces", "dragon-bonus-player"]
    with Guest(server.address, "Host") as host:
        offered = {bet["name"]: bet for bet in host.http.get("/api/wagers").json()}
        order = {"preset": "ez", "side_bets": chosen, "pace": "instant"}
        room = host.http.post("/api/rooms", json=order).json()["id"]
        wagers = host.enter(room)["room"]["preset"]["wagers"]
        assert [bet["name"] for bet in wagers] == [
            "player", "banker", "tie", "dragon-7", "panda-8", *chosen
        ]  # fmt: skip
        assert wagers[-2:] == [offered[name] for name in chosen]
        host.ask({"type": "sit", "seat": 1, "amount": 100_000})
        host.until(lambda now: now["view"]["phase"] == "staking")
        lonely = host.ask(stake(deuces=2_500))
        assert lonely["code"] == "needs-main-bet"
        assert host.ask(stake(player=2_500, deuces=2_500))["type"] == "accepted"
        host.ask({"type": "deal"})
        host.until(lambda now: now["coup"] == 2)
        record = read(host.http.get(f"/api/rooms/{room}/shoes/1/record").text)
        assert "deuces" in record.coups[0]
        assert len(replay(record).coups) == 1


def test_the_room_keeps_its_bets_when_the_house_gives_one_up(tmp_path: Path) -> None:
    server = Server(house(tmp_path, deuces=OWN))
    with server, Guest(server.address, "Host") as host:
        room = host.http.post("/api/rooms", json={"side_bets": ["deuces"]}).json()["id"]
        before = host.enter(room)["room"]["preset"]
    (tmp_path / "bets" / "deuces.toml").unlink()
    with server, Guest(server.address, "Other") as other:
        assert other.enter(room)["room"]["preset"] == before
        assert "deuces" not in {bet["name"] for bet in other.http.get("/api/wagers").json()}

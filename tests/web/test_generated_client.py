"""A client that openapi-python-client generates from the description plays a coup."""

import importlib
import json
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from baccarat.web.app import make_app
from baccarat.web.openapi import text
from support.server.guest import Guest, stake
from support.server.process import Server

NAME = "generated_house"
PROGRAMS = Path(sys.executable).parent


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Generate the client, and let it be imported; a warning says that something is missing."""
    folder = tmp_path_factory.mktemp("client")
    settings = folder / "settings.json"
    settings.write_text(json.dumps({"post_hooks": []}))
    description = folder / "openapi.json"
    description.write_bytes(text(make_app(cast("Any", None))))
    done = subprocess.run(
        [PROGRAMS / "openapi-python-client", "generate", "--meta", "none", "--fail-on-warning",
         "--path", description, "--config", settings,
         "--output-path", folder / NAME],
        check=False,
        capture_output=True,
        text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    sys.path.insert(0, str(folder))
    try:
        yield NAME
    finally:
        sys.path.remove(str(folder))
        for module in [each for each in sys.modules if each.partition(".")[0] == NAME]:
            del sys.modules[module]


def call(package: str, client: Any, operation: str, *path: object, **more: object) -> Any:
    """Call an operation of the client, and return the value that it makes of the answer."""
    answer = importlib.import_module(f"{package}.api.api.{operation}").sync_detailed(
        *path, client=client, **more
    )
    assert answer.status_code < 300, answer.content
    return answer.parsed


@pytest.mark.by_day(0)
def test_a_generated_client_plays_a_coup(server: Server, package: str) -> None:
    models = importlib.import_module(f"{package}.models")
    client = importlib.import_module(package).Client(base_url=server.address.rstrip("/"))
    with client:
        ada = call(package, client, "make_guest", body=models.GuestOrder(name="Ada"))
        assert call(package, client, "me") == ada
        spec = models.RoomSpec(preset="punto-banco", pace=models.RoomSpecPace.INSTANT)
        room = call(package, client, "make_room", body=spec).id
        cookie = client.get_httpx_client().cookies["baccarat"]
        with Guest(server.address, cookie=cookie) as guest:
            guest.enter(room)
            guest.ask({"type": "sit", "amount": 100_000})
            guest.until(lambda now: now["view"]["phase"] == "staking")
            guest.ask(stake(player=2_500))
            guest.ask({"type": "deal"})
            guest.until(lambda now: now["coup"] == 2)
        (shoe,) = call(package, client, "shoes", room)
        assert (shoe.shoe, shoe.coups) == (1, 1)
        assert f'room = "{room}"' in call(package, client, "record", room, 1)
        played = call(package, client, "my_coups")
        assert played.all_.staked == 2_500
        (coup,) = played.coups
        hands = coup.coup.hands.additional_properties
        assert all(isinstance(card, models.Card) for hand in hands.values() for card in hand.cards)
        lines = {line.id: line for line in call(package, client, "rooms")}
        last = lines[room].last.hands.additional_properties
        assert last == {side: [*map(str, hand.cards)] for side, hand in hands.items()}
        presets = {each.name: each for each in call(package, client, "presets")}
        assert isinstance(presets["punto-banco"], models.PuntoPreset)
        assert isinstance(presets["chemin-de-fer"], models.CheminPreset)
        wagers = {each.name: each for each in call(package, client, "wagers")}
        assert [line.pays for line in wagers["dragon-7"].lines] == [[40, 1]]
        assert call(package, client, "sign_out", body=models.Nothing()) is None


def test_a_refusal_is_a_problem(server: Server, package: str) -> None:
    models = importlib.import_module(f"{package}.models")
    with importlib.import_module(package).Client(base_url=server.address.rstrip("/")) as client:
        refuse = importlib.import_module(f"{package}.api.api.my_coups").sync
        refused = refuse(client=client)
    assert isinstance(refused, models.Problem)
    assert refused.code is models.HouseCode.NOT_SIGNED_IN


def test_every_part_of_the_client_can_be_imported(package: str) -> None:
    whole = importlib.import_module(package)
    parts = [each.name for each in pkgutil.walk_packages(whole.__path__, f"{package}.")]
    assert len(parts) > 200
    for each in parts:
        importlib.import_module(each)

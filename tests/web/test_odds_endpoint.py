"""The HTTP endpoint for odds: the library's own figures, and a code for every error."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from baccarat.cards import parse_cards
from baccarat.lab.composition import Composition
from baccarat.lab.pricing.odds import odds
from baccarat.lab.pricing.to_json import odds_object
from baccarat.rules import punto_preset, standard_wager, wager_names
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from support.server.guest import PATIENCE
from support.server.process import Server

OWN = """\
title = "Deuces"
needs = "values"
alone = false

[[outcomes]]
when = { winner = ["player", "banker"], margin = 2 }
pays = "5/2"
"""
FULL = "128,32,32,32,32,32,32,32,32,32"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("data")
    (folder / "bets").mkdir()
    (folder / "bets" / "deuces.toml").write_text(OWN)
    with (
        Server(folder) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as client,
    ):
        yield client


def asked(http: httpx.Client, **question: Any) -> Any:
    answer = http.get("/api/odds", params=question)
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize(
    ("question", "composition", "bets"),
    [
        ({"preset": "punto-banco"}, Composition.of_packs(8), ()),
        ({"preset": "ez", "packs": 2}, Composition.of_packs(2), ()),
        (
            {"preset": "super6", "removed": "9h,Kd", "bets": "tie,player-pair"},
            Composition.of_packs(8).without(parse_cards("9h,Kd")),
            ("tie", "player-pair"),
        ),
        (
            {"preset": "ez", "counts": "9,1,1,1,1,0,0,4,1,1", "packs": 1},
            Composition.of_counts([9, 1, 1, 1, 1, 0, 0, 4, 1, 1]),
            (),
        ),
    ],
)
def test_the_figures_are_the_librarys(
    http: httpx.Client, question: dict[str, Any], composition: Composition, bets: tuple[str, ...]
) -> None:
    found = odds(punto_preset(question["preset"]), composition, bets=bets)
    assert asked(http, **question) == msgspec.json.decode(msgspec.json.encode(odds_object(found)))


def test_bets_of_the_house_are_priced_too(http: httpx.Client) -> None:
    bets = asked(http, preset="punto-banco", bets="deuces,tie")["bets"]
    assert list(bets) == ["deuces", "tie"]
    hit, edge = bets["deuces"]["hit"]["float"], bets["deuces"]["edge"]["float"]
    assert edge == pytest.approx(1 - 3.5 * hit)


WHOLE = {name for name in wager_names() if standard_wager(name).needs_all}
"""Bets on every card of a coup, which a house prices for whole packs alone."""


def test_every_bet_on_offer_can_be_priced(http: httpx.Client) -> None:
    names = [bet["name"] for bet in http.get("/api/wagers").json()]
    assert list(asked(http, preset="punto-banco", bets=",".join(names))["bets"]) == names


def test_every_offered_bet_is_priced_from_the_known_cards(http: httpx.Client) -> None:
    offer = {bet["name"] for bet in http.get("/api/wagers").json()}
    whole = asked(http, preset="ez", trade=True)["bets"]
    assert sorted(whole) == sorted({"player", "banker", *offer})
    assert offer > WHOLE
    seen = asked(http, preset="ez", trade=True, removed="9h")["bets"]
    assert whole.keys() - seen.keys() == WHOLE
    by_worth = asked(http, preset="ez", trade=True, counts=FULL)["bets"]
    assert set(by_worth) < set(whole)
    assert "player-pair" not in by_worth
    assert asked(http, preset="ez", bets="tie", trade=True)["bets"].keys() == {"tie"}


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({}, "malformed"),
        ({"preset": "punto-banco", "packs": "many"}, "malformed"),
        ({"preset": "punto-banco", "colour": "red"}, "malformed"),
        ({"preset": "punto-banco", "counts": FULL, "removed": "9h"}, "malformed"),
        ({"preset": "chess"}, "unknown-preset"),
        ({"preset": "punto-banco", "bets": "red"}, "unknown-bet"),
        ({"preset": "punto-banco", "bets": "tie,"}, "unknown-bet"),
        ({"preset": "punto-banco", "bets": "lucky-match", "removed": "9h"}, "unknown-bet"),
        ({"preset": "punto-banco", "packs": 0}, "bad-counts"),
        ({"preset": "punto-banco", "packs": 27}, "bad-counts"),
        ({"preset": "punto-banco", "counts": "1,2"}, "bad-counts"),
        ({"preset": "punto-banco", "counts": FULL, "packs": 7}, "bad-counts"),
        ({"preset": "punto-banco", "counts": FULL.replace("32", "-1", 1)}, "bad-counts"),
        ({"preset": "punto-banco", "counts": FULL.replace("32", "1.5", 1)}, "bad-counts"),
        ({"preset": "punto-banco", "counts": "1,1,1,1,1,0,0,0,0,0"}, "bad-counts"),
        ({"preset": "punto-banco", "removed": "9h,9h", "packs": 1}, "bad-counts"),
        ({"preset": "punto-banco", "removed": "1h"}, "unknown-card"),
        ({"preset": "punto-banco", "counts": FULL, "bets": "player-pair"}, "needs-ranks"),
    ],
)
def test_every_error_has_a_code_and_words(
    http: httpx.Client, question: dict[str, Any], code: str
) -> None:
    answer = http.get("/api/odds", params=question)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    for language in LANGUAGES:
        assert say(language, f"refusal-{code}") != f"refusal-{code}"


def test_the_page_is_served_at_its_address(http: httpx.Client) -> None:
    page = http.get("/")
    assert http.get("/odds?preset=ez").text == page.text
    astray = http.get("/nowhere/at-all", headers={"Accept": "text/html"})
    assert (astray.status_code, astray.text) == (404, page.text)
    for kept in ("content-security-policy", "x-content-type-options", "referrer-policy"):
        assert astray.headers[kept] == page.headers[kept]
    assert "html" not in http.get("/api/nowhere", headers={"Accept": "text/html"}).text


def test_the_bets_on_offer_have_their_edges_by_file(http: httpx.Client) -> None:
    """The trade's bets as published, and the house's own as the library computes it."""
    edges = {
        file: bet["edge"]["float"]
        for file, bet in http.get("/api/edges", params={"packs": 8}).json()["bets"].items()
    }
    published = {"banker": 0.010579, "player": 0.012351, "tie": 0.143596, "tie-9": 0.048440}
    published |= {"banker-ez": 0.010183, "dragon-7": 0.076113, "panda-8": 0.101876}
    assert {file: round(edges[file], 6) for file in published} == published
    assert (
        edges["deuces"]
        == asked(http, preset="ez", bets="deuces")["bets"]["deuces"]["edge"]["float"]
    )
    forms = {bet["file"] for bet in http.get("/api/forms").json()["bets"]}
    assert edges.keys() == forms
    assert http.get("/api/edges", params={"packs": 27}).json()["code"] == "bad-counts"


def test_a_table_has_the_edges_of_its_own_bets(http: httpx.Client) -> None:
    """A Banker bet that pays differently from the preset has the edge of its payout here."""
    http.post("/api/guests", json={"name": "Anna"})
    wagers = ["player", "banker-ez", "tie", "deuces"]
    order = {"preset": "punto-banco", "fields": {"wagers": wagers, "packs": 6}}
    room = http.post("/api/rooms", json=order).json()["id"]
    edges = http.get(f"/api/rooms/{room}/edges").json()["bets"]
    expected = odds("ez", Composition.of_packs(6), bets=["player", "banker", "tie"])
    assert list(edges) == ["player", "banker", "tie", "deuces"]
    for name, price in expected.bets.items():
        assert edges[name]["edge"]["float"] == float(price.edge)
    other = http.post("/api/rooms", json={"preset": "chemin-de-fer"}).json()["id"]
    assert http.get(f"/api/rooms/{other}/edges").json()["code"] == "not-this-game"

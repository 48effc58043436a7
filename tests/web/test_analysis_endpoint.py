"""The HTTP endpoint for analysis: the library's own figures, and a code for every error."""

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import pytest

from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.lab.analysis import analyse
from baccarat.lab.analysis.report import analysis_object
from baccarat.lab.workers.worker import WorkerLimits
from baccarat.notation import read
from baccarat.notation.noted.read_shoes import read_shoes
from baccarat.text.languages import LANGUAGES
from baccarat.text.say import say
from baccarat.web.lab.analysis import MAX_WAITING, AnalysisRunner
from support.golden.records import short
from support.server.process import Server


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("data")
    with Server(folder) as server, httpx.Client(base_url=server.address, timeout=90) as client:
        client.headers["origin"] = server.address.rstrip("/")
        yield client


def test_a_record_is_analysed_as_in_the_library(http: httpx.Client) -> None:
    record = short("chemin-de-fer", 5)
    answer = http.post("/api/analysis", json={"record": record})
    assert answer.status_code == 200
    wanted = analysis_object(analyse(read(record)), float)
    found = answer.json()
    assert found.pop("game") == "chemin"
    assert found.pop("started") == read(record).started
    assert found.pop("root") == read(record).sealed.root  # type: ignore[union-attr]
    roads = found.pop("scorecards")
    assert found == msgspec.json.decode(msgspec.json.encode(wanted))
    outcomes = [coup["outcomes"]["player"] for coup in found["coups"] if coup["outcomes"]]
    assert [bead["outcome"] for bead in roads["player"]["bead_plate"]] == outcomes


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"record": "format = 1"}, "no-analysis"),
        ({"record": short("midi", 1).replace("Ada", "Ida")}, "no-analysis"),
        ({"record": "x" * 9_000_000}, "too-large"),
        ({"records": ""}, "malformed"),
        ({"record": 5}, "malformed"),
    ],
    ids=["none", "changed", "long", "key", "number"],
)
def test_every_error_has_a_code_and_words(
    http: httpx.Client, body: dict[str, Any], code: str
) -> None:
    answer = http.post("/api/analysis", json=body)
    assert (answer.status_code, answer.json()["code"]) == (
        413 if code == "too-large" else 400,
        code,
    )
    for language in LANGUAGES:
        assert say(language, f"refusal-{code}") != f"refusal-{code}"


def test_a_missing_shoe_and_an_existing_page(http: httpx.Client) -> None:
    assert http.get("/api/rooms/nowhere/shoes/1/analysis").status_code == 404
    assert http.get("/analysis?room=blue&shoe=1").text == http.get("/").text


def test_one_at_a_time_few_wait_and_the_same_is_worked_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked: list[bytes] = []

    async def slow(_: AnalysisRunner, text: bytes, *__: object) -> bytes:
        worked.append(text)
        running = len(worked)
        await asyncio.sleep(0)
        assert len(worked) == running
        return text.upper()

    async def many() -> list[Any]:
        analyst = AnalysisRunner()
        asked = [analyst.analyse(text) for text in (b"a", b"b", b"a", b"c", b"d")]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert await analyst.analyse(b"d" if found[4] == b"D" else b"a")
        return [*found, await analyst.analyse(b"b")]

    monkeypatch.setattr(AnalysisRunner, "_compute", slow)
    *found, last, again = asyncio.run(many())
    assert found == [b"A", b"B", b"A", b"C"][:MAX_WAITING]
    assert isinstance(last, Rejected)
    assert last.code is HouseCode.TOO_MANY_REQUESTS
    assert again == b"B"
    assert worked == [b"a", b"b", b"c"]


@pytest.mark.parametrize("limits", [WorkerLimits(seconds=0.0), WorkerLimits(memory=2**20)])
def test_costly_requests_are_given_up_with_a_message(limits: WorkerLimits) -> None:
    with pytest.raises(Rejected) as told:
        asyncio.run(AnalysisRunner(limits).analyse(short("midi", 1).encode()))
    assert told.value.code is HouseCode.ANALYSIS_TOO_MUCH
    for language in LANGUAGES:
        assert say(language, f"refusal-{told.value.code}")


def test_a_dotted_key_costs_the_analyst_nothing(http: httpx.Client) -> None:
    """Sixty kilobytes used to take three and a half gigabytes, for anybody who asked."""
    body = "a" + ".a" * 30_000 + " = 1\n"
    record = f"{body}# sha256 {sha256(body.encode()).hexdigest()}\n"
    answer = http.post("/api/analysis", json={"record": record})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-analysis")
    analyst = AnalysisRunner(WorkerLimits(memory=2**27))
    with pytest.raises(Rejected) as told:
        asyncio.run(analyst.analyse(record.encode()))
    assert told.value.code is HouseCode.NO_ANALYSIS


NOTED = "p1,b1,p2,b2,p3,b3\n9h,2c,Kd,3c,,\n9h,2c,Kd,3c,5d,\n2h,2c,Kd,3c,5d,8s\n"


def studied(
    http: httpx.Client, text: str, language: str = "en", **rules: str | int
) -> dict[str, Any]:
    body = {"text": text, "name": "mine.csv", "language": language, **rules}
    found: dict[str, Any] = http.post("/api/study", json=body).raise_for_status().json()
    return found


def test_noted_cards_are_studied_and_analysed_without_the_broken_coup(http: httpx.Client) -> None:
    found = studied(http, NOTED)
    assert (found["shoes"], found["coups"], found["broken"]) == (1, 2, 1)
    assert [each.partition(":")[0] for each in found["faults"]] == ["mine.csv, line 3, column 13"]
    (shoe,) = read_shoes(NOTED, set_aside=lambda _: None)
    wanted = analysis_object(analyse(shoe), float)
    roads = found["story"].pop("scorecards")
    assert [bead["outcome"] for bead in roads["player"]["bead_plate"]] == ["player", "player"]
    for name, value in {"game": "punto", "started": "", "root": None}.items():
        assert found["story"].pop(name) == value
    assert found["story"] == msgspec.json.decode(msgspec.json.encode(wanted))


def test_results_are_studied_beside_what_is_expected(http: httpx.Client) -> None:
    found = studied(http, "PPBTB\nBPB\n")
    assert (found["shoes"], found["coups"], found["story"]) == (2, 8, None)
    rows = {row[0]: row[1:6] for row in found["tables"][0]["rows"]}
    assert rows["Tie"][:2] == ["1", "12.500 %"]
    assert rows["Tie"][3:] == ["9.516 %", "exact"]
    assert found["says"][0] == "Read as: results, a shoe on each line, spaces; 2 shoes, 8 coups."
    assert studied(http, "PPBTB\nBPB\n", "fr")["title"] != found["title"]


def test_shoes_are_studied_by_the_rules_of_a_game(http: httpx.Client) -> None:
    found = studied(http, NOTED, preset="ez", packs=6)
    rows = [row[0] for row in found["tables"][1]["rows"]]
    assert any("Dragon 7" in row for row in rows)
    assert any("6 packs" in line for line in found["how"])
    for rules, code in (
        ({"preset": "chemin-de-fer"}, "unknown-preset"), ({"preset": "none"}, "unknown-preset"),
        ({"packs": 27}, "malformed"), ({"preset": "punto-banco-andorra", "packs": 1}, "malformed"),
    ):  # fmt: skip
        assert http.post("/api/study", json={"text": "PB", **rules}).json()["code"] == code


@pytest.mark.parametrize(
    ("text", "says"), [("%PDF-1.5", "mine.csv is a PDF"), ("hello", "mine.csv has neither results")]
)
def test_a_file_that_is_no_shoe_has_one_sentence(http: httpx.Client, text: str, says: str) -> None:
    found = studied(http, text)
    assert found["title"] is None
    (fault,) = found["faults"]
    assert fault.startswith(says)


@pytest.mark.by_day(0)
def test_a_file_of_millions_of_results_is_within_the_limits(http: httpx.Client) -> None:
    found = studied(http, ("PB" * 30 + "\n") * 60_000)
    assert found["shoes"] == 60_000
    answer = http.post("/api/study", json={"text": "P\n" * 2_000_001})
    assert answer.json()["code"] in {"malformed", "too-large"}

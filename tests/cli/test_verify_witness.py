"""`verify --witness`: a browser's observations, and the sentences in each language."""

import json
from pathlib import Path
from typing import Any

import pytest

from baccarat.notation import write
from cli.conftest import Here
from notation.seen import OTHER, saw
from notation.test_verify import record
from support.expect_fault import QUOTED

BAD_INPUT, CHECK_FAILED = 2, 1
pytestmark = pytest.mark.rule("C-4")


@pytest.fixture(autouse=True)
def files(here: Here, tmp_path: Path) -> None:
    del here
    (tmp_path / "shoe.bhh").write_text(write(record()), encoding="utf-8", newline="")
    (tmp_path / "seen.json").write_text(json.dumps(saw()), encoding="utf-8")


def keep(tmp_path: Path, seen: Any) -> None:
    (tmp_path / "seen.json").write_text(json.dumps(seen), encoding="utf-8")


def test_a_sound_witness_is_confirmed(here: Here) -> None:
    ran = here("verify", "shoe.bhh", "--witness", "seen.json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.endswith("Everything holds.\n")


SAYS = {
    "en": (
        "told a different root.\n",
        "coup 1 end differently",
        "contradicts what the browser saw.\n",
    ),
    "de": ("eine andere Wurzel genannt.\n", "Coup 1 endete", "widerspricht dem"),
    "fr": ("Une autre racine", "Le coup 1 s’est terminé", "contredit ce que"),
}


@pytest.mark.parametrize("language", QUOTED)
def test_each_contradiction_is_a_sentence(here: Here, tmp_path: Path, language: str) -> None:
    seen = saw()
    seen["shoes"][0]["roots"] = [OTHER]
    seen["shoes"][0]["coups"]["1"]["outcomes"]["player"] = "tie"
    keep(tmp_path, seen)
    ran = here("verify", "shoe.bhh", "--witness", "seen.json", lang=language)
    assert (ran.returncode, ran.stdout) == (CHECK_FAILED, "")
    lines = ran.stderr.splitlines(keepends=True)
    assert len(lines) == len(SAYS[language])
    for line, said in zip(lines, SAYS[language], strict=True):
        assert said in line
    told = json.loads(here("verify", "shoe.bhh", "--witness", "seen.json", "--json").stdout)
    assert (told["ok"], [each["code"] for each in told["contradictions"]]) == (
        False,
        ["seen-root", "seen-coup"],
    )


@pytest.mark.parametrize("fault", ["second-root", "made-up"])
def test_the_browsers_findings_are_shown(here: Here, tmp_path: Path, fault: str) -> None:
    keep(tmp_path, saw() | {"faults": [{"fault": fault, "shoe": 4}]})
    ran = here("verify", "shoe.bhh", "--witness", "seen.json")
    assert ran.returncode == CHECK_FAILED
    assert {"second-root": "announced two roots", "made-up": "this itself: made-up"}[
        fault
    ] in ran.stderr


BAD = {
    "no such file": (None, ("cannot be used", "nicht verwenden", "est inutilisable")),
    "no witness": ({}, ("does not hold what", "enthält nicht", "ne contient pas")),
    "a newer one": (
        {"format": "baccarat witness", "version": 3},
        ("a newer version, 3", "neueren Version", "plus récente"),
    ),
    "another room": (
        saw() | {"room": "green"},
        ("another room, green", "anderen Raum: green", "autre table\u00a0: green"),
    ),
    "another shoe": (saw() | {"shoes": []}, ("of shoe 4", "Schlitten 4", "du sabot 4")),
}


@pytest.mark.parametrize(("seen", "said"), BAD.values(), ids=BAD.keys())
def test_a_bad_witness_gets_one_sentence(
    here: Here, tmp_path: Path, seen: Any, said: tuple[str, str, str]
) -> None:
    keep(tmp_path, seen)
    if seen is None:
        (tmp_path / "seen.json").unlink()
    for language, words in zip(QUOTED, said, strict=True):
        ran = here("verify", "shoe.bhh", "--witness", "seen.json", lang=language)
        assert (ran.returncode, ran.stdout) == (BAD_INPUT, "")
        assert words in ran.stderr
        assert ran.stderr.count("\n") == 1

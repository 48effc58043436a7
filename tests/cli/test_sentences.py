"""Bad input gets one sentence, in each language, and its exit code; never a traceback."""

import json
from pathlib import Path

import pytest

from baccarat.notation import write
from cli.conftest import Here
from notation.played import PUNTO, done, edited, line_of, ninth_nine, play, record_of, seated
from support.expect_fault import QUOTED

BAD_INPUT, CHECK_FAILED = 2, 1

USES: dict[str, tuple[list[str], tuple[str, str, str]]] = {
    "unknown command": (
        ["gamble"],
        ("no command “gamble”", "keinen Befehl „gamble“", "pas de commande «\u00a0gamble\u00a0»"),
    ),
    "unknown preset": (
        ["deal", "faro"],
        ("no game “faro”", "kein Spiel „faro“", "pas de jeu «\u00a0faro\u00a0»"),
    ),
    "no preset": (["deal"], ("PRESET is missing", "PRESET fehlt", "PRESET manque")),
    "too many": (
        ["deal", "punto-banco", "twice"],
        ("“twice” is more", "„twice“ ist mehr", "«\u00a0twice\u00a0» est de trop"),
    ),
    "unknown option": (
        ["deal", "punto-banco", "--speed"],
        ("no option “--speed”", "keine Option „--speed“", "pas d’option «\u00a0--speed\u00a0»"),
    ),
    "negative coups": (
        ["deal", "punto-banco", "--coups", "-3"],
        ("from 1 to", "von 1 bis", "de 1 à"),
    ),
    "no coups": (["deal", "punto-banco", "--coups=0"], ("from 1", "von 1", "de 1")),
    "half a coup": (
        ["deal", "punto-banco", "--coups", "2.5"],
        ("a whole number, not “2.5”", "ganze Zahl, nicht „2.5“", "entier, pas «\u00a02.5\u00a0»"),
    ),
    "coups left out": (
        ["deal", "punto-banco", "--coups"],
        ("--coups is missing", "--coups fehlt", "--coups manque"),
    ),
    "a seed in words": (
        ["deal", "punto-banco", "--seed", "lucky"],
        ("not “lucky”", "nicht „lucky“", "pas «\u00a0lucky\u00a0»"),
    ),
    "a fractional seed": (
        ["deal", "punto-banco", "--seed", "7.0"],
        ("not “7.0”", "nicht „7.0“", "pas «\u00a07.0\u00a0»"),
    ),
    "a negative seed": (
        ["deal", "punto-banco", "--seed", "-7"],
        ("not -7", "nicht -7", "pas -7"),
    ),
    "a huge seed": (
        ["deal", "punto-banco", "--seed", "9" * 5000],
        ("1000000000000000000, ", "1000000000000000000, ", "1000000000000000000, "),
    ),
    "a seed twice": (
        ["deal", "punto-banco", "--seed", "7", "--seed", "8"],
        ("--seed is given twice", "--seed steht zweimal da", "--seed figure deux fois"),
    ),
    "a flag with a value": (
        ["deal", "punto-banco", "--json=perhaps"],
        (
            "cannot be “perhaps”",
            "kann nicht „perhaps“ sein",
            "ne peut pas être «\u00a0perhaps\u00a0»",
        ),
    ),
    "a language that is none of ours": (
        ["deal", "punto-banco", "--language", "tlh"],
        ("no texts in “tlh”", "Für „tlh“ gibt es keine", "pas de textes en «\u00a0tlh\u00a0»"),
    ),
    "a port beyond all": (
        ["play", "--port", "65536"],
        ("from 0 to 65535", "von 0 bis 65535", "de 0 à 65535"),
    ),
    "no such file": (
        ["replay", "nowhere.bhh"],
        ("cannot be used", "nicht verwenden", "est inutilisable"),
    ),
    "no folder to restore into": (
        ["restore", __file__, "--data", f"{__file__}/house"],
        (f"{__file__}/house",) * 3,
    ),
    "a house’s bet that is none": (
        ["play", "--data", "house"],
        ("house/bets/odd.toml does not", "house/bets/odd.toml ergibt", "house/bets/odd.toml ne"),
    ),
    "a folder for several servers": (
        ["play", "--data", "house", "--peer-address", "127.0.0.1:0"],
        ("only one server can use", "nur ein Server verwenden kann", "un seul serveur peut"),
    ),
    "a server that shares and waits": (
        ["play", "--data=postgresql://a/b", "--peer-address", "127.0.0.1:0", "--standby"],
        ("either --peer-address or", "entweder --peer-address oder", "soit --peer-address, soit"),
    ),
    "a peer without a port": (
        ["play", "--data=postgresql://a/b", "--peer-address", "127.0.0.1"],
        ("“127.0.0.1”", "„127.0.0.1“", "«\u00a0127.0.0.1\u00a0»"),
    ),
    "another game than a command takes": (
        ["solve", "poker"],
        (
            "`baccarat solve` takes chemin-de-fer, banque, not “poker”.",
            "`baccarat solve` nimmt chemin-de-fer, banque, nicht „poker“.",
            "`baccarat solve` prend chemin-de-fer, banque, et non «\u00a0poker\u00a0».",
        ),
    ),
    "a game without decisions": (
        ["best-response", "punto-banco"],
        (
            "nothing to solve; `baccarat best-response` takes chemin-de-fer, banque.",
            "nichts zu lösen. `baccarat best-response` nimmt chemin-de-fer, banque.",
            "rien à résoudre. `baccarat best-response` prend chemin-de-fer, banque.",
        ),
    ),
    "a folder to restore from": (
        ["restore", ".", "--data", "new"],
        ("a folder, not a file", "ein Ordner, keine Datei", "un dossier, pas un fichier"),
    ),
    "a folder": (["replay", "."], ("cannot be used", "nicht verwenden", "est inutilisable")),
}


@pytest.mark.parametrize("name", USES)
def test_wrong_usage_is_reported_in_one_sentence(here: Here, tmp_path: Path, name: str) -> None:
    arguments, says = USES[name]
    bad_bet = tmp_path / "house/bets/odd.toml"
    bad_bet.parent.mkdir(parents=True)
    bad_bet.write_text('title = "Odd"', encoding="utf-8")
    for language, words in zip(QUOTED, says, strict=True):
        ran = here(*arguments, lang=f"{language}.UTF-8")
        assert (ran.returncode, ran.stdout) == (BAD_INPUT, "")
        assert words in ran.stderr
        assert ran.stderr.count("\n") == 1


def good() -> str:
    start = seated(PUNTO)
    return write(record_of(start, done(play(start))))


GOOD = good()
NINTH = ninth_nine(GOOD)
STOLEN = '"h start; 1 stake tie 250000; '
RECORDS: dict[str, tuple[str | bytes, str, int, str, tuple[str, str, str]]] = {
    "cut short": (
        GOOD[:2000],
        "record-cut-short",
        CHECK_FAILED,
        "",
        ("cut short", "abgeschnitten", "incomplet"),
    ),
    "changed": (
        GOOD.replace("purse = 100000", "purse = 900000"),
        "record-changed",
        CHECK_FAILED,
        "# sha256",
        ("was changed", "nachträglich verändert", "a été modifié"),
    ),
    "malformed": (
        edited(GOOD, ("shoe = 1", "shoe = one")),
        "record-malformed",
        BAD_INPUT,
        "shoe = one",
        ("not in the form", "nicht die Form", "n’a pas la forme"),
    ),
    "an illegal action": (
        edited(GOOD, ('"h start; ', STOLEN)),
        "record-illegal",
        CHECK_FAILED,
        STOLEN,
        ("You have 1,000 at the table", "Sie haben 1.000 am Tisch", "Vous avez 1\u202f000 à la"),
    ),
    "an impossible card": (
        NINTH,
        "record-card-impossible",
        CHECK_FAILED,
        "",
        ("Line 21 deals 9 of hearts more", "Zeile 21 gibt Herz 9 öfter", "21 donne 9 de cœur"),
    ),
    "another card": (
        edited(GOOD, ("h deal ", "h deal Ks ")),
        "record-card-differs",
        CHECK_FAILED,
        '"h start; ',
        ("king of spades", "Pik König", "roi de pique"),
    ),
    "another result": (
        edited(GOOD, ("final = [\n    {seat = 1, purse = ", "final = [\n    {seat = 1, purse = 1")),
        "record-result-differs",
        CHECK_FAILED,
        "final = ",
        ("another result", "ein anderes Ergebnis", "un autre résultat"),
    ),
    "no record": (
        "# Shopping\n- cards\n",
        "record-unknown",
        BAD_INPUT,
        "",
        ("not the record", "keine Aufzeichnung", "pas le relevé"),
    ),
    "no text": (
        b"\x89PNG\r\n\x1a\n\xff",
        "record-unknown",
        BAD_INPUT,
        "",
        ("not the record", "keine Aufzeichnung", "pas le relevé"),
    ),
}


def test_a_stranger_s_text_does_not_reach_the_terminal_s_controls(
    here: Here, tmp_path: Path
) -> None:
    sly = edited(
        GOOD, ('room = "blue"', 'room = "\\u001b[2J\\nAll agrees"'), ('"Ada"', '"A\\u0007"')
    )
    unbound = edited(sly, ('secret = "', '# "'), ('head = "', '# "'))
    (tmp_path / "sly.bhh").write_text(unbound, encoding="utf-8")
    said = here("replay", "sly.bhh")
    assert said.returncode == 0
    assert said.stdout.startswith("�[2J�All agrees, shoe 1\n")
    assert "Seat 1, A�: " in said.stdout
    assert here("deal", "\x1b[2J\n").stderr.startswith("There is no game “�[2J�”")


@pytest.mark.parametrize("name", RECORDS)
def test_a_bad_record_is_refused_with_its_line_and_reason(
    here: Here, tmp_path: Path, name: str
) -> None:
    text, code, exit_code, where, says = RECORDS[name]
    body = text.encode() if isinstance(text, str) else text
    (tmp_path / "bad.bhh").write_bytes(body)
    for language, words in zip(QUOTED, says, strict=True):
        ran = here("replay", "bad.bhh", lang=language)
        assert (ran.returncode, ran.stdout) == (exit_code, "")
        assert words in ran.stderr
        assert ran.stderr.count("\n") == 1
        if where and isinstance(text, str):
            assert f" {line_of(text, where)} " in ran.stderr.replace(":", " ")
    told = json.loads(here("replay", "bad.bhh", "--json").stdout)
    assert (told["version"], told["ok"], told["code"]) == (1, False, code)
    if where and isinstance(text, str):
        assert told["line"] == line_of(text, where)


@pytest.mark.parametrize(
    ("new", "facts", "says"),
    [
        (
            "shoe = one",
            {"line": 4, "column": 8},
            (
                "Line 4 is not in the form of a record: line 4 is not TOML from column 8 on.",
                "Zeile 4 ist ab Spalte 8 kein TOML.",
                "la ligne 4 n’est pas du TOML à partir de la colonne 8.",
            ),
        ),
        (
            "shoe = true",
            {"where": "shoe", "value": "true", "wanted": "int"},
            (
                "Line 4 is not in the form of a record: “shoe” takes a whole number, not “true”.",
                "unter „shoe“ gehört eine ganze Zahl, nicht „true“.",
                "«\u00a0shoe\u00a0» demande un nombre entier, pas «\u00a0true\u00a0».",
            ),
        ),
    ],
)
def test_missing_parts_of_a_line_are_reported_as_data_and_in_words(
    here: Here, tmp_path: Path, new: str, facts: dict[str, int | str], says: tuple[str, str, str]
) -> None:
    (tmp_path / "bad.bhh").write_text(edited(GOOD, ("shoe = 1", new)), encoding="utf-8")
    for language, sentence in zip(QUOTED, says, strict=True):
        assert here("replay", "bad.bhh", lang=language).stderr.endswith(f"{sentence}\n")
    assert json.loads(here("replay", "bad.bhh", "--json").stdout)["facts"] == facts

"""The words that croupiers and players of each language use."""

from itertools import product

import pytest

from baccarat.cards import PACK, Card
from baccarat.text.languages import LANGUAGES, accepted_tags, best_language
from baccarat.text.say import (
    MissingMessage,
    card_name,
    chips,
    format_number,
    join_clauses,
    join_names,
    percent,
    say,
)
from support.expect_fault import QUOTED

Args = dict[str, int | str]


@pytest.mark.rule("PB-11")
def test_points_are_called_as_croupiers_do() -> None:
    five_three: Args = {"player": 5, "banker": 3}
    assert say("en", "call-points", five_three) == "Five Player, three Banker."
    assert say("de", "call-points", five_three) == "Fünf Punto, drei Banco."
    assert say("fr", "call-points", five_three) == "Cinq au Punto, trois au Banco."
    assert say("en", "call-points-player", {"player": 0}) == "Zero Player."
    tie: Args = {"player": 6, "banker": 6, "natural": "no"}
    assert say("en", "call-tie", tie) == "Égalité, six to six. Tie bets win."
    assert say("fr", "call-place-bets") == "Faites vos jeux."
    assert say("fr", "call-no-more-bets") == "Rien ne va plus."


def test_every_points_word_is_its_own() -> None:
    for language, who in product(LANGUAGES, ("player", "player-first", "banker")):
        totals: list[Args] = [{"player": total, "banker": total} for total in range(10)]
        assert len({say(language, f"points-{who}", each) for each in totals}) == 10


def test_cards_are_named_in_words() -> None:
    assert card_name("en", Card("As")) == "ace of spades"
    assert card_name("de", Card("Th")) == "Herz 10"
    assert card_name("fr", Card("Qd")) == "dame de carreau"
    for language in LANGUAGES:
        assert len({card_name(language, card) for card in PACK}) == 52
    said = say("en", "call-burn", {"card": Card("3c"), "count": 3})
    assert said == "3 of clubs — 3 cards are burnt."


def test_sums_are_written_in_the_languages_own_way() -> None:
    assert [chips(each, 100_000_000) for each in QUOTED] == [
        "1,000,000",
        "1.000.000",
        "1\u202f000\u202f000",
    ]
    assert [chips(each, 123_495) for each in QUOTED] == [
        "1,234.95",
        "1.234,95",
        "1\u202f234,95",
    ]
    assert chips("en", 0) == "0"
    assert chips("en", -95) == "-0.95"
    assert chips("en", 10**17 + 1) == "1,000,000,000,000,000.01"


def test_four_digits_have_no_mark_where_browsers_write_none() -> None:
    for language in ("es", "it"):
        sums = [chips(language, 100 * each) for each in (1234, 9999, 10_000, -1234)]
        assert sums == ["1234", "9999", "10.000", "-1234"]
        assert chips(language, 123_495) == "1234,95"
        assert format_number(language, 9999.996, "+#,##0.00;-#,##0.00") == "+10.000,00"
        said = [say(language, "call-burn", {"card": "", "count": each}) for each in (1234, 12_345)]
        assert ("1234" in said[0], "12.345" in said[1]) == (True, True)
    assert "1.234" in say("de", "call-burn", {"card": "", "count": 1234})


def test_halves_are_rounded_as_browsers_round_them() -> None:
    assert [percent("en", each / 64) for each in (1, 3, -1)] == ["1.563 %", "4.688 %", "-1.563 %"]
    assert [format_number("it", each, "0") for each in (0.5, 1.5, 2.5)] == ["1", "2", "3"]


SOME = ("en", "de", "pt-BR", "zh-Hans", "zh-Hant-HK")


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("DE", "de"),
        ("de_DE@euro", "de"),
        ("de-DE-u-co-phonebk", "de"),
        ("C", "en"),
        ("", "en"),
        ("tlh_QO", "en"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh_TW", "zh-Hant-HK"),
        ("pt-PT", "pt-BR"),
        ("d" * 10_000, "en"),
    ],
)
def test_the_language_of_a_tag(monkeypatch: pytest.MonkeyPatch, tag: str, language: str) -> None:
    monkeypatch.setattr("baccarat.text.languages.LANGUAGES", SOME)
    assert best_language([tag]) == language


def test_a_language_in_another_script_is_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baccarat.text.languages.LANGUAGES", ("en", "zh-Hans", "sr"))
    assert best_language(["zh-TW", "sr-Latn"]) == "en"


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7", ["fr-CH", "fr", "en", "de"]),
        ("de;q=0.5,fr", ["fr", "de"]),
        ("de;q=0, fr;q=nan, it;q=-1, es; q=1.0", ["es"]),
        (" ,;q=1,", []),
        ("", []),
    ],
)
def test_the_wanted_languages_of_a_request(header: str, tags: list[str]) -> None:
    assert accepted_tags(header) == tags


@pytest.mark.rule("CF-24")
def test_french_calls_are_shown_next_to_the_visitors_language() -> None:
    banco: Args = {"kind": "solo", "seat": 4, "units": 1_250_050}
    assert say("en", "bank-banco", banco) == (
        "“Banco solo” — the bank alone. Banco to seat 4, who covers it all: 12,500.50."
    )
    assert say("de", "bank-banco", banco) == (
        "„Banco solo“ – die Bank allein. Banco an Platz 4, der alles deckt: 12.500,50."
    )
    assert say("fr", "bank-banco", banco) == (
        "«\u00a0Banco solo.\u00a0» Banco à la place 4, qui couvre tout\u00a0: 12\u202f500,50."
    )
    grande: Args = {"points": 9, "side": "banker"}
    assert say("en", "chemin-natural", grande) == "“Neuf, la grande” — the banker has 9."
    french = {
        "bank-carte": "Carte, s’il vous plaît",
        "bank-non": "Non, Monsieur",
        "bank-reste": "Reste",
    }
    for language, (message, words) in product(LANGUAGES, french.items()):
        assert words in say(language, message)


@pytest.mark.parametrize(
    ("language", "names", "clauses"),
    [
        ("en", "Anna, Bert, Carl", "one, two"),
        ("de", "Anna, Bert, Carl", "one, two"),
        ("zh-Hans", "Anna、Bert、Carl", "one，two"),
    ],
)
def test_names_and_clauses_are_joined_with_the_commas_of_the_language(
    language: str, names: str, clauses: str
) -> None:
    assert join_names(language, ["Anna", "Bert", "Carl"]) == names
    assert join_names(language, []) == ""
    assert join_clauses(language, iter(["one", "two"])) == clauses
    assert join_clauses(language, []) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_a_refusal_has_the_commas_of_the_language(language: str) -> None:
    comma = "、" if language == "zh-Hans" else ", "
    facts: Args = {"name": "whist", "known": "punto-banco, punto-nepal"}
    assert f"punto-banco{comma}punto-nepal" in say(language, "error-unknown-preset", facts)
    assert "punto-banco " in say(
        language, "error-unknown-preset", facts | {"known": "punto-banco "}
    )


def test_unsupported_languages_fall_back_to_english() -> None:
    assert say("tlh", "wager-tie") == "Tie"


def test_missing_words_are_reported() -> None:
    with pytest.raises(MissingMessage, match="no-such-message"):
        say("en", "no-such-message")
    with pytest.raises(MissingMessage, match="limit"):
        say("en", "refusal-over-purse")

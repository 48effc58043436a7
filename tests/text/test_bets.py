"""Bets in words: every line of every trade bet, in each language."""

import pytest
from msgspec.structs import replace

from baccarat.rules import Outcome, standard_wager, wager_names
from baccarat.rules.wagers.condition import Condition
from baccarat.rules.wagers.first_cards import Pair
from baccarat.rules.wagers.wager import PaytableRow
from baccarat.text.bets import bet_name, pays_text, when_text
from baccarat.text.languages import LANGUAGES
from support.expect_fault import QUOTED

BETS = {name: standard_wager(name).lines for name in wager_names()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(language: str) -> None:
    lines = [(name, at, line) for name, lines in BETS.items() for at, line in enumerate(lines)]
    assert lines
    for name, at, line in lines:
        assert when_text(language, line.when), (name, at)
        assert pays_text(language, line), (name, at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lines_of_a_bet_read_alike(language: str) -> None:
    said = {
        name: [when_text(language, line.when) for line in lines] for name, lines in BETS.items()
    }
    assert any(len(lines) > 1 for lines in said.values())
    assert [name for name, lines in said.items() if len(lines) != len(set(lines))] == []


@pytest.mark.parametrize(
    ("when", "said"),
    [
        (Condition(), ("always", "immer", "toujours")),
        (
            Condition(winner=(Outcome.BANKER,), banker_total=(7,), banker_cards=(3,)),
            (
                "Banker wins, Banker has 7, Banker has 3 cards",
                "Banco gewinnt, Banco hat 7, Banco hat 3 Karten",
                "le Banco gagne, le Banco a 7, le Banco a 3 cartes",
            ),
        ),
        (
            Condition(winner=(Outcome.TIE,), high=(7,), cards=(6,)),
            (
                "tie, at 7, 6 cards in all",
                "Égalité, bei 7, 6 Karten insgesamt",
                "égalité, à 7, 6 cartes en tout",
            ),
        ),
        (
            Condition(margin=(1,), natural=(False,)),
            (
                "by 1 point, no natural",
                "mit 1 Punkt Vorsprung, ohne Natural",
                "de 1 point, sans naturel",
            ),
        ),
        (
            Condition(margin=(7, 8, 9)),
            (
                "by 7, 8, or 9 points",
                "mit 7, 8 oder 9 Punkten Vorsprung",
                "de 7, 8 ou 9 points",
            ),
        ),
        (
            Condition(player_pair=(Pair.PAIR, Pair.PERFECT)),
            (
                "Player begins with a pair",
                "Punto beginnt mit einem Paar",
                "le Punto commence par une paire",
            ),
        ),
        (
            Condition(player_ranks=("K", "T"), banker_suits=("h",)),
            (
                "Player’s first two cards: only king or 10, Banker’s first two cards: only hearts",
                (
                    "die ersten zwei Karten von Punto: nur König oder 10, "
                    "die ersten zwei Karten von Banco: nur Herz"
                ),
                (
                    "les deux premières cartes du Punto\u00a0: seulement roi ou 10, "
                    "les deux premières cartes du Banco\u00a0: seulement cœur"
                ),
            ),
        ),
        (
            Condition(pairs=(2,), one_rank=(True,)),
            (
                "two pairs of one rank, both hands begin with a pair",
                "zwei Paare desselben Werts, beide Hände beginnen mit einem Paar",
                "deux paires de même rang, les deux mains commencent par une paire",
            ),
        ),
        (
            Condition(sum=(17,), equal=("player_third", "banker_third")),
            (
                "both totals add up to 17, the same: Player’s third card, Banker’s third card",
                (
                    "beide Punktzahlen ergeben zusammen 17, "
                    "gleich: die dritte Karte von Punto, die dritte Karte von Banco"
                ),
                (
                    "les deux totaux font ensemble 17, "
                    "égaux\u00a0: la troisième carte du Punto, la troisième carte du Banco"
                ),
            ),
        ),
        (
            Condition(player_exactly=("1x9d",), first_four=("3x9 suited", "1x9 in d")),
            (
                (
                    "Player’s first two cards hold exactly 1 × 9 of diamonds, "
                    "the first four cards hold exactly 3 × 9 of one suit or 1 × 9 (diamonds)"
                ),
                (
                    "die ersten zwei Karten von Punto enthalten genau 1 × Karo 9, "
                    "die ersten vier Karten enthalten genau 3 × 9 von einer Farbe oder 1 × 9 (Karo)"
                ),
                (
                    "les deux premières cartes du Punto ont exactement 1 × 9 de carreau, "
                    "les quatre premières cartes ont exactement 3 × 9 d’une seule couleur "
                    "ou 1 × 9 (carreau)"
                ),
            ),
        ),
        (
            Condition(player_flush=(True,), banker_third_suit=("d", "h"), poker=("four",)),
            (
                (
                    "the suit of Banker’s third card: diamonds or hearts, "
                    "Player’s cards: all of one suit, all cards: four of a kind"
                ),
                (
                    "Farbe der dritten Karte von Banco: Karo oder Herz, "
                    "Karten von Punto: alle von einer Farbe, alle Karten: ein Vierling"
                ),
                (
                    "couleur de la troisième carte du Banco\u00a0: carreau ou cœur, "
                    "cartes du Punto\u00a0: toutes d’une couleur, toutes les cartes\u00a0: un carré"
                ),
            ),
        ),
        (
            Condition(perfect_pairs=(1, 2)),
            (
                "at least one hand begins with a perfect pair",
                "mindestens eine Hand beginnt mit einem perfekten Paar",
                "au moins une main commence par une paire parfaite",
            ),
        ),
    ],
)
def test_the_sides_of_each_bet(when: Condition, said: tuple[str, str, str]) -> None:
    assert tuple(when_text(language, when) for language in QUOTED) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (PaytableRow(Condition(), (40, 1)), ("40 to 1", "40 zu 1", "40 contre 1")),
        (PaytableRow(Condition(), (1, 2)), ("1 to 2", "1 zu 2", "1 contre 2")),
        (PaytableRow(Condition(), (27, 50)), ("0.54 to 1", "0,54 zu 1", "0,54 contre 1")),
        (
            PaytableRow(Condition(), (1, 1), (1, 20)),
            ("1 to 1, less 5%", "1 zu 1, abzüglich 5\u00a0%", "1 contre 1, moins 5\u202f%"),
        ),
        (
            PaytableRow(Condition()),
            ("the stake stands", "der Einsatz bleibt stehen", "la mise reste"),
        ),
        (
            PaytableRow(Condition(), (-1, 1)),
            ("the stake is lost", "der Einsatz ist verloren", "la mise est perdue"),
        ),
        (
            PaytableRow(Condition(), (-1, 2)),
            (
                "1/2 of the stake is lost",
                "1/2 des Einsatzes ist verloren",
                "1/2 de la mise est perdu",
            ),
        ),
    ],
)
def test_the_payout_text_of_a_bet(line: PaytableRow, said: tuple[str, str, str]) -> None:
    assert tuple(pays_text(language, line) for language in QUOTED) == said


def test_a_house_bet_is_shown_by_its_title() -> None:
    ours = replace(standard_wager("tie"), name="our-own", title="Our own")
    assert [bet_name(language, ours) for language in QUOTED] == ["Our own"] * 3
    assert [bet_name(language, standard_wager("tie")) for language in QUOTED] == [
        "Tie",
        "Égalité",
        "Égalité",
    ]

"""How other people write cards, results and columns: the tables, and the look-ups in them."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from ...cards.card import RANKS, Card
from ...rules.coup import Outcome
from ...scorecards.entry import Entry

_OUTCOMES: Final = {
    Outcome.PLAYER: "p player punto ponte joueur spieler jugador giocatore 闲 閒 闲家 閒家",
    Outcome.BANKER: "b banker bank banco banque banquier banca dealer 庄 莊 庄家 莊家",
    Outcome.TIE: "t tie draw égalité egalite empate pareggio unentschieden 和 和局",
}
RESULTS: Final[Mapping[str, Outcome]] = MappingProxyType(
    {word: outcome for outcome, words in _OUTCOMES.items() for word in words.split()}
)
"""Words for a result, in small letters."""
MARKS: Final = {"n": "natural", "p": "player_pair", "b": "banker_pair"}
"""Small letters after a result, as in `Bnp`."""
NOTHING: Final = frozenset(["", "-", "–", "—", "?", "_", "*", "none", "null", "nan", "n/a", "na"])
"""Words for a coup that was missed, or a card that was not drawn; in small letters."""
YES: Final = frozenset(
    ["1", "y", "yes", "true", "x", "n", "p", "b", "natural", "pair", "ja", "oui", "sí", "sì", "是"]
)
"""Words in the column of a mark for a coup that has it; in small letters."""

_SUITS: Final = {"c": "c♣♧", "d": "d♦♢", "h": "h♥♡", "s": "s♠♤"}
_SUIT: Final = {sign: suit for suit, signs in _SUITS.items() for sign in signs}
_RANK: Final = {rank.lower(): rank for rank in RANKS} | {
    "1": "A", "10": "T", "11": "J", "12": "Q", "13": "K",
}  # fmt: skip
UNKNOWN_TEN: Final = "0"
"""The value of a card that counts nothing, of which no rank is told."""

PLACES: Final = ("p1", "b1", "p2", "b2", "p3", "b3")
"""The columns of the cards of a coup, in the order in which they are drawn."""
BY_HAND: Final = ("p1", "p2", "p3", "b1", "b2", "b3")
FIELDS: Final = (
    *PLACES, "player", "banker", "cards", "result", "results", "shoe", "coup",
    "natural", "player_pair", "banker_pair",
)  # fmt: skip
"""The columns that are read. `player` and `banker` have a whole hand in each cell; `cards` and
`results` take the rest of a line."""
HANDS: Final = ("player", "banker")
"""The columns with a whole hand in each cell."""
OTHER: Final = "-"
"""Any other column."""
CODED: Final = re.compile(r"[^,=]+=[PBT](,[^,=]+=[PBT])*")
"""The results that numbers or other words mean, as in `1=P,2=B,3=T`."""

_ORDINALS: Final = (
    ("1", "first", "1st"), ("2", "second", "2nd"), ("3", "third", "3rd"), ("4", "fourth", "4th"),
)  # fmt: skip
FOURTH: Final = ("p4", "b4")
"""Header names of a fourth card, which no hand has."""
_HANDS: Final = {
    "p": "p pc pcard player playercard playercards punto ponte joueur spieler jugador giocatore "
    "闲 闲家 閒 閒家",
    "b": "b bc bcard banker bankercard bankercards bank banco banque banquier banca dealer "
    "庄 庄家 莊 莊家",
}
_HEADERS: Final = {
    "cards": "cards karten cartes cartas carte 牌",
    "result": "result winner outcome won win ergebnis gewinner résultat gagnant resultado ganador "
    "risultato vincitore 结果 結果",
    "results": "results outcomes ergebnisse résultats resultados risultati",
    "shoe": "shoe shoes shoeid shoeno shoenr shoenumber schlitten sabot 靴 靴号",
    "coup": "coup coups coupno coupnr coupnumber hand handno handnumber round roundno roundnumber "
    "no nr jugada colpo 局 局号",
    "natural": "natural naturals",
    "player_pair": "playerpair playerspair ppair 闲对 閒對",
    "banker_pair": "bankerpair bankerspair bpair 庄对 莊對",
}
_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {word: field for field, words in _HEADERS.items() for word in words.split()}
    | {
        name: f"{hand}{ordinals[0]}"
        for hand, words in _HANDS.items()
        for word in words.split()
        for ordinals in _ORDINALS
        for ordinal in ordinals
        for name in (f"{word}{ordinal}", f"{ordinal}{word}")
        if name != f"{ordinals[0]}{word}"  # `1.P` is the first result
    }
)

_HAND_NAMES: Final[Mapping[str, str]] = MappingProxyType({
    f"{word}{name}": side
    for side, words in zip(HANDS, _HANDS.values(), strict=True)
    for word in words.split()
    for name in ("", "hand", "shand", "cards", "scards")
})  # fmt: skip
_BETWEEN: Final = re.compile(r"[\s,;/|+·'\"\[\]()-]+")
_SIGN: Final = f"[{''.join(_SUIT)}]\ufe0f?"
_JOINED: Final = tuple(
    re.compile(card, re.IGNORECASE)
    for rank in ["(?:1[0-3]|[0-9atjqk])"]
    for card in (f"{rank}{_SIGN}", f"{_SIGN}[.]?{rank}", "[0-9atjqk]")
)

_RUN: Final = re.compile(r"(?:[PBT庄莊闲閒和][npb]*|[-–—?_]|[\s、，；])+")
_DASHED: Final = re.compile(r"[PBT][npb]*(-[PBT][npb]*){2,}")
"""Results with a dash between any two, which is then not a coup that was missed."""
_ONE: Final = re.compile(r"([PBT庄莊闲閒和])([npb]*)|[-–—?_]")


@lru_cache(4096)
def find_card(word: str) -> Card | None:
    """Return the card that a word with rank and suit names: `Kd`, `10h`, `♥10`, `d.13`."""
    sign = re.sub(r"[.\s\ufe0f]", "", word.casefold())
    for suit, rank in ((sign[:1], sign[1:]), (sign[-1:], sign[:-1])):
        if suit in _SUIT and rank in _RANK:
            return Card(_RANK[rank] + _SUIT[suit])
    return None


@lru_cache(4096)
def find_rank(word: str) -> Card | None:
    """Return a card of the rank or value that a word names: `K`, `10`, `0`, `13`.

    Its suit, clubs, means nothing. A value of 0 is returned as a ten.
    """
    rank = _RANK.get(word.strip().casefold(), "T" if word == UNKNOWN_TEN else None)
    return Card(f"{rank}c") if rank else None


def name_column(word: str) -> str | None:
    """Return the column that a header names, or the end of a path of keys: `data.playerCard.1`."""
    return next((_NAMES[name] for name in _ends_of(word) if name in _NAMES), None)


def name_hand(word: str) -> str | None:
    """Return the side, `player` or `banker`, whose whole hand a header may name."""
    return next((_HAND_NAMES[name] for name in _ends_of(word) if name in _HAND_NAMES), None)


def _ends_of(word: str) -> Iterator[str]:
    keys = ["".join(filter(str.isalnum, key)) for key in word.casefold().split(".")]
    return ("".join(keys[start:]) for start in range(len(keys)))


@lru_cache(4096)
def split_hand(text: str, *, values: bool = False) -> tuple[str, ...]:
    """Return the words of the cards in a cell: of `Qc Kc 6d`, `QcKc6d` or `QK6`.

    Joined cards without suits are of one character each. `10` among others could be two cards as
    well as one, unless all are `values`: if not, such a text is returned whole, like any other that
    cannot be divided.
    """
    if text.lower() in NOTHING:
        return ()
    words = [word for word in _BETWEEN.split(text) if word]
    if len(words) != 1:
        return tuple(words)
    joined = words[0]
    found = (card.findall(joined) for card in _JOINED)
    whole = (tuple(cards) for cards in found if "".join(cards) == joined)
    cards = next(whole, ())
    plain = "10" not in joined or joined == "10" or (values and joined.isdecimal())
    return cards if cards and (plain or len(cards[0]) > 1) else (joined,)


def is_hand(text: str) -> bool:
    """Whether a text names two cards or more."""
    words = split_hand(text)
    return len(words) > 1 and all(find_card(word) or find_rank(word) for word in words)


@lru_cache(256)
def read_codes(written: str) -> Mapping[str, str]:
    """Return the letter of each word in `1=P,2=B,3=T`."""
    return dict(pair.split("=") for pair in written.split(","))


@lru_cache(4096)
def find_results(text: str, codes: str = "") -> tuple[Entry | None, ...] | None:
    """Return the results that a text names, each None if it was missed; None for other texts.

    Small letters after a capital are marks, as in `Bnp`; without capitals every letter is a result.
    """
    if codes:
        text = _decoded(text, read_codes(codes))
    word = text.strip().casefold()
    if word in NOTHING:
        return (None,)
    if word in RESULTS:
        return (Entry(RESULTS[word]),)
    run = text if text.lower() != text else text.upper()
    run = run.replace("-", "") if _DASHED.fullmatch(run) else run
    return tuple(_run(run)) or None if _RUN.fullmatch(run) else None


def _decoded(text: str, codes: Mapping[str, str]) -> str:
    word = text.strip()
    if word in codes:
        return codes[word]
    return "".join(codes.get(each, each) for each in text)


def _run(text: str) -> Iterator[Entry | None]:
    for letter, marks in _ONE.findall(text):
        made = {MARKS[mark]: True for mark in marks}
        yield Entry(RESULTS[letter.lower()], **made) if letter else None


def split_columns(written: str) -> tuple[str, ...] | None:
    """Return the columns that somebody named; None if one is unknown or named twice."""
    columns = tuple(each.strip().lower() for each in written.split(","))
    named = [each for each in columns if each != OTHER]
    hands = {*HANDS} & {*named}
    cards = {"p1", "p2", "b1", "b2"} <= {*named} or len(hands) == 2
    content = cards or {"cards", "result", "results"} & {*named}
    rest = any(each in ("cards", "results") for each in columns[:-1])
    fits = content and len(hands) != 1 and not (hands and {*PLACES, "cards"} & {*named})
    fits = fits and not rest and len({*named}) == len(named) and {*named} <= {*FIELDS}
    return columns if fits else None

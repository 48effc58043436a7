"""Codes of the faults in a record's action, stake or table, and in noted coups."""

from enum import StrEnum


class NotationCode(StrEnum):
    """Faults of a text within a record."""

    NO_NUMBER = "no-number"
    NO_ACTION = "no-action"
    NO_CARD = "no-card"
    NO_RESULT = "no-result"
    NOT_BY_TURNS = "not-by-turns"
    """Stakes must alternate between names and units."""
    HOUSE_DOES_NOT = "house-does-not"
    CHANGEUR_DOES_NOT = "changeur-does-not"
    SEAT_DOES_NOT = "seat-does-not"
    NO_WORD = "no-word"
    """The action belongs to another table, so this one has no notation for it."""
    UNWRITABLE_BET = "unwritable-bet"
    TOO_MANY_COUPS = "too-many-coups"
    """There are more coups than a shoe can have; `most` is the limit."""
    LATE_PLAYERS = "late-players"
    """Players without a purse must be those who sit down later, in the order of the coups."""
    BAD_FIELD = "bad-field"
    """A field of the preset has a value that no table could use."""


class NoteCode(StrEnum):
    """Faults of coups that somebody noted."""

    NO_COUPS = "note-no-coups"
    NO_CARD = "note-no-card"
    CARD_USED_UP = "note-card-used-up"
    """The `packs` packs do not hold `card` so often."""
    TOO_FEW_CARDS = "note-too-few-cards"
    """By the rule `rule`, `side` still gets a card."""
    TOO_MANY_CARDS = "note-too-many-cards"
    """By the rule `rule`, the coup is over before `card`."""
    SHOE_OVER = "note-shoe-over"
    """The coup before was the last one, according to the stop card (C-5)."""


class TableCode(StrEnum):
    """Reasons why a table between two shoes is impossible."""

    OTHER_PURSES = "table-other-purses"
    NO_START = "table-no-start"
    """No shoe can be started in this phase."""
    PLACES = "table-places"
    SUM = "table-sum"
    MID_COUP = "table-mid-coup"
    ARRIVALS = "table-arrivals"
    NO_CHAIR = "table-no-chair"
    SUIVI = "table-suivi"
    BANK_OF_NOBODY = "table-bank-of-nobody"
    NO_CO_BANKER = "table-no-co-banker"
    CO_BANKER = "table-co-banker"
    BANK_BELOW_NOTHING = "table-bank-below-nothing"
    NO_SHARES = "table-no-shares"
    STAKE_OF_NOBODY = "table-stake-of-nobody"
    STAKES_WITHOUT_BANK = "table-stakes-without-bank"
    BANK_FIRST = "table-bank-first"
    """There is a bank before its shoe, or none, contrary to the rules (C-4)."""
    CALL_WITHOUT_STAKE = "table-call-without-stake"

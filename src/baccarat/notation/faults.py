"""Name what can be wrong with an action, a stake or a table in a record."""

from enum import StrEnum


class NotationCode(StrEnum):
    """Every fault of a text within a record."""

    NO_NUMBER = "no-number"
    NO_ACTION = "no-action"
    NO_CARD = "no-card"
    NO_RESULT = "no-result"
    NOT_BY_TURNS = "not-by-turns"
    """Stakes are names and units by turns."""
    HOUSE_DOES_NOT = "house-does-not"
    CHANGEUR_DOES_NOT = "changeur-does-not"
    SEAT_DOES_NOT = "seat-does-not"
    NO_WORD = "no-word"
    """An action has no words at this table: it is another's."""
    UNWRITABLE_BET = "unwritable-bet"
    TOO_MANY_COUPS = "too-many-coups"
    """More than any shoe has; `most` is the limit."""
    LATE_PLAYERS = "late-players"
    """Players without a purse are those who sit down later, in the order of the coups."""
    BAD_FIELD = "bad-field"
    """A field of the preset is one that no table could play by."""


class TableCode(StrEnum):
    """Every reason for which no table stands so between two shoes."""

    OTHER_PURSES = "table-other-purses"
    NO_START = "table-no-start"
    """No shoe can be started in its phase."""
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
    """There is a bank before its shoe, or none, where the rules want it otherwise (C-4)."""
    CALL_WITHOUT_STAKE = "table-call-without-stake"

"""Check notes of a real table for the page: roads, faults in words, and the record, as JSON."""

from typing import Any, Final
from unicodedata import category

import msgspec

from ..notation.noted.read_shoes import read_shoes
from ..notation.noted.record import NoRecord, record_of_noted
from ..notation.noted.shoe import BadNote, Broken, Form, NotedShoe
from ..notation.write import write
from ..scorecards.sheet import scorecards
from ..tables.punto.announcements import explain_reason
from ..text.say import say

RESULTS: Final = "result,natural,player_pair,banker_pair"
CARDS: Final = f"p1,b1,p2,b2,p3,b3,{RESULTS}"
"""The columns of notes with cards; the page writes those of the cards in capitals."""
MOST_QUOTED: Final = 40
"""Characters of a word that a sentence quotes."""
MOST_FAULTS: Final = 20


def check_notes(text: str, packs: int, burn: int, language: str) -> bytes:
    """Read the notes of one shoe, as the page writes them, and return what the page shows.

    - `scorecards`: its roads; a coup against the rules is a gap, like one that was missed. None if
      the text is not a shoe, as when it has more coups than the packs give.
    - `dealt`: the number of coups with cards that follow the rules.
    - `faults`: the `line` of the first coups against rules or packs, and a sentence in `says`.
    - `record`: the record, or None unless every coup that was seen has all its cards with suits.

    Raises BadField for packs from which punto banco is not dealt.
    """
    with_cards = CARDS in text.lower()
    broken: list[Broken] = []
    shoes = read_shoes(
        text,
        packs=packs,
        burn=burn,
        form=Form.CARDS if with_cards else Form.RESULTS,
        columns=CARDS if with_cards else RESULTS,
        set_aside=broken.append,
    )
    try:
        (shoe,) = shoes
    except BadNote as bad:
        nothing = {"scorecards": None, "dealt": 0, "record": None}
        return msgspec.json.encode({**nothing, "faults": [_told(bad, language)]})
    found = {
        "scorecards": scorecards(shoe.entries),
        "dealt": sum(bool(coup.player) for coup in shoe.coups),
        "faults": [_told(each, language) for each in broken[:MOST_FAULTS]],
        "record": None if broken else _record(shoe),
    }
    return msgspec.json.encode(found)


def _told(broken: Broken | BadNote, language: str) -> dict[str, int | str]:
    """Return the sentence of a fault without its place, which the page shows as a coup."""
    where: dict[str, Any] = {"path": "", "line": broken.line, "column": broken.column}
    told = fault_sentence(broken, "", language)
    plain = told.removeprefix(say(language, "note-place", where)).lstrip(":\uff1a \xa0,")
    return {"line": broken.line, "says": plain[:1].upper() + plain[1:]}


def fault_sentence(broken: Broken | BadNote, name: str, language: str) -> str:
    """Return the sentence that names a fault, its place in the file, and the expectation."""
    facts = {key: _brief(value) for key, value in broken.fault.facts.items()}
    return say(
        language,
        f"error-{broken.fault.code}",
        {**facts, **place_and_reason(broken, name, language)},
    )


def place_and_reason(broken: Broken | BadNote, name: str, language: str) -> dict[str, Any]:
    """Return the facts of every fault: its place in the file `name`, and the rule it breaks."""
    call = explain_reason(broken.reason) if broken.reason else None
    why = say(language, call.id, call.args) if call else say(language, "note-two-cards")
    return {"path": name, "line": broken.line, "column": broken.column, "why": why}


def _brief(value: int | str) -> int | str:
    """Shorten a word of the text, and replace its control characters."""
    if not isinstance(value, str):
        return value
    return "".join("�" if category(each)[0] == "C" else each for each in value[:MOST_QUOTED])


def _record(shoe: NotedShoe) -> str | None:
    try:
        return write(record_of_noted(shoe))
    except NoRecord:
        return None

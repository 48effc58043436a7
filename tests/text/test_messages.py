"""The Fluent files match across languages and have a text for everything the code can say."""

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from baccarat.cards import PACK, Hand, packs
from baccarat.house.hosting.bets import BetsCode
from baccarat.house.model.refusal import HouseCode
from baccarat.house.store.dialects.faults import DatabaseCode
from baccarat.house.store.integrity import CopyCode
from baccarat.notation import CODES, NotationCode, TableCode
from baccarat.players import STRATEGIES
from baccarat.rules import (
    BANQUE_PRESETS,
    CHIP,
    PUNTO_PRESETS,
    CheminPreset,
    Coup,
    Outcome,
    PuntoPreset,
    ReadCode,
    Side,
    WagerCode,
    standard_wager,
    wager_names,
)
from baccarat.rules.presets.chemin import CHEMIN_PRESETS
from baccarat.rules.wagers.condition import Comparable, Condition
from baccarat.rules.wagers.first_cards import Pair, Poker
from baccarat.tables import banque, chemin, punto
from baccarat.tables.banking.hand_choices import AskTable
from baccarat.tables.banque.events import NewShoeAsked, SideVoided
from baccarat.tables.banque.seating import PUNTERS
from baccarat.tables.chemin import CallBanco, MayAnswer, MayCall, MayName, Pass
from baccarat.tables.common.changeur import Buy, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.coup_result import Call
from baccarat.tables.common.refusal import RefusalCode
from baccarat.tables.common.shoe import (
    Close,
    Deal,
    LastCoupsCalled,
    MayDeal,
    MayStartShoe,
    StartShoe,
    StopCardShown,
)
from baccarat.text.faults import FileCode
from baccarat.text.languages import LANGUAGES, LOCALES
from baccarat.text.say import FILES, say
from support.conformance import WORLDS, World, walk
from support.conformance.banking import ANSWERS, SAID
from support.conformance.banque import BANQUE
from support.conformance.punto import PUNTO
from support.tables.drive import Step


def said(preset: CheminPreset, *, seed: int, steps: int) -> Iterator[Call]:
    """Yield every call and reason of the given steps at a table with all kinds of events."""
    dice, state = (
        Random(seed),
        chemin.new(replace(preset, burn="first-card", one_more=True, stop_depth=14)),
    )
    shoe: Iterator[Any] = iter(())
    for _ in range(steps):
        house = chemin.legal(state, HOUSE)
        asked = chemin.to_act(state) or tuple(
            seat for seat in range(1, len(state.purses) + 1) if chemin.legal(state, seat)
        )
        actor: int = HOUSE
        action: Any = Close()
        if dice.random() < 0.05 or state.purses.count(None) > len(state.purses) - 3:
            actor, action = CHANGEUR, errand(dice, state)
        elif any(isinstance(may, MayStartShoe) for may in house):
            cards = packs(preset.packs)
            shoe, action = iter(dice.sample(cards, len(cards))), StartShoe()
        elif any(isinstance(may, MayDeal) for may in house):
            action = Deal(next(shoe))
        elif (not house or dice.random() < 0.8) and asked:
            actor = dice.choice(asked)
            action = answer(dice, chemin.legal(state, actor)[0])
        elif not house:
            continue
        done = chemin.decide(state, actor, action)
        for before, event, _ in done.transitions():
            yield from chemin.announce(before, event)
            coup = chemin.coup_result(before, event)
            yield from coup.why if coup else ()
        state = done.state


def errand(dice: Random, state: chemin.State) -> Any:
    """Seat somebody, or let somebody leave who may."""
    seat = dice.randint(1, len(state.purses))
    if state.purses[seat - 1] is None:
        return Sit(seat, state.preset.minimum * dice.choice((1, 3, 9, 40)))
    if state.has_chips_in_play(seat):
        return Buy(seat, state.preset.minimum)
    return Leave(seat)


def answer(dice: Random, may: Any) -> Any:
    """Answer at random; bids and stakes are kept low half of the time."""
    match may:
        case MayName():
            low, high = may.low, may.high
            named = dice.choice((low, low, high, low + (high - low) // 3))
            sum_ = (
                named if named == high else max(-(-low // may.step), named // may.step) * may.step
            )
            sum_ = sum_ if low <= sum_ <= high else high
            action = ANSWERS[may.what](sum_)
            return Pass() if may.passes and dice.random() < 0.4 else action
        case MayCall():
            return CallBanco(dice.choice(may.kinds)) if dice.random() < 0.3 else Pass()
        case MayAnswer():
            return ANSWERS[may.what]() if dice.random() < 0.4 else Pass()
        case _:
            return dice.choice([action for action in (*SAID, AskTable()) if may.allows(action)])


Args = dict[str, int | str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """Map each message of a file to the variables it uses; a language may lack the file."""
    path = LOCALES / language / f"{file}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {file}"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def described(language: str) -> dict[str, Any]:
    return tomllib.loads((LOCALES / language / "language.toml").read_text(encoding="utf-8"))


ALL_FILES = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
"""The files of the page and of the command line."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_only_files_that_english_has(language: str) -> None:
    there = {path.name for path in (LOCALES / language).iterdir()}
    assert there <= {"language.toml", *(f"{file}.ftl" for file in ALL_FILES)}
    about = described(language)
    assert about.keys() <= {"name", "direction", "complete", "locale", "grouped_digits"}
    assert about["name"]
    assert about.get("direction", "ltr") in {"ltr", "rtl"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_variables_of_the_english_ones(language: str) -> None:
    for file in ALL_FILES:
        english = messages("en", file)
        for message, variables in messages(language, file).items():
            assert variables == english.get(message), f"{message} in {language}/{file}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_marked_complete_has_every_message(language: str) -> None:
    if not described(language).get("complete"):
        pytest.skip(f"{language} is not complete: its missing messages appear in English")
    for file in ALL_FILES:
        assert messages(language, file).keys() == messages("en", file).keys()


def test_no_message_is_in_two_files() -> None:
    ids = [name for file in FILES for name in messages("en", file)]
    assert len(ids) == len(set(ids))


def names() -> Iterator[str]:
    """Yield the ids required by the code's own lists."""
    yield from {f"wager-{standard_wager(name).name}" for name in wager_names()}
    yield from (f"when-{fact.replace('_', '-')}" for fact in Condition.__struct_fields__)
    yield from (f"value-winner-{outcome}" for outcome in Outcome)
    yield from (f"value-pair-{pair}" for pair in Pair)
    yield from (
        f"value-{of}-{word}" for of in ("natural", "one-rank", "flush") for word in ("yes", "no")
    )
    yield from (f"value-poker-{hand}" for hand in get_args(Poker))
    yield from (f"value-equal-{fact.replace('_', '-')}" for fact in get_args(Comparable))
    yield from ("value-exactly-suited", "line-loses", "line-loses-part")
    yield from ("when-tied", "when-anything", "line-odds", "line-odds-less", "line-stands")
    yield from (f"preset-{preset.name}" for preset in PUNTO_PRESETS)
    yield from (f"strategy-{name}" for names in STRATEGIES.values() for name in names)
    yield from (f"preset-{preset.name}" for preset in CHEMIN_PRESETS)
    yield from (f"preset-{preset.name}" for preset in BANQUE_PRESETS)
    yield from (f"outcome-{outcome}" for outcome in Outcome)
    yield from (f"side-{side}" for side in Side)
    yield from ("card-name", "card-rank", "card-suit", "clauses")


AT_WILL: Final[dict[str, Any]] = {
    "free_solo": True, "ask_table": True, "all_in": True, "half_from_pass": 1,
    "cards_after_pass": True, "price": "at-least", "must_deal_once": True,
    "forced_bank": True,
}  # fmt: skip
"""House rules of chemin de fer that few presets have."""


@cache
def spoken() -> dict[str, list[Args]]:
    """Collect every call and every reason, with the arguments they are used with."""
    found: dict[str, list[Args]] = {}
    for preset in (*PUNTO_PRESETS, barring_player()):
        for state, event in happenings(preset):
            done = punto.coup_result(state, event)
            for call in (*punto.announce(state, event), *(done.why if done else ())):
                found.setdefault(call.id, []).append(call.args)
    heard = {
        (call.id, tuple(call.args.items()))
        for seed, game in (*enumerate(CHEMIN_PRESETS), (3, replace(CHEMIN_PRESETS[0], **AT_WILL)))
        for call in said(game, seed=seed, steps=5000)
    }
    heard |= {
        (call.id, tuple(call.args.items()))
        for world in WORLDS
        if world.case is BANQUE or (world.case is PUNTO and world.preset.dealt_by == "players")
        for step in walk(world, 1, 800).steps
        for call in told(world, step)
    }
    last = (banque.announce(banque.new(BANQUE_PRESETS[2]), StopCardShown(left)) for left in (1, 2))
    heard |= {(call.id, tuple(call.args.items())) for (call,) in last}
    table = banque.new(BANQUE_PRESETS[0])
    seldom: list[Any] = [LastCoupsCalled(1), LastCoupsCalled(5), NewShoeAsked(2)]
    calls = [banque.announce(table, each) for each in seldom]
    heard |= {(call.id, tuple(call.args.items())) for (call,) in calls}
    sides = (banque.announce(table, SideVoided(side, (), ())) for side in PUNTERS)  # in records
    heard |= {(call.id, tuple(call.args.items())) for (call,) in sides}
    for message, args in heard:
        found.setdefault(message, []).append(dict(args))
    return found


def told(world: World, step: Step) -> Iterator[Call]:
    """Yield every call and reason for a step at a table."""
    table = world.case.table
    for state, event, _ in step.moments():
        yield from table.announce(state, event)
        coup = table.coup_result(state, event)
        yield from coup.why if coup else ()


def coups() -> Iterator[Coup]:
    """Yield a coup for each pair of totals and each third card of Player."""
    of = {card.points: card for card in PACK}
    for player, banker, third in product(range(10), repeat=3):
        coup = Coup(Hand((of[0], of[player])), Hand((of[0], of[banker])))
        while side := coup.next_side():
            coup = coup.with_card(side, of[third])
        yield coup


def happenings(preset: PuntoPreset) -> Iterator[tuple[punto.State, punto.Event]]:
    """Yield events that have a call, each with a state in which it can happen."""
    table = punto.new(preset)
    last = replace(table, shoe=replace(table.shoe, coups_left=1))
    yield table, punto.ShoeStarted(416, None)
    yield table, punto.CardBurnt(PACK[0], shown=True, left=1)
    yield table, punto.CardBurnt(PACK[9], shown=True, left=10)
    yield table, punto.StakesOpened()
    yield table, punto.StakesClosed()
    yield table, punto.StopCardShown(1)
    yield table, punto.StopCardShown(2)
    yield last, punto.ShoeEnded()
    for low, high in ((0, 2), (0, 4)):  # Player draws, or stands on 6
        two = Hand((PACK[low], PACK[high]))
        dealt = replace(table, coup=Coup(two, Hand(PACK[9:10])))
        for card in PACK[:10]:
            yield dealt, punto.CardDealt(Side.BANKER, card, 0)
    for coup in coups():
        totals = coup.player.total, coup.banker.total
        decided = punto.CoupDecided(coup.outcome, *totals, coup.natural)
        yield replace(table, coup=coup), decided


def barring_player() -> PuntoPreset:
    """Make a house in which a winning Player hand is barred, unlike any in the trade."""
    house = PUNTO_PRESETS[0]
    player, *others = house.wagers
    lines = tuple(replace(line, pays=None) for line in player.lines)
    return replace(house, wagers=(replace(player, lines=lines), *others))


def test_no_call_reason_or_name_is_missing_or_unused() -> None:
    inner = {"points-player", "points-player-first", "points-banker"}
    files = ("table", "punto", "bank", "chemin", "banque", "bets")
    there = {message for name in files for message in messages("en", name)}
    there -= {
        message for message in there if message.startswith(("bets-", "kind-", "tell-"))
    }  # the page's
    assert there == {*names(), *spoken(), *inner}


def test_no_refusal_is_missing_or_unused() -> None:
    """Refusals of records are only shown on the command line, and the page does not load them."""
    codes = {*RefusalCode, *HouseCode, *CODES}
    records = {name for name in messages("en", "cli") if name.startswith("refusal-")}
    assert messages("en", "refusals").keys() | records == {f"refusal-{code}" for code in codes}
    assert records == {f"refusal-{code}" for code in CODES}


def test_no_fault_is_missing_or_unused() -> None:
    codes = [
        *ReadCode, *WagerCode, *BetsCode, *NotationCode, *TableCode, *FileCode, *CopyCode,
        *DatabaseCode,
    ]  # fmt: skip
    kinds = {"int", "float", "str", "bool", "array", "object", "null"}
    there = messages("en", "faults").keys()
    assert there == {f"fault-{code}" for code in codes} | {f"kind-{kind}" for kind in kinds}
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_follows_a_colon_without_a_full_stop(language: str) -> None:
    given: Args = dict.fromkeys(
        (name for names in messages("en", "faults").values() for name in names), "…"
    )
    for message in messages(language, "faults"):
        assert say(language, message, given)[-1] not in ".!?。！？"


def unlike(uses: list[Args]) -> Iterator[Args]:
    """Yield one of each kind of arguments: other words, other small numbers, other lengths."""
    yield from {
        tuple((name, _kind(each)) for name, each in use.items()): use for use in uses
    }.values()


def _kind(value: int | str) -> tuple[int | str, int]:
    """Classify sums by their length and fraction of a chip; anything else by its value."""
    if isinstance(value, str) or value < CHIP:
        return value, 0
    return value % CHIP, len(str(value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    for message, uses in spoken().items():
        for args in unlike(uses):
            assert say(language, message, args)
    given: Args = {"limit": "25", "seconds": 5, "line": 7, "reason": "…"}
    for message in messages(language, "refusals"):
        said = say(language, message, given)
        assert said[-1] in ".…。"
        assert not said[0].islower()

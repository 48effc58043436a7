"""The house's own time, without waiting for it."""

from msgspec.structs import replace

from baccarat.house.state import Occupant, RoomState
from baccarat.house.timing import CARD_SECONDS, Timing
from baccarat.rules import preset
from baccarat.tables import punto
from baccarat.tables.punto import Bet, Phase

BOTH, ONE, NOBODY = frozenset({1, 2}), frozenset({1}), frozenset[int]()
STAKED = (Bet("player", 2_500),)


def _room(phase: Phase, *, staked: bool = False, bot: bool = False) -> RoomState:
    """Seat two people, and perhaps a bot, at a table in that phase."""
    table = punto.new(preset("punto-banco"))
    stakes = (STAKED if staked else (), *table.stakes[1:])
    people = (Occupant("a", "Ada"), Occupant("b", "Bea"))
    bots = (Occupant("bot", "Otto", "bold") if bot else None,)
    return RoomState(
        table=replace(table, phase=phase, stakes=stakes),
        occupants=(*people, *bots, *(None,) * 6),
        pace="normal",
        shoe=1,
    )


def test_cards_come_at_the_rooms_pace() -> None:
    timing, dealing = Timing(20, 100.0), _room(Phase.DEALING)
    assert timing.due(dealing, ONE) == 100.0 + CARD_SECONDS["normal"]
    assert timing.due(replace(dealing, pace="slow"), ONE) == 100.0 + CARD_SECONDS["slow"]
    timing.hurried = True
    assert timing.due(dealing, ONE) == 100.0


def test_a_coup_is_played_to_its_end_though_everyone_has_gone() -> None:
    timing = Timing(20, 100.0)
    assert timing.due(_room(Phase.DEALING), NOBODY) is not None
    for phase in (Phase.BETWEEN_SHOES, Phase.BURNING, Phase.STAKING):
        assert timing.due(_room(phase), NOBODY) is None


def test_the_clock_starts_with_the_first_stake_in_company() -> None:
    timing = Timing(20, 0.0)
    timing.watch_clock(_room(Phase.STAKING), BOTH, 5.0)
    assert timing.closes is None
    timing.watch_clock(_room(Phase.STAKING, staked=True), BOTH, 7.0)
    assert timing.closes == 27.0
    timing.watch_clock(_room(Phase.STAKING, staked=True), BOTH, 9.0)
    assert timing.closes == 27.0


def test_alone_no_clock_runs() -> None:
    timing, staked = Timing(20, 0.0), _room(Phase.STAKING, staked=True)
    timing.watch_clock(staked, BOTH, 1.0)
    timing.watch_clock(staked, ONE, 2.0)
    assert timing.closes is None
    assert timing.due(staked, ONE) is None


def test_a_bots_delay_does_not_depend_on_cards() -> None:
    before, after = _room(Phase.DEALING, bot=True), _room(Phase.STAKING, bot=True)
    timing = Timing(20, 0.0)
    timing.saw(before, after, 50.0, lambda: 0.5)
    assert timing.bots == {3: 50.0 + CARD_SECONDS["normal"]}
    assert timing.due(after, ONE) == 50.0 + CARD_SECONDS["normal"]

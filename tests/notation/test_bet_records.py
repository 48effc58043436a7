"""Records of tables with side bets."""

from msgspec.structs import replace

from baccarat.cards import parse_cards
from baccarat.notation import Record, read, record_of_shoe, replay, write
from baccarat.rules import PuntoPreset, punto_preset, standard_wager, wager_names
from baccarat.tables import punto
from baccarat.tables.common.changeur import Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE
from baccarat.tables.common.shoe import Shoe
from notation.played import done
from support.tables.drive import Run
from support.tables.punto_table import bets

OFFERED = tuple(standard_wager(name) for name in wager_names())
EVERY = tuple(wager for wager in OFFERED if wager.name not in {"player", "banker", "tie"})


def with_bets(*names: str, **fields: bool) -> PuntoPreset:
    plain = punto_preset("punto-banco")
    wagers = plain.wagers + tuple(map(standard_wager, names))
    return replace(plain, burn=0, wagers=wagers, **fields)


def record_of(run: Run, start: punto.State) -> Record:
    return record_of_shoe(
        room="blue",
        shoe=1,
        preset=start.preset,
        start=start,
        seated={1: "Ada"},
        joined=(),
        actions=done(run),
        started="then",
        ended=None,
        secret=None,
    )


def test_every_bet_of_the_trade_is_written_and_read() -> None:
    plain = punto_preset("punto-banco")
    game = replace(plain, wagers=plain.wagers + EVERY)
    start = punto.new(game)
    text = write(record_of(Run(punto, start), start))
    assert read(text).preset == game
    assert write(read(text)) == text
    assert "stands" not in text


def test_a_side_bet_left_by_a_tie_is_there_at_the_start() -> None:
    """A natural tie takes the Tie bet off the felt and leaves the bonus bet."""
    game = with_bets("dragon-bonus-player", tie_stakes_withdrawable=False)
    run = Run.start(punto, game)
    run.do(CHANGEUR, Sit(1, 100_000))
    run.do(HOUSE, punto.StartShoe())
    run.do(1, bets(**{"tie": 2_500, "dragon-bonus-player": 5_000}))
    run.do(HOUSE, punto.Close())
    for card in parse_cards("9c 9d Kd Jh"):
        run.do(HOUSE, punto.Deal(card))
    left = replace(run.state, phase=punto.Phase.BETWEEN_SHOES, shoe=Shoe())
    assert [bet.wager for bet in left.stakes[0]] == ["dragon-bonus-player"]
    again = Run(punto, left)
    again.do(HOUSE, punto.StartShoe())
    again.do(1, bets(**{"dragon-bonus-player": 5_000}))
    again.do(HOUSE, punto.Close())
    for card in parse_cards("8c 9d Kd Jh"):
        again.do(HOUSE, punto.Deal(card))
    record = read(write(record_of(again, left)))
    assert record.players[0].stands == "dragon-bonus-player 5000"
    assert replay(record).state == again.state

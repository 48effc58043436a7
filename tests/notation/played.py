"""Shoes that were played, for the tests of their records."""

import random
from collections.abc import Sequence

from msgspec.structs import replace

from baccarat.fairness import shoe_order
from baccarat.notation import Record, record_of_shoe
from baccarat.notation.lines import append_checksum, split_checksum
from baccarat.players import strategies
from baccarat.rules import PuntoPreset, punto_preset
from baccarat.tables import punto
from baccarat.tables.common.changeur import Buy, Leave, Sit
from baccarat.tables.common.chips import CHANGEUR, HOUSE, Seat
from baccarat.tables.punto import Action, Phase, State
from support.tables.drive import Run

SECRET = bytes(range(32))
ROOM = "blue"
PUNTO = replace(punto_preset("punto-banco"), burn=0)
STRICT = replace(PUNTO, name="strict", tie_stakes_withdrawable=False, burn="first-card")
NAMES = {1: "Ada", 2: "Bea"}
LATER = ("Cleo",)
BOTS = {1: "cautious", 2: "bold", 4: "tie-chaser"}


def seated(game: PuntoPreset) -> State:
    """Seat Ada and Bea at a new table; Bea has a maximum of her own."""
    run = Run.start(punto, game)
    run.do(CHANGEUR, Sit(1, 100_000))
    run.do(CHANGEUR, Sit(2, 2_000_000))
    run.do(CHANGEUR, punto.SetMaximum(2, 500_000))
    return run.state  # type: ignore[no-any-return]


def play(start: State, shoe: int = 1) -> Run:
    """Play a whole shoe by strategies. Cleo joins in its third coup, Bea leaves in its tenth."""
    run, luck, coup = Run(punto, start), random.Random(shoe), 0
    cards = iter(shoe_order(SECRET, ROOM, shoe, start.preset))
    run.do(HOUSE, punto.StartShoe())
    while run.state.phase is not Phase.BETWEEN_SHOES:
        if run.state.phase is not Phase.STAKING:
            run.do(HOUSE, punto.Deal(next(cards)))
            continue
        coup += 1
        _come_and_go(run, coup)
        for seat, name in BOTS.items():
            stake = strategies(start.preset)[name](punto.view(run.state, seat), {}, luck.randrange)
            if stake is not None:
                run.do(seat, stake)
        run.do(HOUSE, punto.Close())
    return run


def _come_and_go(run: Run, coup: int) -> None:
    purses = run.state.purses
    if coup == 3 and purses[3] is None:
        run.do(CHANGEUR, Sit(4, 50_000))
        run.do(CHANGEUR, Buy(4, 2_500))
    if coup >= 10 and purses[1] is not None and not run.state.has_chips_in_play(2):
        run.do(CHANGEUR, Leave(2))


def done(run: Run) -> list[tuple[Seat, Action]]:
    return [(step.seat, step.action) for step in run.steps]


def record_of(
    start: State,
    actions: Sequence[tuple[Seat, Action]],
    *,
    ended: str | None = "2026-01-31T21:40:00Z",
    secret: bytes | None = SECRET,
) -> Record:
    return record_of_shoe(
        room=ROOM,
        shoe=1,
        preset=start.preset,
        start=start,
        seated=NAMES,
        joined=LATER,
        actions=actions,
        started="2026-01-31T20:15:00Z",
        ended=ended,
        secret=secret,
    )


def edited(text: str, *changes: tuple[str, str]) -> str:
    """Change a record's text, each change once, and seal it again."""
    body, _ = split_checksum(text)
    for old, new in changes:
        assert old in body, old
        body = body.replace(old, new, 1)
    return append_checksum(body)


def ninth_nine(text: str) -> str:
    """Deal nothing but the same coup, nine times, in a shoe without secret of eight packs."""
    coup = "h close; h deal 9h Kd Ts Jc = player 9-0"
    rows = [f'    "{coup}",\n' if at else f'    "h start; {coup}",\n' for at in range(9)]
    before, coups = text.split("coups = [\n")
    after = coups[coups.index("]\nfinal") :]
    secret = f'secret = "{SECRET.hex()}"\n'
    made = f"{before}coups = [\n{''.join(rows)}{after}"
    return edited(made, (secret, ""), ('    {seat = 4, name = "Cleo"},\n', ""))


def line_of(text: str, part: str) -> int:
    """Return the line, counted from 1, of a part of the text."""
    return text.count("\n", 0, text.index(part)) + 1

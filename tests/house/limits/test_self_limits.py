"""Limits that players set for themselves are stored, and enforced on their commands."""

import asyncio
from pathlib import Path

import pytest

from baccarat.house.model.clock import DAY_SECONDS, day_of
from baccarat.house.model.commands import BuyChips, TakeSeat
from baccarat.house.model.ledger import player_account
from baccarat.house.model.refusal import HouseCode, Rejected
from baccarat.house.rooms.mailbox import Connect
from baccarat.house.rooms.presence import Viewer
from baccarat.house.rooms.worker import Worker
from baccarat.house.self_limits import (
    KEPT_SECONDS,
    Limits,
    PlaySession,
    SelfLimitBook,
    SelfLimits,
    SessionTimer,
)
from baccarat.rules import preset
from baccarat.tables import chemin
from baccarat.tables.chemin import CallBanco, CallKind, Pass, Punt, PutUp
from baccarat.tables.punto import Bet, Stake
from support.server.guest import Guest, Message, seated, stake
from support.server.process import Server
from support.server.room_simulation import Evening
from support.server.virtual_loop import in_virtual_time
from support.tables.asking_table import room
from support.tables.chemin_table import banked, oval

NOON = 12 * 3600.0


def _code(
    book: SelfLimitBook, units: int, now: float = NOON
) -> tuple[HouseCode, int | None] | None:
    try:
        book.check_risk("ada", "salon", units, now)
    except Rejected as refused:
        return refused.code, refused.limit
    return None


def test_no_time_at_a_table_is_lost_between_the_stored_steps() -> None:
    sat, kept = SessionTimer(), list[PlaySession]()

    def keep(players: list[str], now: float, **lost: int) -> list[PlaySession]:
        sat.see(players, now)
        told = sat.list_unsaved(lost, now, NOON)
        sat.note_saved(told)
        kept.extend(told)
        return told

    assert not any(keep(["ada"], now) for now in range(KEPT_SECONDS))
    assert keep(["ada"], KEPT_SECONDS) == [PlaySession("ada", day_of(NOON), 0, KEPT_SECONDS)]
    assert keep(["ada"], KEPT_SECONDS + 3, ada=50) == [PlaySession("ada", day_of(NOON), 50, 3)]
    assert keep([], KEPT_SECONDS + 5.5) == [PlaySession("ada", day_of(NOON), 0, 2)]
    assert sum(each.seconds for each in kept) == KEPT_SECONDS + 5
    assert not keep([], 100.0)


def test_a_tighter_limit_holds_at_once_and_a_looser_one_after_a_day() -> None:
    care = SelfLimits().request(Limits(stake=500, loss=2_000), NOON)
    assert care.at(NOON) == Limits(stake=500, loss=2_000)
    care = care.request(Limits(stake=900, loss=1_000), NOON + 10)
    assert care.at(NOON + 10) == Limits(stake=500, loss=1_000)
    assert care.at(NOON + 9 + DAY_SECONDS) == Limits(stake=500, loss=1_000)
    assert care.at(NOON + 10 + DAY_SECONDS) == Limits(stake=900, loss=1_000)


def test_lifting_a_limit_takes_a_day_and_asking_again_restarts_it() -> None:
    care = SelfLimits().request(Limits(minutes=60), NOON).request(Limits(), NOON)
    assert care.at(NOON + DAY_SECONDS - 1) == Limits(minutes=60)
    assert care.at(NOON + DAY_SECONDS) == Limits()
    again = care.request(Limits(), NOON + 100)
    assert again.at(NOON + DAY_SECONDS) == Limits(minutes=60)
    assert again.request(Limits(minutes=60), NOON + 200).wanted is None


def test_a_break_is_not_cut_short() -> None:
    care = SelfLimits().rest(48, NOON).rest(1, NOON)
    assert care.rests_until == NOON + 48 * 3600
    for hours in (0, -1, 10**9):
        with pytest.raises(Rejected, match="bad-field"):
            care.rest(hours, NOON)


def test_stakes_are_checked_against_the_limits() -> None:
    book = SelfLimitBook()
    book.by_player["ada"] = SelfLimits().request(Limits(stake=500, loss=1_000), NOON)
    assert _code(book, 500) is None
    assert _code(book, 501) == (HouseCode.OWN_STAKE, 500)
    book.note(PlaySession("ada", day_of(NOON), 700, 60))
    assert _code(book, 300) is None
    assert _code(book, 301) == (HouseCode.OWN_LOSS, 300)
    assert _code(book, 500, NOON + DAY_SECONDS) is None, "a new day"
    book.note(PlaySession("ada", day_of(NOON), 900, 60))
    assert _code(book, 1) == (HouseCode.OWN_LOSS, 0)


def test_time_and_breaks_forbid_every_stake() -> None:
    book = SelfLimitBook()
    book.by_player["ada"] = SelfLimits().request(Limits(minutes=2), NOON)
    book.note(PlaySession("ada", day_of(NOON), 0, 119))
    assert _code(book, 1) is None
    book.note(PlaySession("ada", day_of(NOON), 0, 1))
    assert _code(book, 1) == (HouseCode.OWN_TIME, None)
    book.by_player["ada"] = SelfLimits().rest(1, NOON)
    assert _code(book, 1) == (HouseCode.OWN_BREAK, None)
    assert _code(book, 1, NOON + 3600) is None


def test_the_possible_cost_of_an_action() -> None:
    bets = Stake((Bet("player", 2_500), Bet("tie", 5_000)))
    assert room().game.risk(room().table, 1, bets) == 7_500
    empty = oval(purses=dict.fromkeys(range(1, 4), 100000))
    assert chemin.risk(empty.state, 1, PutUp(10_000)) == 10_000
    table = banked()
    bank, seat = table.state.bank, table.state.banker % 5 + 1
    assert bank
    assert chemin.risk(table.state, seat, CallBanco(CallKind.SOLO)) == bank.sum
    assert chemin.risk(table.state, seat, Punt(700)) == 700
    assert chemin.risk(table.state, seat, Pass()) == 0


def _post(guest: Guest, path: str, **body: int | None) -> Message:
    answer: Message = guest.http.post(f"/api/me/{path}", json=body).json()
    return answer


def test_a_self_limit_still_applies_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server, seated(server.address) as ada:
        assert _post(ada, "limits", stake=2_500, loss=5_000)["limits"]["stake"] == 2_500
        refused = ada.ask(stake(player=2_520))
        assert (refused["code"], refused["limit"]) == ("own-stake", 2_500)
        assert ada.ask(stake(player=2_500))["type"] == "accepted"
        while (answer := _coup(ada))["type"] == "accepted":
            pass
        assert answer["code"] == "own-loss"
        news = ada.http.get("/api/me/care").json()
        assert news["lost"] > 2_500
        assert answer["limit"] == max(0, 5_000 - news["lost"])
        server.kill()
        server.start()
        ada.address = server.address
        ada.enter()
        assert ada.ask(stake(player=2_500))["code"] == "own-loss"
        kept = ada.http.get("/api/me/care").json()
        assert kept["lost"] == news["lost"]
        assert kept["seconds"] >= news["seconds"]


def _coup(ada: Guest) -> Message:
    """Bet on an even chance until the player's own limits forbid it."""
    ada.until(lambda now: now["view"]["phase"] == "staking")
    answer = ada.ask(stake(tie=2_500))
    coup = ada.now["coup"]
    ada.ask({"type": "deal"})
    ada.ask({"type": "hurry"})
    if answer["type"] == "accepted":
        ada.until(lambda now: now["coup"] != coup)
    return answer


def test_a_break_ends_the_sitting_and_forbids_the_next(tmp_path: Path) -> None:
    with Server(tmp_path) as server, seated(server.address) as ada:
        assert _post(ada, "rest", hours=2)["rests_for"] > 7_000
        ada.until(lambda now: now["me"]["seat"] is None)
        assert ada.ask({"type": "sit", "amount": 100})["code"] == "own-break"
        with seated(server.address, "Bea") as bea:
            assert bea.ask(stake(player=2_500))["type"] == "accepted"


@pytest.mark.parametrize("body", [{"loss": -1}, {"stake": 1.5}, {"edge": 0}, {"minutes": "9"}])
def test_invalid_limits_are_refused(body: Message, tmp_path: Path) -> None:
    with Server(tmp_path) as server, Guest(server.address) as ada:
        assert _post(ada, "limits", **body)["code"] == "malformed"
        assert ada.http.get("/api/me/care").json()["limits"] == {
            "stake": None, "loss": None, "minutes": None
        }  # fmt: skip


async def _sit_while_the_books_refuse(minutes: int) -> int:
    """Sit for this long, then buy chips, at first in vain; return the stored seconds."""
    evening = Evening(preset("punto-banco"), 7, people=0)
    store, ada = evening.house.store, player_account("ada")
    work = asyncio.create_task(Worker(evening.room).run())
    evening.room.queue.put(Connect(Viewer("ada", "Ada")))
    assert await evening.ask("ada", TakeSeat(100_000, 1))
    await asyncio.sleep(60 * minutes)
    assert await evening.ask("ada", BuyChips(100))
    had, store.balances[ada] = store.balances[ada], 0
    with pytest.raises(Rejected, match="over-account"):
        await evening.room.ask("ada", "Ada", evening.command(BuyChips(100)))
    store.balances[ada] = had
    assert await evening.ask("ada", BuyChips(100))
    assert await evening.ask("ada", BuyChips(100))
    work.cancel()
    return int(evening.house.limits.days["ada"].seconds)


def test_time_at_the_table_is_kept_once_also_when_a_commit_is_refused() -> None:
    assert in_virtual_time(_sit_while_the_books_refuse(minutes=5)) == 300

"""Handle commands: turn each into a draft, or refuse it; and list what a person may ask."""

import secrets
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from ...fairness.ceremony import BadStep, Member, Opening
from ...players.register import strategies
from ...rules.presets.shoe import CHIP
from ...tables.common.changeur import Buy, Cash, SetMaximum, Sit
from ...tables.common.chips import CHANGEUR, MAX_UNITS, Seat
from ...tables.register import SeatAction
from ..hosting.host_desk import come_in, get_up, handle_host_request
from ..hosting.talk import say
from ..model.ceremony import CutAsked, SealCommitted, SealOpened
from ..model.club_night import ClubChips
from ..model.commands import (
    AddBot,
    BuyChips,
    CashChips,
    Command,
    CutMyself,
    DealNow,
    Enter,
    GetUp,
    HostRequest,
    Hurry,
    LimitSeat,
    Rebuy,
    RemoveBot,
    RoomRequest,
    SealCommit,
    SealOpen,
    SetChips,
    SetPace,
    Speak,
    TakeSeat,
)
from ..model.draft import Draft, issue, issue_club_chips, may_issue
from ..model.ledger import ISSUE, MAX_ISSUED_BY_HOUSE
from ..model.refusal import HouseCode, Rejected, check
from ..model.state import DealAsked, Issued, PaceSet, RoomState, Seated
from .bots import seat_bot
from .messages import May, Span

SealCommand = SealCommit | SealOpen | CutMyself
TableCommand = SeatAction | DealNow | Hurry
"""Commands that a paused table refuses, and that answer one particular decision."""
REBUY: Final = 100_000
"""Units of new play chips for a player without chips: 1,000 chips."""


class Requester(msgspec.Struct, frozen=True):
    """The sender of a command, as the room currently knows them."""

    player: str
    name: str
    seat: Seat | None
    account: int
    """Their units outside the table; during a club night, those of the night."""
    host: bool
    alone: bool
    """Whether nobody else at the table is present."""
    waits_for: frozenset[Seat]
    """The other seats whose people are here, and who therefore have a say in when to deal."""
    rebuy: bool
    """Whether the room lets broke players rebuy in company."""
    known_speakers: Callable[[], Mapping[str, str]] = dict
    """Returns the names of players who have spoken here, by player id."""
    elsewhere: Callable[[], int] = int
    """Returns their units at other tables; lazy, because it looks through all rooms."""
    accounts: Mapping[str, int] = {}
    """All account balances of the house, in units."""
    rate_limited: Callable[[], bool] = bool
    """Returns whether they have spoken too often recently."""
    muted: bool = False
    """Whether an operator has muted them in the whole house."""
    needs_account: bool = False
    """Whether they have to make an account before they may play or speak."""


def handle_command(
    draft: Draft, requester: Requester, command: Command, close: Callable[[Draft], None]
) -> None:
    """Add a command's events to the draft; raises Rejected, or Refused from the table.

    `close` closes the stakes, for commands that do so.
    """
    request = command.do
    _check_course(draft.state, request)
    _check_whole_chips(draft.state, request)
    if isinstance(request, TableCommand):
        _check_question(draft.state, command)
        _handle_at_table(draft, requester, request, close)
        return
    if isinstance(request, HostRequest):
        check(requester.host, HouseCode.NOT_HOST)
        handle_host_request(draft, requester.player, request, requester.known_speakers())
        _check_house_limit(draft, requester)
        return
    match request:
        case TakeSeat():
            _take_seat(draft, requester, request)
        case SetPace():
            check(requester.host, HouseCode.NOT_HOST)
            draft.add(PaceSet(request.pace))
        case AddBot():
            _add_bot(draft, requester, request)
        case RemoveBot():
            _remove_bot(draft, requester, request)
        case Enter():
            come_in(draft, requester.player, request.token)
        case LimitSeat():
            check(requester.host, HouseCode.NOT_HOST)
            draft.changeur(SetMaximum(request.seat, request.maximum))
        case Speak():
            check(not requester.muted, HouseCode.HOUSE_MUTED)
            check(not requester.needs_account, HouseCode.GUESTS_OFF)
            check(
                not draft.state.has_namesake(requester.player, requester.name), HouseCode.NAME_TAKEN
            )
            say(
                draft,
                draft.state.hosting,
                requester.player,
                request.text,
                is_rate_limited=requester.rate_limited(),
            )
        case _:
            _handle_seated(draft, requester, request)


def _handle_at_table(
    draft: Draft, requester: Requester, request: TableCommand, close: Callable[[Draft], None]
) -> None:
    seat = _require_seat(draft, requester)
    match request:
        case DealNow():
            _deal(draft, requester, seat, close)
        case Hurry():
            check(requester.alone, HouseCode.NOT_ALONE)
            check(not draft.state.game.is_idle(draft.state.table), HouseCode.NOT_NOW)
        case _:
            draft.act(seat, request)


def _handle_seated(
    draft: Draft,
    requester: Requester,
    request: GetUp | BuyChips | CashChips | Rebuy | SealCommand,
) -> None:
    seat = _require_seat(draft, requester)
    match request:
        case GetUp():
            get_up(draft, seat)
        case BuyChips():
            draft.changeur(Buy(seat, request.amount))
            check(request.amount <= requester.account, HouseCode.OVER_ACCOUNT, requester.account)
        case CashChips():
            draft.changeur(Cash(seat, request.amount))
        case Rebuy():
            check(has_nothing(draft.state, seat, requester), HouseCode.NOT_BROKE)
            _rebuy(draft, requester, seat)
        case _:
            _handle_seal(draft, requester, seat, request)


def _rebuy(draft: Draft, requester: Requester, seat: Seat) -> None:
    state, player = draft.state, requester.player
    if state.club is None:
        check(requester.alone or requester.rebuy, HouseCode.NOT_ALONE)
        issue(draft, player, REBUY)
        draft.changeur(Buy(seat, REBUY))
        return
    check(state.club.may_rebuy(player, state.shoe), HouseCode.NO_REBUY)
    issue_club_chips(draft, player, requester.name, state.club.terms.chips)
    draft.changeur(Buy(seat, state.club.terms.chips))
    _check_house_limit(draft, requester)


def _check_house_limit(draft: Draft, requester: Requester) -> None:
    """Raise Rejected if the draft issues more chips than the house may."""
    left = MAX_ISSUED_BY_HOUSE + requester.accounts.get(ISSUE, 0)
    check(_count_issued(draft) <= left, HouseCode.HOUSE_SPENT)


def has_nothing(state: RoomState, seat: Seat, requester: Requester) -> bool:
    """Whether a player cannot make the smallest stake with all their chips anywhere."""
    account = requester.account
    return state.is_broke(seat, account) and state.is_broke(seat, account + requester.elsewhere())


def _require_seat(draft: Draft, requester: Requester) -> Seat:
    seat = draft.state.seats.get(requester.player)
    if seat is None:
        raise Rejected(HouseCode.NOT_SEATED)
    return seat


def _handle_seal(draft: Draft, requester: Requester, seat: Seat, request: SealCommand) -> None:
    """Record a browser's contribution to sealing the next shoe."""
    try:
        match request:
            case SealCommit():
                check(seat not in draft.state.seal.barred, HouseCode.NOT_IN_TIME)
                check(requester.player not in draft.state.balked, HouseCode.NOT_IN_TIME)
                draft.add(SealCommitted(Member(seat, request.commitment)))
            case SealOpen():
                draft.add(SealOpened(Opening(seat, request.nonce, request.entropy, request.cut)))
            case CutMyself():
                draft.add(CutAsked(seat, request.asked))
    except BadStep:
        raise Rejected(HouseCode.NOT_IN_TIME) from None


def _count_issued(draft: Draft) -> int:
    """Units that the draft issues."""
    return sum(
        step.event.amount for step in draft.steps if isinstance(step.event, Issued | ClubChips)
    )


def _check_course(state: RoomState, request: RoomRequest) -> None:
    """Refuse commands that a paused or closing room does not carry out."""
    course = state.hosting.course
    check(course != "closed", HouseCode.ROOM_CLOSED)
    if isinstance(request, TableCommand):
        check(course != "paused", HouseCode.PAUSED)
    if isinstance(request, TakeSeat | AddBot | Rebuy | BuyChips):
        check(course != "closing", HouseCode.ROOM_CLOSING)


def _check_whole_chips(state: RoomState, request: RoomRequest) -> None:
    """Refuse fractions of a chip where only whole chips are played for."""
    if isinstance(request, TakeSeat | BuyChips | SetChips) and state.table.preset.whole_chips:
        check(request.amount % CHIP == 0, HouseCode.WHOLE_CHIPS)


def _check_question(state: RoomState, command: Command) -> None:
    check((command.shoe, command.coup) == (state.shoe, state.coup), HouseCode.STALE_COUP)
    named = state.by_consent or command.decision == state.decision
    check(named, HouseCode.STALE_DECISION)


def _take_seat(draft: Draft, requester: Requester, request: TakeSeat) -> None:
    check(not requester.needs_account, HouseCode.GUESTS_OFF)
    check(draft.state.seats.get(requester.player) is None, HouseCode.SEATED_ALREADY)
    check(requester.player not in draft.state.hosting.barred, HouseCode.SHUT_OUT)
    check(not draft.state.has_namesake(requester.player, requester.name), HouseCode.NAME_TAKEN)
    check(not _chooses_chair(draft.state, request.seat), HouseCode.SEATS_BY_LOT)
    seat = _draw_chair(draft.state) if request.seat is None else request.seat
    if seat in draft.state.bots() and seat in draft.state.open_places():
        get_up(draft, seat)
    sit = Sit(seat, request.amount)
    draft.state.game.decide(draft.state.table, CHANGEUR, sit)
    check(request.amount <= requester.account, HouseCode.OVER_ACCOUNT, requester.account)
    club = draft.state.club
    if club and (chips := club.chips_for(requester.player)):
        issue_club_chips(draft, requester.player, requester.name, chips)
        _check_house_limit(draft, requester)
    draft.add(Seated(seat, requester.player, requester.name, None))
    draft.changeur(sit)


def _chooses_chair(state: RoomState, seat: Seat | None) -> bool:
    """Whether a chair is requested that the house assigns by lot; standing is free (CF-1)."""
    rules = state.table.preset
    return seat is not None and rules.seats_by_lot and 1 <= seat <= rules.seats


def _draw_chair(state: RoomState) -> Seat:
    chairs = [seat for seat in state.open_places() if seat <= state.table.preset.seats]
    check(bool(chairs), HouseCode.ROOM_FULL)
    return secrets.choice(chairs)


def _deal(draft: Draft, requester: Requester, seat: Seat, close: Callable[[Draft], None]) -> None:
    state = draft.state
    check(state.game.CLOSES_BY_CONSENT, HouseCode.NOT_THIS_GAME)
    check(state.by_consent and seat in state.asked, HouseCode.NOT_NOW)
    if requester.waits_for <= state.ready:
        close(draft)
    elif seat not in state.ready:
        draft.add(DealAsked(seat))


def _add_bot(draft: Draft, requester: Requester, request: AddBot) -> None:
    check(requester.host, HouseCode.NOT_HOST)
    known = strategies(draft.state.table.preset)
    check(request.strategy in known, HouseCode.UNKNOWN_STRATEGY)
    check(bool(draft.state.free_chairs()), HouseCode.ROOM_FULL)
    seat_bot(draft, draft.state.free_chairs()[-1], request.strategy, requester.accounts)


def _remove_bot(draft: Draft, requester: Requester, request: RemoveBot) -> None:
    check(requester.host, HouseCode.NOT_HOST)
    check(request.seat in draft.state.bots(), HouseCode.NO_BOT_THERE)
    get_up(draft, request.seat)


def permissions_for(state: RoomState, requester: Requester) -> tuple[May, HouseCode | None]:
    """List what the sender may ask, and why they get no seat here now or soon.

    It must agree with `handle_command`. A player whose name is taken at the table is still offered
    a seat and the chat, so that the refusal can say why.
    """
    seat, no_seat = requester.seat, _why_no_seat(state, requester)
    hosting = state.hosting
    if hosting.course == "closed":
        return May(), no_seat
    seats_bots = requester.host and state.free_chairs() and hosting.course != "closing"
    common = May(
        pace=requester.host,
        add_bot=tuple(strategies(state.table.preset)) if seats_bots else (),
        remove_bot=state.bots() if requester.host else (),
        limit_seat=requester.host and state.limits_seats,
        host=requester.host,
        remove=state.others(requester.player) if requester.host else (),
        speak=bool(requester.player)
        and not (requester.muted or requester.needs_account)
        and requester.player not in hosting.barred
        and requester.player not in hosting.muted,
    )
    if seat is not None:
        return _permissions_seated(state, requester, seat, common), no_seat
    if no_seat or not (places := state.open_places()):
        return common, no_seat
    sit = _span(state, min(requester.account, MAX_UNITS))
    return replace(common, sit=sit, free=places), no_seat


def _why_no_seat(state: RoomState, requester: Requester) -> HouseCode | None:
    """Return why the player gets no seat here now or soon.

    If bots have all chairs, one is free after the coup. A stranger without an account only
    lacks a name.
    """
    hosting, sits = state.hosting, requester.seat is not None
    if hosting.course == "closed":
        return HouseCode.ROOM_CLOSED
    if requester.player in hosting.barred:
        return HouseCode.SHUT_OUT
    if hosting.course == "closing":
        return HouseCode.ROOM_CLOSING
    if sits:
        return None
    if not (state.open_places() or state.bots()):
        return HouseCode.ROOM_FULL
    if not requester.player:
        return HouseCode.NOT_SIGNED_IN
    if requester.needs_account:
        return HouseCode.GUESTS_OFF
    return None if requester.account > 0 else HouseCode.OVER_ACCOUNT


def _permissions_seated(state: RoomState, requester: Requester, seat: Seat, common: May) -> May:
    purse = state.table.purses[seat - 1] or 0
    hosting = state.hosting
    asked = seat in state.asked and hosting.course != "paused"
    stays = hosting.course != "closing"
    amount = _rebuy_amount(state, requester)
    rebuy = stays and has_nothing(state, seat, requester) and may_issue(state, amount)
    return replace(
        common,
        buy=_span(state, min(requester.account, MAX_UNITS - purse)) if stays else None,
        cash=Span(1, purse) if purse > 0 else None,
        leave=seat not in state.leaving,
        rebuy=amount if rebuy and amount else None,
        deal=state.by_consent and asked and seat not in state.ready,
        hurry=requester.alone
        and hosting.course != "paused"
        and not state.game.is_idle(state.table),
    )


def _rebuy_amount(state: RoomState, requester: Requester) -> int:
    """Return the new chips that a broke player may have; 0 where the terms allow none."""
    if state.club is None:
        return REBUY if requester.alone or requester.rebuy else 0
    return state.club.terms.chips if state.club.may_rebuy(requester.player, state.shoe) else 0


def _span(state: RoomState, most: int) -> Span | None:
    """Return the sums with which a player may sit down or buy chips."""
    unit = state.table.preset.rounding_unit
    return Span(unit, most - most % unit) if most >= unit else None

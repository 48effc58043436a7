"""Handle commands: turn each into a draft, or refuse it."""

from collections.abc import Callable

from ...fairness.ceremony import BadStep, Member, Opening
from ...players.register import strategies
from ...rules.presets.shoe import CHIP
from ...tables.common.changeur import Buy, Cash, SetMaximum
from ...tables.common.chips import Seat
from ...tables.register import SeatAction
from ..hosting.host_desk import come_in, get_up, handle_host_request
from ..hosting.talk import say
from ..model.ceremony import CutAsked, SealCommitted, SealOpened
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
    WaitForChair,
)
from ..model.draft import Draft, issue, issue_club_chips
from ..model.refusal import HouseCode, Rejected, check
from ..model.state import DealAsked, PaceSet, RoomState
from .bots import seat_bot
from .permissions import REBUY, Requester, has_nothing
from .seating import check_house_limit, take_seat, wait_for_chair

SealCommand = SealCommit | SealOpen | CutMyself
TableCommand = SeatAction | DealNow | Hurry
"""Commands that a paused table refuses, and that answer one particular decision."""


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
        check_house_limit(draft, requester)
        return
    match request:
        case TakeSeat():
            take_seat(draft, requester, request)
        case WaitForChair():
            wait_for_chair(draft, requester, request)
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
    check_house_limit(draft, requester)


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


def _check_course(state: RoomState, request: RoomRequest) -> None:
    """Refuse commands that a paused or closing room does not carry out."""
    course = state.hosting.course
    check(course != "closed", HouseCode.ROOM_CLOSED)
    if isinstance(request, TableCommand):
        check(course != "paused", HouseCode.PAUSED)
    if isinstance(request, TakeSeat | WaitForChair | AddBot | Rebuy | BuyChips):
        check(course != "closing", HouseCode.ROOM_CLOSING)


def _check_whole_chips(state: RoomState, request: RoomRequest) -> None:
    """Refuse fractions of a chip where only whole chips are played for."""
    if isinstance(request, TakeSeat | BuyChips | SetChips) and state.table.preset.whole_chips:
        check(request.amount % CHIP == 0, HouseCode.WHOLE_CHIPS)


def _check_question(state: RoomState, command: Command) -> None:
    check((command.shoe, command.coup) == (state.shoe, state.coup), HouseCode.STALE_COUP)
    named = state.by_consent or command.decision == state.decision
    check(named, HouseCode.STALE_DECISION)


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
    check(draft.state.may_take_chair("", requester.listed), HouseCode.CHAIR_KEPT)
    seat_bot(draft, draft.state.free_chairs()[-1], request.strategy, requester.accounts)


def _remove_bot(draft: Draft, requester: Requester, request: RemoveBot) -> None:
    check(requester.host, HouseCode.NOT_HOST)
    check(request.seat in draft.state.bots(), HouseCode.NO_BOT_THERE)
    get_up(draft, request.seat)

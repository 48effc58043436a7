"""The state of the house as a whole: its rules, its people at present, and how much it stores."""

import msgspec

from ..model.clock import time_of
from ..model.moderation import Door, SalonMode
from ..office import Office
from ..store.queries.moderation import count_reports
from ..store.queries.sizes import Sizes, SpaceState


class RulesNews(msgspec.Struct, frozen=True):
    """The rules of the house; the password itself is not shown."""

    door: Door
    guests: bool
    salon: SalonMode
    has_password: bool


class InvitationNews(msgspec.Struct, frozen=True):
    """A link into the house; its address ends with `#` and the token."""

    id: str
    token: str
    note: str
    made: str
    until: str | None
    uses: int | None
    came: int


class AnnouncementNews(msgspec.Struct, frozen=True):
    """An announcement that everybody sees."""

    id: str
    text: str
    made: str
    until: str | None


class SpaceNews(msgspec.Struct, frozen=True):
    """Bytes free on the disk (None if unknown), bytes used, and the limits; None for no limit."""

    state: SpaceState
    free: int | None
    used: int
    quota: int | None
    host_quota: int


class Overview(msgspec.Struct, frozen=True):
    """The house at present; `connected` counts people, `reports` the open ones.

    `shared`: many people may come from the operator's own address, so that no ban of a network has
    an effect on them.
    """

    rules: RulesNews
    operators: tuple[str, ...]
    connected: int
    rooms: int
    aside: int
    reports: int
    space: SpaceNews
    sizes: Sizes
    invitations: tuple[InvitationNews, ...]
    announcements: tuple[AnnouncementNews, ...]
    shared: bool


async def overview(office: Office, *, shared: bool) -> Overview:
    """Describe the house to an operator, whose address is `shared` or not."""
    moderation = office.moderation
    rules, space = moderation.admission.rules, office.space.refresh(office.storage)
    cards = office.rooms.cards()
    return Overview(
        rules=RulesNews(rules.door, rules.guests, rules.salon, rules.password is not None),
        operators=moderation.operators.sign_in_names,
        connected=len(office.people.book.connections.addresses()),
        rooms=sum(card.is_open for card in cards),
        aside=len(office.rooms.quarantined),
        reports=await office.storage.read_archive(count_reports),
        space=SpaceNews(
            space.state, space.free, space.used, space.quota, office.space.policy.host_bytes
        ),
        sizes=await office.space.measure_sizes(office.storage),
        invitations=tuple(
            InvitationNews(
                each.id, each.token, each.note, time_of(each.made), _time(each.until),
                each.uses, each.came,
            )
            for each in moderation.admission.current()
        ),
        announcements=tuple(
            AnnouncementNews(each.id, each.text, time_of(each.made), _time(each.until))
            for each in moderation.announcements.current()
        ),
        shared=shared,
    )  # fmt: skip


def _time(at: int | None) -> str | None:
    return None if at is None else time_of(at)

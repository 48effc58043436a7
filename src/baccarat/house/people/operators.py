"""The operators of a house: accounts that its configuration names."""

import logging
from collections.abc import Iterable

from ..identity.login import fold
from ..model.guest import same_name
from ..model.refusal import HouseCode, check
from ..store.queries.moderation import accounts_named
from ..store.storage import Storage

log = logging.getLogger(__name__)


class Operators:
    """The operators: the accounts with these sign-in names.

    A sign-in name has random digits and belongs to one account. The house gives no new account a
    name from the configuration, so nobody can become an operator by choosing a name. An
    account is known by its sessions only, so a guest cannot be one. With `passkey_only`, accounts
    that could sign in with a password may order nothing.
    """

    def __init__(self, sign_in_names: Iterable[str] = (), *, passkey_only: bool = False) -> None:
        self.sign_in_names = tuple(sign_in_names)
        self.passkey_only = passkey_only
        self._keys = frozenset(map(fold, self.sign_in_names))
        self._shown: dict[str, str] = {}

    async def load(self, storage: Storage) -> None:
        """Find the operators' accounts; warn of names that no account has."""
        if not self._keys:
            self._shown = {}
            return
        found = await storage.read(lambda store: accounts_named(store, self._keys))
        self._shown = dict(found.values())
        for name in self.sign_in_names:
            if fold(name) not in found:
                log.warning("no account has the sign-in name %s of an operator", name)

    async def rename_all(self, sign_in_names: Iterable[str], storage: Storage) -> None:
        """Make the accounts with these sign-in names the operators, instead of the former ones."""
        self.sign_in_names = tuple(sign_in_names)
        self._keys = frozenset(map(fold, self.sign_in_names))
        await self.load(storage)

    def __contains__(self, player: str) -> bool:
        return player in self._shown

    @property
    def players(self) -> frozenset[str]:
        return frozenset(self._shown)

    def is_reserved(self, sign_in_name: str) -> bool:
        """Whether no new account may get this sign-in name."""
        return fold(sign_in_name) in self._keys

    def check_name(self, name: str, player: str = "") -> None:
        """Raise Rejected for a name that looks like an operator's, unless the player is one."""
        if player not in self:
            taken = (*self.sign_in_names, *self._shown.values())
            check(not any(same_name(name, each) for each in taken), HouseCode.NAME_RESERVED)

    def rename(self, player: str, name: str) -> None:
        """Note the new name of a player, who may be an operator."""
        if player in self:
            self._shown[player] = name

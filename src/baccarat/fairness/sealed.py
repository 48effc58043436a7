"""A sealed shoe: its cards after the cut, the root that commits to them, and a proof for each."""

import msgspec

from ..cards.card import Card
from ..cards.shoe import PackCard, pack_cards
from . import merkle
from .ceremony import Attempt, Hex, commitment_of
from .shuffle import chance_cut, salt, shoe_key, shuffled

SHORT_GROUPS = 4


class Proof(msgspec.Struct, frozen=True):
    """Proof that a card is at a position of the shoe, counted from 0 after the cut."""

    position: int
    card: Card
    salt: Hex
    path: tuple[Hex, ...]

    def holds(self, root: str, cards: int) -> bool:
        """Whether the proof leads to the root of a shoe with this number of cards."""
        leaf = merkle.leaf(self.position, bytes.fromhex(self.salt), self.card)
        beside = [bytes.fromhex(each) for each in self.path]
        computed = merkle.root_of(leaf, self.position, cards, beside)
        return computed is not None and computed.hex() == root


class SealedShoe(msgspec.Struct, frozen=True):
    """A shuffled shoe in drawing order, after `cut` cards were moved from the top to the bottom.

    `packs` is the pack of the card at each position, from 0 (C-3). The leaves commit to faces and
    positions; the packs follow from the secret, like everything else.
    """

    cards: tuple[Card, ...]
    packs: tuple[int, ...]
    cut: int
    salts: tuple[bytes, ...]
    levels: tuple[merkle.Level, ...]
    key: bytes
    """The key of the shoe, from which its lots are drawn too."""

    @property
    def root(self) -> str:
        return self.levels[-1][0].hex()

    def proof(self, position: int) -> Proof:
        """Prove the card at a position, counted from 0."""
        path = tuple(each.hex() for each in merkle.path(self.levels, position))
        return Proof(position, self.cards[position], self.salts[position].hex(), path)


def cut_cards(
    secret: bytes, attempt: Attempt, count: int
) -> tuple[bytes, int, tuple[PackCard, ...]]:
    """Return the key, the cut, and the shuffled and cut packs; raises what `seal_shoe` raises."""
    key = shoe_key(secret, attempt.transcript())
    order = shuffled(pack_cards(count), key)
    cut = attempt.cut(len(order)) or chance_cut(len(order), key)
    return key, cut, order[cut:] + order[:cut]


def seal_shoe(secret: bytes, attempt: Attempt, count: int) -> SealedShoe:
    """Shuffle, cut and seal a shoe of `count` packs, once its attempt is complete.

    Raises BadStep before that, and ValueError if the secret is not the announced one.
    """
    if commitment_of(secret) != attempt.announcement.commitment:
        raise ValueError("this secret is not the one that was announced")
    key, cut, order = cut_cards(secret, attempt, count)
    cards = tuple(each.card for each in order)
    salts = tuple(salt(key, position) for position in range(len(cards)))
    leaves = [merkle.leaf(at, salts[at], card) for at, card in enumerate(cards)]
    return SealedShoe(
        cards, tuple(each.pack for each in order), cut, salts, merkle.tree(leaves), key
    )


def short_root(root: str) -> str:
    """Shorten a root for people to compare: its first 64 bits, in groups of four hex digits."""
    return " ".join(root[4 * at : 4 * at + 4] for at in range(SHORT_GROUPS))

"""Cards, hands, and the packs that make a shoe."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .card import (
        PACK as PACK,
        POINTS as POINTS,
        RANKS as RANKS,
        SUITS as SUITS,
        BadCard as BadCard,
        Card as Card,
        parse_cards as parse_cards,
    )
    from .hand import Hand as Hand
    from .kinds import WrongKind as WrongKind
    from .shoe import PackCard as PackCard, pack_cards as pack_cards, packs as packs
else:
    load_lazily(__name__)

"""Sealed shoes: how they are made, what commits to them, and how anyone can verify them."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .ceremony import (
        FIRST as FIRST,
        NOBODY as NOBODY,
        PROTOCOL as PROTOCOL,
        Abandoned as Abandoned,
        Announcement as Announcement,
        Attempt as Attempt,
        BadStep as BadStep,
        Ceremony as Ceremony,
        Cut as Cut,
        Hex as Hex,
        Member as Member,
        Opening as Opening,
        commitment_of as commitment_of,
        frame as frame,
    )
    from .check import ceremony_faults as ceremony_faults, root_faults as root_faults
    from .sealed import (
        Proof as Proof,
        SealedShoe as SealedShoe,
        seal_shoe as seal_shoe,
        short_root as short_root,
    )
    from .shoe import (
        fields_digest as fields_digest,
        fields_text as fields_text,
        house_only_attempt as house_only_attempt,
        preset_digest as preset_digest,
        shoe_order as shoe_order,
        shoes as shoes,
    )
    from .shuffle import (
        SECRET_BYTES as SECRET_BYTES,
        random_below as random_below,
        seed_secret as seed_secret,
        shoe_key as shoe_key,
        shuffled as shuffled,
        stream as stream,
    )
else:
    load_lazily(__name__)

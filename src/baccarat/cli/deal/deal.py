"""`baccarat deal`: deal coups in the terminal, to bots if the game needs players."""

import secrets

from ...rules.presets.banque import BanquePreset
from ...rules.presets.chemin import CheminPreset
from ...rules.presets.named import UnknownPreset
from ...rules.presets.named import preset as preset_named
from ..output.errors import CommandError, own_language

SEED_BITS = 53
"""Bits of a random seed; every JSON parser reads this many without loss."""


def deal(  # noqa: PLR0913 - all but one by keyword
    preset: str,
    *,
    seats: int | None,
    bots: str | None,
    coups: int,
    seed: int | None,
    why: bool,
    json: bool,
    language: str | None,
) -> None:
    """Deal `coups` coups. The same seed gives the same cards and the same game."""
    spoken = language or own_language()
    try:
        game = preset_named(preset)
    except UnknownPreset as fault:
        raise CommandError(
            "error-unknown-preset", language=language, name=preset, known=fault.known
        ) from None
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    if isinstance(game, CheminPreset | BanquePreset):
        from .bot_table import deal_to_bots, players_named

        company = players_named(game, seats, bots, language)
        deal_to_bots(game, company, coups, chosen, spoken, why=why, json=json)
        return
    from .empty_table import deal_coups

    if seats is not None or bots is not None:
        raise CommandError("error-no-players", language=language, preset=preset)
    deal_coups(game, coups, chosen, spoken, why=why, json=json)

"""The preset of punto banco that a command is given."""

from ..rules import OtherGame, PuntoPreset, UnknownPreset, punto_preset
from .output.errors import CommandError


def find_punto_preset(name: str, other: str) -> PuntoPreset:
    """Look up a preset of punto banco. Raises CommandError, `other` if it is another game's."""
    try:
        return punto_preset(name)
    except OtherGame as fault:
        raise CommandError(other, name=name, known=fault.known) from None
    except UnknownPreset as fault:
        raise CommandError("error-unknown-preset", name=name, known=fault.known) from None

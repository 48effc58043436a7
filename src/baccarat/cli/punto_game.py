"""The preset of punto banco that a command is given."""

from ..rules.presets.named import OtherGame, UnknownPreset, punto_preset
from ..rules.presets.punto import PuntoPreset
from .output.errors import CommandError


def find_punto_preset(name: str, other: str) -> PuntoPreset:
    """Look up a preset of punto banco. Raises CommandError, `other` if it is another game's."""
    try:
        return punto_preset(name)
    except OtherGame as fault:
        raise CommandError(other, name=name, known=fault.known) from None
    except UnknownPreset as fault:
        raise CommandError("error-unknown-preset", name=name, known=fault.known) from None

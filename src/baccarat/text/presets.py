"""Names of presets in words; a preset of another package goes by its own name."""

from .say import is_message, say


def preset_name(language: str, name: str) -> str:
    """Return the name of a preset: `Punto banco`."""
    message = f"preset-{name}"
    return say(language, message) if is_message(message) else name

"""New tables that play by a preset's own sums."""

from typing import Any

from baccarat.rules import preset


def preset_sums(name: str) -> dict[str, Any]:
    """Return the fields with which a new table plays by a preset's own sums, not in whole chips."""
    rules = preset(name)
    if rules.game == "punto":
        return {}
    return {each: getattr(rules, each) for each in ("whole_chips", "stake_step", "minimum")}

"""Analysis of recorded play: the odds before each coup, every choice, and luck."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from .analyse import analyse as analyse, players_of as players_of, stories as stories
    from .model import (
        Analysis as Analysis,
        Bet as Bet,
        ChoiceMade as ChoiceMade,
        ChoiceValue as ChoiceValue,
        CoupStory as CoupStory,
        PlayerStory as PlayerStory,
        Share as Share,
    )
else:
    load_lazily(__name__)

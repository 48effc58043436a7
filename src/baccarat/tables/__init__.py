"""The tables, each a set of pure functions over frozen values."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from .coup_summary import (
        CoupSummary as CoupSummary,
        PlayedCoup as PlayedCoup,
        Transition as Transition,
        coups as coups,
        summarize as summarize,
    )
    from .dealer import (
        Players as Players,
        Step as Step,
        next_house_action as next_house_action,
        play as play,
    )
    from .register import (
        TABLES as TABLES,
        Action as Action,
        Event as Event,
        GameTable as GameTable,
        Priced as Priced,
        SeatAction as SeatAction,
        State as State,
        View as View,
        offers as offers,
        priced as priced,
        table_of as table_of,
    )
else:
    load_lazily(__name__)

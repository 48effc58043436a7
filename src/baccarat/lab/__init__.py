"""Exact odds for any shoe, in integers and fractions, and simulation of whole shoes."""

from typing import TYPE_CHECKING

from .._lazy import load_lazily

if TYPE_CHECKING:
    from ..rules.coup import ImpossibleCoup as ImpossibleCoup
    from ..rules.wagers.wager import NeedsRanks as NeedsRanks
    from ..text.csv_text import to_csv as to_csv
    from .composition import (
        Composition as Composition,
        CountsMismatch as CountsMismatch,
        TooManyOfCard as TooManyOfCard,
    )
    from .counts import (
        BadCount as BadCount,
        BadCounts as BadCounts,
        BadPacks as BadPacks,
        NotInOrder as NotInOrder,
        TooFewCards as TooFewCards,
        TooLarge as TooLarge,
        WrongLength as WrongLength,
        checked_counts as checked_counts,
        counts_of as counts_of,
        of_packs as of_packs,
    )
    from .endings import CELLS as CELLS, OUTCOMES as OUTCOMES, Cell as Cell
    from .hands import Shoe as Shoe
    from .joint import Joint as Joint, joint as joint
    from .kernels.batch import Batch as Batch, joints as joints
    from .kernels.choice import (
        MissingKernel as MissingKernel,
        TooManyCards as TooManyCards,
        UnknownKernel as UnknownKernel,
    )
    from .noted_shoe import NoCards as NoCards, SeenCoup as SeenCoup, seen_coups as seen_coups
    from .plot import NothingToPlot as NothingToPlot, line_plot as line_plot
    from .pricing.dealt_cards import (
        DealtCoup as DealtCoup,
        card_list_prices as card_list_prices,
        coups_of as coups_of,
        read_cards as read_cards,
    )
    from .pricing.distribution import (
        Distribution as Distribution,
        Method as Method,
        NotCounted as NotCounted,
        distribution as distribution,
    )
    from .pricing.kelly import Kelly as Kelly, kelly as kelly
    from .pricing.named import (
        Bet as Bet,
        NotAWager as NotAWager,
        wager_of as wager_of,
        wagers_of as wagers_of,
    )
    from .pricing.odds import Odds as Odds, odds as odds
    from .pricing.partial_coup import coup_of as coup_of
    from .pricing.price import Price as Price, Result as Result, price as price
    from .pricing.prices import Prices as Prices, price_shoes as price_shoes
    from .pricing.progression import (
        Progression as Progression,
        ProgressionRisk as ProgressionRisk,
        progression_risk as progression_risk,
    )
    from .pricing.removal import Removal as Removal, Tags as Tags, removal as removal
    from .pricing.ruin import (
        BadBankrollPlan as BadBankrollPlan,
        NoShare as NoShare,
        Risk as Risk,
        TooLong as TooLong,
        risk as risk,
    )
    from .pricing.shoe_prices import (
        BeforeCoup as BeforeCoup,
        ShoePrices as ShoePrices,
        shoe_prices as shoe_prices,
    )
    from .result_rows import rows as rows, to_frame as to_frame, to_json as to_json
    from .simulation.banking.result import BankSimulation as BankSimulation
    from .simulation.banking.strategy import BankStrategy as BankStrategy
    from .simulation.cluster import connect_cluster as connect_cluster
    from .simulation.fault import BadSimulation as BadSimulation
    from .simulation.result import Simulation as Simulation
    from .simulation.simulate import simulate as simulate
    from .study.result import (
        BetResult as BetResult,
        StudiedMeasure as StudiedMeasure,
        Study as Study,
    )
    from .study.study import (
        MixedShoes as MixedShoes,
        NothingToStudy as NothingToStudy,
        study as study,
    )
else:
    load_lazily(__name__)

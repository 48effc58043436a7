"""Exact solutions of the games with decisions."""

from typing import TYPE_CHECKING

from ..._lazy import load_lazily

if TYPE_CHECKING:
    from ..hands import Shoe as Shoe
    from .banque.best_response import (
        BanqueAnswer as BanqueAnswer,
        banque_values as banque_values,
        best_answer as best_answer,
    )
    from .banque.ponte_rules import ponte_rules_at as ponte_rules_at
    from .banque.solve import (
        BanqueEquilibrium as BanqueEquilibrium,
        BanqueSolution as BanqueSolution,
        Concept as Concept,
        margins as margins,
        solve_banque as solve_banque,
    )
    from .budget import Unsolved as Unsolved
    from .chemin.best_response import (
        Answer as Answer,
        Exploitability as Exploitability,
        best_response as best_response,
        exploitability as exploitability,
        strategy_values as strategy_values,
    )
    from .chemin.coup_distribution import (
        PlayedCoup as PlayedCoup,
        coup_distribution as coup_distribution,
    )
    from .chemin.given import (
        BoundDecision as BoundDecision,
        MissingDecision as MissingDecision,
        UnknownDecision as UnknownDecision,
    )
    from .chemin.solve import (
        Certificate as Certificate,
        Decision as Decision,
        Equilibrium as Equilibrium,
        Solution as Solution,
        solve as solve,
    )
    from .game_files import TooManyStrategies as TooManyStrategies, efg as efg, nfg as nfg
    from .problem import (
        BadChoice as BadChoice,
        BadTax as BadTax,
        BadTheta as BadTheta,
        NotBanque as NotBanque,
        NotChemin as NotChemin,
        Question as Question,
        UnknownPoint as UnknownPoint,
        chemin_de_fer as chemin_de_fer,
        one_side_of_banque as one_side_of_banque,
        ponte_free_at as ponte_free_at,
    )
    from .solve_many import (
        BadCheckpoint as BadCheckpoint,
        BanqueQuestion as BanqueQuestion,
        SolvedBanque as SolvedBanque,
        SolvedShoe as SolvedShoe,
        solve_many as solve_many,
    )
    from .to_json import (
        answer_object as answer_object,
        banque_answer_object as banque_answer_object,
        banque_object as banque_object,
        policy_rows as policy_rows,
        solution_object as solution_object,
    )
else:
    load_lazily(__name__)

"""`baccarat solve` and `baccarat best-response`: optimal play, and the value of a coup."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, Literal

from ...lab.composition import Composition
from ...lab.counts import of_packs, read_counts
from ...lab.equilibrium.banque.best_response import best_answer
from ...lab.equilibrium.banque.game import COUP, PERSONS, Person
from ...lab.equilibrium.banque.ponte_rules import PonteRules, ponte_rules_at
from ...lab.equilibrium.banque.solve import SHOE, Concept, solve_banque as solved_banque
from ...lab.equilibrium.chemin.best_response import best_response
from ...lab.equilibrium.chemin.given import BoundDecision, UnknownDecision
from ...lab.equilibrium.chemin.solve import solve as solved
from ...lab.equilibrium.game_files import OPEN_POINTS, TooManyStrategies, efg, nfg
from ...lab.equilibrium.problem import (
    BadChoice,
    BadTax,
    BadTheta,
    NotBanque,
    NotChemin,
    Question,
    UnknownPoint,
    chemin_de_fer,
    rate,
)
from ...lab.equilibrium.to_json import (
    answer_object,
    banque_answer_object,
    banque_object,
    solution_object,
)
from ...lab.hands import Shoe, checked_shoe
from ...rules.presets.banque import BanquePreset
from ..files import save_picture, write_file
from ..named import find_preset
from ..odds.given_cards import reporting_bad_cards
from ..options import BanqueProblem, CheminProblem
from ..output.errors import CommandError, own_language
from ..output.streams import print_json

_DECISION: Final = re.compile(r"\s*([^=]*?)\s*=\s*([^,=]*?)\s*(?:,|$)")
"""A decision point, and the probability of drawing there."""


def solve_chemin_de_fer(
    game: CheminProblem, *, json: bool, files: Mapping[str, Path | None], decimals: bool
) -> None:
    """Solve chemin de fer, and print the solution or write the files that are named."""
    question, language = _question(game), own_language()
    solution = solved(question)
    if plot := files["plot"]:
        from .chemin_output import picture

        save_picture(plot, picture(solution, language))
    if plot_packs := files["plot_packs"]:
        from .course_pictures import against_packs, packs_of

        save_picture(plot_packs, against_packs(packs_of(question), language))
    if file := files["efg"]:
        write_file(file, efg(solution, decimals=decimals).encode())
    if file := files["nfg"]:
        try:
            write_file(file, nfg(solution, decimals=decimals).encode())
        except TooManyStrategies as fault:
            raise CommandError(
                "error-many-strategies", points=fault.points, most=OPEN_POINTS
            ) from None
    if json:
        print_json(solution_object(solution))
    elif not any(files.values()):
        from .chemin_output import draw

        draw(solution, language)


def solve_banque(
    game: BanqueProblem,
    concept: Concept,
    *,
    json: bool,
    files: Mapping[str, Path | None],
    decimals: bool,
) -> None:
    """Solve banque, and print the solution or write the files that are named."""
    language = own_language()
    try:
        with _reporting_bad_theta():
            solution = solved_banque(concept=concept, **_banque_arguments(game))
    except BadChoice:
        raise CommandError("error-nash-alone") from None
    if plot := files["plot"]:
        from .banque_output import picture

        if not solution.equilibria:
            raise CommandError("banque-none", unique=solution.unique)
        save_picture(plot, picture(solution, language))
    if plot_theta := files["plot_theta"]:
        from .course_pictures import against_theta, thetas_of

        values = thetas_of(concept, solution.shoe, **solution.rules._asdict())
        save_picture(plot_theta, against_theta(values, concept, language))
    if file := files["efg"]:
        write_file(file, efg(solution, decimals=decimals).encode())
    if json:
        print_json(banque_object(solution))
    elif not any(files.values()):
        from .banque_output import draw

        draw(solution, language)


def answer_chemin_de_fer(
    game: CheminProblem, *, ponte: str | None, banker: str | None, json: bool
) -> None:
    """Find the best response to one side's strategy, and print it."""
    if (ponte is None) == (banker is None):
        raise CommandError("error-one-strategy")
    question = _question(game)
    side: Literal["ponte", "banker"] = "banker" if ponte is None else "ponte"
    try:
        answer = best_response(question, side, read_chances_text(ponte or banker or ""))
    except UnknownDecision as fault:
        raise _not_a_decision(fault, "error-no-decision") from None
    if json:
        print_json(answer_object(answer))
    else:
        from .chemin_output import draw_answer

        draw_answer(answer, own_language())


def answer_banque(
    game: BanqueProblem, texts: Mapping[Person, str | None], answers: Person | None, *, json: bool
) -> None:
    """Find the best response to the strategies of one or two sides at banque, and print it."""
    sides = {person: text for person, text in texts.items() if text is not None}
    if not sides or answers in sides or len(sides) == len(PERSONS):
        raise CommandError("error-one-answers")
    try:
        strategies = {person: read_chances_text(text) for person, text in sides.items()}
        person = answers or next(each for each in reversed(PERSONS) if each not in sides)
        with _reporting_bad_theta():
            answer = best_answer(strategies, person, **_banque_arguments(game))
    except UnknownDecision as fault:
        raise _not_a_decision(fault, "error-no-decision-banque") from None
    if json:
        print_json(banque_answer_object(answer))
    else:
        from .banque_output import draw_answer

        draw_answer(answer, own_language())


def _not_a_decision(fault: UnknownDecision, unknown: str) -> CommandError:
    """Return the sentence for a probability that the rules contradict, or the `unknown` one."""
    if isinstance(fault, BoundDecision):
        return CommandError("error-bound-decision", value=fault.found, draws=fault.draws)
    return CommandError(unknown, value=fault.found)


def read_chances_text(text: str) -> dict[str, Fraction]:
    """Parse `5=0,6|S=1/2`; a decision point may contain a comma, as in `6|S,7`.

    Raises UnknownDecision, or CommandError for a repeated decision point.
    """
    chances, at = dict[str, Fraction](), 0
    while at < len(text) or not chances:
        one = _DECISION.match(text, at)
        if not one:
            raise UnknownDecision(text[at:].strip())
        point, often = one.groups()
        if point in chances:
            raise CommandError("error-twice", name=point)
        try:
            chances[point] = Fraction(1) if often == "1" else rate(often)
        except BadTax:
            raise UnknownDecision(one[0].strip(" ,")) from None
        at = one.end()
    return chances


def _house(game: CheminProblem | BanqueProblem) -> Any:
    """Return the house rules that were named, with their changes; None without a name."""
    if game.preset is None and game.rule:
        raise CommandError("error-rule-alone")
    return None if game.preset is None else find_preset(game.preset, game.rule)


def _question(game: CheminProblem) -> Question:
    """Parse the options of chemin de fer. Raises CommandError."""
    try:
        with reporting_bad_cards():
            counts = None if game.counts is None else read_counts(game.counts)
            given = {**vars(game), "preset": _house(game), "counts": counts}
            del given["rule"]
            return chemin_de_fer(**given)
    except NotChemin as fault:
        raise _other_game(fault, "chemin") from None
    except BadTax as fault:
        raise CommandError("error-bad-tax", value=str(fault.found)) from None
    except UnknownPoint as fault:
        raise CommandError("error-unknown-point", name=fault.found) from None


def _other_game(fault: NotChemin | NotBanque, game: str) -> CommandError:
    return CommandError("error-not-game", name=fault.name, game=game, known=fault.known)


def _banque_arguments(game: BanqueProblem) -> dict[str, Any]:
    """Return the arguments of a solver: the options, or else what the preset says."""
    house = _house(game)
    packs = house.packs if house and game.packs is game.counts is None else game.packs
    rules = _rules_of_house(house, one_player=game.left_sees == "hand")
    given = {field: getattr(game, field) for field in rules._fields}
    given = {field: value for field, value in given.items() if value is not None}
    shoe = _shoe(packs, game.counts)
    return {"theta": game.theta, "shoe": shoe, **rules._replace(**given)._asdict()}


def _rules_of_house(house: Any, *, one_player: bool) -> PonteRules:
    """Return the freedoms and the information of a preset; raises CommandError."""
    if house is None:
        return PonteRules()
    is_called = isinstance(house, BanquePreset) and one_player
    try:
        return ponte_rules_at(house, house.information.of_holders(1, 1) if is_called else None)
    except NotBanque as fault:
        raise _other_game(fault, "banque") from None


def _shoe(packs: int | Literal["inf"] | None, text: str | None) -> Shoe:
    if text is None:
        return Shoe(of_packs(packs)) if isinstance(packs, int) else SHOE
    with reporting_bad_cards():
        whole = packs if isinstance(packs, int) else None
        counts = Composition.of_counts(read_counts(text), packs=whole).counts
        return checked_shoe(Shoe(counts, replaced=packs == "inf"), COUP)


@contextmanager
def _reporting_bad_theta() -> Iterator[None]:
    try:
        yield
    except BadTheta as fault:
        raise CommandError("error-bad-theta", value=str(fault.found)) from None

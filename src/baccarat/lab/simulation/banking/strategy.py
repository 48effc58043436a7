"""How a player at a table with a player's bank plays: hands, stakes, calls and the bank."""

from collections.abc import Mapping
from math import inf, isnan
from typing import Final, Literal, get_args

import msgspec

from ..fault import BadSimulation, SimulationCode
from ..own_function import load_function

Call = Literal["none", "suivi", "banco", "a-deux", "avec", "marche", "a-cheval"]
CALLS: Final[tuple[str, ...]] = get_args(Call)
HandsName = Literal["equilibrium", "custom", "draw", "stand"]
HANDS: Final[tuple[str, ...]] = get_args(HandsName)
SIDES: Final[Mapping[str, tuple[str, ...]]] = {
    "chemin": ("ponte", "banker"),
    "banque": ("right", "left", "banker"),
}
"""The hands of each game."""
Draws = Mapping[str, Mapping[str, float]]
"""How often each hand draws, by decision point."""


class BankStrategy(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's answers in every situation; `read_bank_strategy` reads them from text.

    - `name`: how hands are played where the house leaves a choice. `equilibrium` follows the
      solver. `custom` stands on 5, and as banker follows punto banco. `draw` always draws,
      and `stand` never does.
    - `hands`: another of these names for one hand, such as `ponte`.
    - `draws`: how often a hand draws, by the decision points of `baccarat solve`.
    - `stake`: in minimum stakes; inf covers everything that is open.
    - `bank`: the sum put up for a bank, and the highest bid, in minimum bancos; 0 declines.
    - `take`: the highest price paid for a bank that is passed on, in minimum bancos.
    - `pass_after`: the number of wins after which the player passes the bank on; `pass_at`: the sum
      at which they do, in minimum bancos.
    - `add`: the sum to which the player fills up their own bank before the calls; `double`: the
      highest bank of another player that they double; both in minimum bancos.
    - `call`: the call made, besides `suivi`, which every caller makes; `call_to`: the highest bank
      called, in minimum bancos.
    - `raises`: whether the banker and the co-banker cover stakes above the bank.
    - `side`: on which a bystander stakes at banque.
    - `function`: a function that answers first, as `module:name`; `arguments`: numbers for it. See
      `own_play`.
    """

    name: HandsName = "equilibrium"
    hands: Mapping[str, HandsName] = {}
    draws: Draws = {}
    stake: float = 1
    bank: float = 1
    take: float = inf
    pass_after: float = inf
    pass_at: float = inf
    add: float = 0
    double: float = 0
    call: Call = "none"
    call_to: float = inf
    raises: bool = False
    side: Literal["right", "left"] = "right"
    function: str = ""
    arguments: tuple[float, ...] = ()

    @property
    def hands_alone(self) -> "BankStrategy":
        """The same play of the hands, with the defaults for stakes, calls and the bank."""
        return BankStrategy(name=self.name, hands=self.hands, draws=self.draws)

    @property
    def is_hands_only(self) -> bool:
        """Whether it says nothing about stakes, calls and the bank."""
        return self == self.hands_alone


NUMBERS: Final = ("stake", "bank", "take", "pass_after", "pass_at", "add", "double", "call_to")
"""The arguments that are numbers from 0 up."""
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "call": CALLS,
    "raises": ("no", "yes"),
    "side": ("right", "left"),
}


def read_bank_strategy(text: str, game: str) -> BankStrategy:
    """Read `NAME` or `NAME:ARGUMENT=VALUE,…`; raises BadSimulation.

    The arguments are fields of `BankStrategy`, with hyphens, and the hands of the `game`. A name
    with a dot is a user's own function, `module.function`, which also takes bare numbers.
    """
    name, _, rest = text.partition(":")
    fields: dict[str, object] = {}
    if "." in name:
        place = ":".join(name.rsplit(".", 1))
        _load(name, place)
        fields["function"] = place
    else:
        _check_name(name, game)
    hands: dict[str, str] = {}
    numbers: list[float] = []
    for each in filter(None, (part.strip() for part in rest.split(","))):
        key, _, value = each.partition("=")
        field = key.replace("-", "_")
        bad = BadSimulation(SimulationCode.BAD_ARGUMENT, name=name, value=each)
        if key in SIDES[game]:
            _check_name(value, game)
            hands[key] = value
        elif field in NUMBERS:
            fields[field] = _number(value, bad)
        elif value in WORDS.get(field, ()):
            fields[field] = value == "yes" if field == "raises" else value
        elif "function" in fields and not value:
            numbers.append(_number(each, bad))
        else:
            raise bad
    if "function" in fields:
        fields["arguments"] = numbers
    else:
        fields["name"] = name
    return msgspec.convert({"hands": hands, **fields}, BankStrategy)


def check_bank_strategy(strategy: BankStrategy, game: str) -> None:
    """Raise BadSimulation for a strategy that the game cannot use."""
    for hands in (strategy.name, *strategy.hands.values()):
        _check_name(hands, game)
    if strategy.function:
        _load(strategy.function.replace(":", "."), strategy.function)
    for side in (*strategy.hands, *strategy.draws):
        if side not in SIDES[game]:
            raise BadSimulation(SimulationCode.BAD_ARGUMENT, name=strategy.name, value=side)
    wrong = [name for name in NUMBERS if not getattr(strategy, name) >= 0]
    wrong += [name for name in ("call", "side") if getattr(strategy, name) not in WORDS[name]]
    for name in wrong:
        value = f"{name.replace('_', '-')}={getattr(strategy, name)}"
        raise BadSimulation(SimulationCode.BAD_ARGUMENT, name=strategy.name, value=value)


def _load(name: str, function: str) -> None:
    """Import a user's own function once, to refuse a name that does not exist."""
    try:
        found = load_function(function)
    except (ImportError, AttributeError, ValueError):
        found = None
    if not callable(found):
        raise BadSimulation(SimulationCode.UNKNOWN_FUNCTION, name=name)


def _check_name(name: str, game: str) -> None:
    if name not in HANDS:
        raise BadSimulation(
            SimulationCode.UNKNOWN_HANDS, name=name, game=game, known=", ".join(HANDS)
        )


def _number(text: str, bad: BadSimulation) -> float:
    try:
        number = float(text)
    except ValueError:
        raise bad from None
    if isnan(number) or number < 0:
        raise bad
    return number

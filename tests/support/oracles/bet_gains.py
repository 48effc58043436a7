"""The gain of each bet, restated from the rules, independently of the bets' own files."""

from collections.abc import Callable
from typing import Final

from baccarat.rules import Coup

Gain = Callable[[int, Coup], int | None]
"""From a stake and a coup to the win or loss in units; None if the stake stays."""


def _won(coup: Coup) -> str:
    player, banker = coup.player.total, coup.banker.total
    return "tie" if player == banker else "player" if player > banker else "banker"


def _player(stake: int, coup: Coup) -> int | None:
    return {"player": stake, "tie": None, "banker": -stake}[_won(coup)]


def _banker(on_a_win: Gain) -> Gain:
    def gain(stake: int, coup: Coup) -> int | None:
        if _won(coup) == "banker":
            return on_a_win(stake, coup)
        return None if _won(coup) == "tie" else -stake

    return gain


def _less_a_twentieth(stake: int, coup: Coup) -> int:
    return stake - (stake + 19) // 20


def _barred_by_a_three_card_seven(stake: int, coup: Coup) -> int | None:
    return None if coup.banker.total == 7 and len(coup.banker.cards) == 3 else stake


def _half_on_a_six(stake: int, coup: Coup) -> int:
    return stake // 2 if coup.banker.total == 6 else stake


def _on(event: Callable[[Coup], bool], odds: int) -> Gain:
    return lambda stake, coup: odds * stake if event(coup) else -stake


def _dragon_seven(coup: Coup) -> bool:
    return _won(coup) == "banker" and coup.banker.total == 7 and len(coup.banker.cards) == 3


def _panda_eight(coup: Coup) -> bool:
    return _won(coup) == "player" and coup.player.total == 8 and len(coup.player.cards) == 3


def _dragon_bonus(stake: int, coup: Coup) -> int | None:
    natural = len(coup.player.cards) + len(coup.banker.cards) == 4 and (
        max(coup.player.total, coup.banker.total) >= 8
    )
    if natural and _won(coup) == "tie":
        return None
    if _won(coup) != "player":
        return -stake
    margin = coup.player.total - coup.banker.total
    odds = 1 if natural else {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1}.get(margin, -1)
    return odds * stake


def _tiger_pair(stake: int, coup: Coup) -> int:
    firsts = [[card.rank for card in hand.cards[:2]] for hand in (coup.player, coup.banker)]
    pairs = [one for one, other in firsts if one == other]
    if len(pairs) == 2:
        return stake * (100 if pairs[0] == pairs[1] else 20)
    return 4 * stake if pairs else -stake


def _big(stake: int, coup: Coup) -> int:
    return -stake if len(coup.player.cards + coup.banker.cards) == 4 else stake * 54 // 100


_SIDES: Final[dict[str, Gain]] = {
    "player": _player,
    "tie": _on(lambda coup: _won(coup) == "tie", 8),
    "dragon-7": _on(_dragon_seven, 40),
    "panda-8": _on(_panda_eight, 25),
    "dragon-bonus-player": _dragon_bonus,
    "tiger-pair": _tiger_pair,
    "big": _big,
}
_PLAIN: Final = _SIDES | {"banker": _banker(_less_a_twentieth)}
_BRITISH: Final = _PLAIN | {"tie": _on(lambda coup: _won(coup) == "tie", 9)}
_EZ: Final = _SIDES | {"banker": _banker(_barred_by_a_three_card_seven)}

GAINS: Final[dict[str, dict[str, Gain]]] = {
    "punto-banco": _PLAIN,
    "midi": _PLAIN,
    "mini": _PLAIN,
    "online": _PLAIN,
    "stakes-bound": _PLAIN,
    "three-burnt": _PLAIN,
    "punto-banco-uk": _BRITISH,
    "first-card-one-more-any-unit": _BRITISH,
    "ez": _EZ,
    "side-bets-bound": _EZ,
    "super6": _SIDES | {"banker": _banker(_half_on_a_six)},
}
"""By the name of the house rules, then of the bet."""

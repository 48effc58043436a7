"""Banque by enumerating every deal: an independent program without shared code."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

Cards = dict[int, int]
Draw = Callable[[str], Fraction]
Ponte = Callable[[int, list[str]], Fraction]
"""The probability that a side draws on a total, given its observations of the other side.

The left has seen the right's play. Where naturals are known, the right knows whether the left has
one. If one player holds both hands, what the left has seen begins with the right's total."""


Dealt = dict[tuple[tuple[int, ...], ...], tuple[Cards, Fraction]]
"""By the three hands, the rest of the cards, and the probability of these hands."""

share_of = cache(Fraction)


def deal(cards: Cards, *, back: bool) -> Iterator[tuple[int, Fraction, Cards]]:
    """Yield each possible next card, its probability, and the rest; cards may be replaced."""
    whole = sum(cards.values())
    for card, copies in cards.items():
        if copies:
            left = cards if back else {**cards, card: copies - 1}
            yield card, share_of(copies, whole), left


@cache
def all_hands(counts: tuple[int, ...], *, back: bool) -> Dealt:
    """Deal six cards in every way."""
    dealt: Dealt = {}

    def go_on(cards: Cards, out: list[int], chance: Fraction) -> None:
        if len(out) < 6:
            for card, share, left in deal(cards, back=back):
                go_on(left, [*out, card], chance * share)
            return
        key = tuple(tuple(sorted(out[at : at + 2])) for at in (0, 2, 4))
        _, before = dealt.get(key, (cards, Fraction(0)))
        dealt[key] = cards, before + chance

    go_on({worth: count for worth, count in enumerate(counts) if count}, [], Fraction(1))
    return dealt


def won(one: list[int], other: list[int]) -> int:
    return (sum(one) % 10 > sum(other) % 10) - (sum(one) % 10 < sum(other) % 10)


def on_five(often: Fraction) -> Ponte:
    """Draw with this probability on 5, and otherwise as the rules bind a side."""
    return lambda total, _: often if total == 5 else Fraction(total < 5)


class Coup:
    """Plays one coup in every way, and sums the gains of right and left on their own stakes."""

    def __init__(
        self,
        counts: tuple[int, ...],
        right: Fraction | Ponte,
        left: Fraction | Ponte,
        banker: Draw,
        *,
        back: bool,
        known: bool = False,
        one_player: bool = False,
    ) -> None:
        self.back, self.banker, self.known, self.one_player = back, banker, known, one_player
        self.pontes = [
            on_five(each) if isinstance(each, Fraction) else each for each in (right, left)
        ]
        self.values = [Fraction(0), Fraction(0)]
        dealt = all_hands(counts, back=back)
        for (right_hand, left_hand, bank), (rest, chance) in dealt.items():
            self.begin(rest, [[*right_hand], [*left_hand]], [*bank], chance)

    def begin(
        self, cards: Cards, hands: list[list[int]], banker: list[int], chance: Fraction
    ) -> None:
        """Continue from three hands, counting both orders of each hand's cards."""
        if sum(banker) % 10 >= 8:
            self.pay(hands, [banker, banker], chance)
        else:
            self.side(cards, hands, banker, [], chance)

    def side(
        self,
        cards: Cards,
        hands: list[list[int]],
        banker: list[int],
        seen: list[str],
        chance: Fraction,
    ) -> None:
        if not chance:
            return
        if len(seen) == 2:
            self.last(cards, hands, banker, seen, chance)
            return
        hand, total = hands[len(seen)], sum(hands[len(seen)]) % 10
        if total >= 8:
            self.side(cards, hands, banker, [*seen, "N"], chance)
            return
        other = "N" if sum(hands[1]) % 10 >= 8 else ""
        held = [str(sum(hands[0][:2]) % 10)] if seen and self.one_player else []
        draws = self.pontes[len(seen)](total, [*held, *seen] or [other] * self.known)
        self.side(cards, hands, banker, [*seen, "S"], chance * (1 - draws))
        if draws:
            for card, share, left in deal(cards, back=self.back):
                now = [*hands]
                now[len(seen)] = [*hand, card]
                self.side(left, now, banker, [*seen, str(card)], chance * draws * share)

    def last(
        self,
        cards: Cards,
        hands: list[list[int]],
        banker: list[int],
        seen: list[str],
        chance: Fraction,
    ) -> None:
        if seen == ["N", "N"]:
            self.pay(hands, [banker, banker], chance)
            return
        draws = self.banker(f"{sum(banker) % 10}|{','.join(seen)}")
        self.pay(hands, [banker, banker], chance * (1 - draws))
        for card, share, _ in deal(cards, back=self.back) if draws else ():
            against = [banker if each == "N" else [*banker, card] for each in seen]
            self.pay(hands, against, chance * draws * share)

    def pay(self, hands: list[list[int]], against: list[list[int]], chance: Fraction) -> None:
        for at in (0, 1):
            if gain := won(hands[at], against[at]):
                self.values[at] += chance if gain > 0 else -chance


class BestOfOne:
    """The most that one player of both hands can win against a banker, by every deal.

    It decides on each left hand by the right's total, what the right did, and the left's total; and
    before that on each total of the right, knowing how it will then play the left. `free` are the
    totals on which it may choose.
    """

    def __init__(
        self,
        counts: tuple[int, ...],
        theta: Fraction,
        banker: Draw,
        free: tuple[int, ...],
        *,
        back: bool,
    ) -> None:
        self.theta, self.banker, self.free, self.back = theta, banker, free, back
        self.ended = Fraction(0)
        self.left: dict[tuple[int, str, int, str], Fraction] = {}
        for (right, left, bank), (rest, chance) in all_hands(counts, back=back).items():
            hands = [[*right], [*left]]
            if sum(bank) % 10 >= 8:
                self.ended += chance * self.worth(hands, [[*bank], [*bank]])
                continue
            for said, hand, share, cards in self.ways([*right], rest):
                for answer, other, part, fewer in self.ways([*left], cards):
                    word = answer if answer in {"S", "N"} else "D"
                    key = sum(right) % 10, said, sum(left) % 10, word
                    won = self.bank(fewer, [hand, other], [*bank], [said, answer])
                    self.left[key] = self.left.get(key, Fraction(0)) + chance * share * part * won

    def ways(
        self, hand: list[int], cards: Cards
    ) -> Iterator[tuple[str, list[int], Fraction, Cards]]:
        """Yield what a side may do: each answer, and each card after drawing."""
        total = sum(hand) % 10
        if total >= 8:
            yield "N", hand, Fraction(1), cards
            return
        if total in self.free or total > 5:
            yield "S", hand, Fraction(1), cards
        if total in self.free or total < 5:
            for card, share, left in deal(cards, back=self.back):
                yield str(card), [*hand, card], share, left

    def bank(
        self, cards: Cards, hands: list[list[int]], banker: list[int], seen: list[str]
    ) -> Fraction:
        """Return what both hands win together after the banker's answer."""
        if seen == ["N", "N"]:
            return self.worth(hands, [banker, banker])
        draws = self.banker(f"{sum(banker) % 10}|{','.join(seen)}")
        found = (1 - draws) * self.worth(hands, [banker, banker])
        for card, share, _ in deal(cards, back=self.back) if draws else ():
            against = [banker if each == "N" else [*banker, card] for each in seen]
            found += draws * share * self.worth(hands, against)
        return found

    def worth(self, hands: list[list[int]], against: list[list[int]]) -> Fraction:
        right, left = (won(*each) for each in zip(hands, against, strict=True))
        return self.theta * right + (1 - self.theta) * left

    @property
    def value(self) -> Fraction:
        """The value of the best play, worked out backwards."""
        after: dict[tuple[int, str], Fraction] = {}
        for right, said, total in {key[:3] for key in self.left}:
            ways = [worth for key, worth in self.left.items() if key[:3] == (right, said, total)]
            after[right, said] = after.get((right, said), Fraction(0)) + max(ways)
        by_right: dict[int, dict[str, Fraction]] = {}
        for (right, said), worth in after.items():
            word = said if said in {"S", "N"} else "D"
            answers = by_right.setdefault(right, {})
            answers[word] = answers.get(word, Fraction(0)) + worth
        return self.ended + sum((max(each.values()) for each in by_right.values()), Fraction(0))

#!/usr/bin/env bash
# sympy 1.14.0 and permutation 0.5.0 (PyPI): two shuffles as one permutation.
#
# sympy says that permutations apply from left to right, and so they do with numbers: (p*q)(1) is q(p(1)). A permutation
# that is called with a list, though, takes the card for place i from place p(i). The product then applies from right to
# left, so that "riffle, then cut" cuts first:
#        one after the other: FCGDHAEB; riffle * cut: DHEAFBGC; cut * riffle: FCGDHAEB
#        places in sympy: (riffle * cut)(1) is cut(riffle(1)) True
#        orders of 4 cards whose product is another shuffle than p, then q: 456 of 576 pairs
# Powers and inverses do not show it, because they commute:
#        riffle twice is riffle ** 2: True, back by ~riffle: True
# permutation has its products from right to left, for numbers and for lists, but sends the card at place i to p(i). So
# the same numbers are two shuffles, each the inverse of the other:
#        riffled by sympy: AEBFCGDH, by permutation: ACEGBDFH
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet sympy==1.14.0 permutation==0.5.0

cat >shuffles.py <<'CHECK'
from itertools import permutations, product

from permutation import Permutation as Other
from sympy.combinatorics import Permutation

CARDS = list("ABCDEFGH")
RIFFLE, CUT = [0, 4, 1, 5, 2, 6, 3, 7], [3, 4, 5, 6, 7, 0, 1, 2]
riffle, cut = Permutation(RIFFLE), Permutation(CUT)
first, second = (Other(*(place + 1 for place in places)) for places in (RIFFLE, CUT))


def text(cards):
    return "".join(cards)


print(
    f"one after the other: {text(cut(riffle(CARDS)))}; riffle * cut: {text((riffle * cut)(CARDS))};"
    f" cut * riffle: {text((cut * riffle)(CARDS))}"
)
print(f"places in sympy: (riffle * cut)(1) is cut(riffle(1)) {(riffle * cut)(1) == cut(riffle(1))}")
four = [Permutation(places) for places in permutations(range(4))]
pairs = list(product(four, repeat=2))
missed = sum((p * q)(list("ABCD")) != q(p(list("ABCD"))) for p, q in pairs)
print(f"orders of 4 cards whose product is another shuffle than p, then q: {missed} of {len(pairs)} pairs")
print(
    f"riffle twice is riffle ** 2: {riffle(riffle(CARDS)) == (riffle**2)(CARDS)},"
    f" back by ~riffle: {(~riffle)(riffle(CARDS)) == CARDS}"
)
assert (second * first).permute(CARDS) == second.permute(first.permute(CARDS))
assert all((second * first)(place) == second(first(place)) for place in range(1, 9))
print(f"riffled by sympy: {text(riffle(CARDS))}, by permutation: {text(first.permute(CARDS))}")
CHECK
env/bin/python shuffles.py | tee said

diff said - <<'EXPECTED'
one after the other: FCGDHAEB; riffle * cut: DHEAFBGC; cut * riffle: FCGDHAEB
places in sympy: (riffle * cut)(1) is cut(riffle(1)) True
orders of 4 cards whose product is another shuffle than p, then q: 456 of 576 pairs
riffle twice is riffle ** 2: True, back by ~riffle: True
riffled by sympy: AEBFCGDH, by permutation: ACEGBDFH
EXPECTED

#!/usr/bin/env bash
# dictdiffer 0.10.0 and deepdiff 9.1.0 (PyPI): differences of cards that lose their order or their number.
#
# 1. dictdiffer lists the items that were removed from the end of a list, beginning with the last. `revert` puts them back in
#    that order, too. One or two cards return as they were, and more of them in another order:
#        a b c d e, removed 1: a b c d e
#        a b c d e, removed 2: a b c d e
#        a b c d e, removed 3: a b c e d
#        a b c d e, removed 4: a b e c d
# 2. deepdiff counts equal items with `report_repetition`, which a `Delta` needs if the order is ignored. The count is lost
#    for an item that deepdiff takes for another one changed, which happens with dictionaries, not with texts and tuples:
#        one 4d, then two 7s; cards afterwards: texts 2, tuples 2, dictionaries 1
#        pairs of hands up to 4 cards that are missed, of 1225: texts 0, tuples 0, dictionaries 204
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet dictdiffer==0.10.0 deepdiff==9.1.0

cat >cards.py <<'CHECK'
from copy import deepcopy
from itertools import combinations_with_replacement

import dictdiffer
from deepdiff import DeepDiff, Delta

shoe = {"cards": list("abcde")}
for removed in range(1, 5):
    left = {"cards": shoe["cards"][:-removed]}
    difference = list(dictdiffer.diff(shoe, left))
    assert dictdiffer.patch(difference, deepcopy(shoe)) == left
    back = dictdiffer.revert(difference, deepcopy(left))
    print(f"{' '.join(shoe['cards'])}, removed {removed}: {' '.join(back['cards'])}")

KINDS = {"texts": str, "tuples": lambda card: (card,), "dictionaries": lambda card: {"card": card}}
hands = [hand for size in range(5) for hand in combinations_with_replacement(("4d", "7s", "9h"), size)]


def applied(kind, before, after):
    """The cards that the difference of two hands makes of the first, in order, and those of the second."""
    before, after = ([KINDS[kind](card) for card in hand] for hand in (before, after))
    difference = DeepDiff(before, after, ignore_order=True, report_repetition=True)
    found = deepcopy(before) + Delta(difference, log_errors=False)
    return sorted(map(str, found)), sorted(map(str, after))


def missed(kind):
    return sum(found != meant for found, meant in (applied(kind, one, other) for one in hands for other in hands))


ends = [f"{kind} {len(applied(kind, ['4d'], ['7s', '7s'])[0])}" for kind in KINDS]
print(f"one 4d, then two 7s; cards afterwards: {', '.join(ends)}")
misses = [f"{kind} {missed(kind)}" for kind in KINDS]
print(f"pairs of hands up to 4 cards that are missed, of {len(hands) ** 2}: {', '.join(misses)}")
CHECK
env/bin/python cards.py | tee said

diff said - <<'EXPECTED'
a b c d e, removed 1: a b c d e
a b c d e, removed 2: a b c d e
a b c d e, removed 3: a b c e d
a b c d e, removed 4: a b e c d
one 4d, then two 7s; cards afterwards: texts 2, tuples 2, dictionaries 1
pairs of hands up to 4 cards that are missed, of 1225: texts 0, tuples 0, dictionaries 204
EXPECTED

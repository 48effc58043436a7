#!/usr/bin/env bash
# pyCardDeck 1.5.0 and pydealer 1.4.0: drawing the last cards of a pack.
#
# 1. pyCardDeck reshuffles by default, and does it as soon as the last card has been taken, before it is returned. With an
#    empty pile of discards that raises NoCards, and the card is in no place any more: neither drawn, left nor discarded.
#    So a shoe that is dealt out while its cards lie on the table loses one. With `reshuffle=False` all three are drawn:
#        drawn 9h 4d, then NoCards; 0 left, 0 discarded
#        without reshuffling: drawn 9h 4d 7s
# 2. pydealer deals what there is without a word, and an empty pack deals nothing:
#        pydealer: asked for 6 of 2 cards, dealt 2, then 0
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pyCardDeck==1.5.0 pydealer==1.4.0

cat >cards.py <<'CHECK'
import pyCardDeck
import pydealer

SHOE = ["9h", "4d", "7s"]
drawn, deck = [], pyCardDeck.Deck(cards=SHOE.copy())
try:
    for _ in SHOE:
        drawn.append(deck.draw())
except pyCardDeck.NoCards:
    print(f"drawn {' '.join(drawn)}, then NoCards; {deck.cards_left} left, {deck.discarded} discarded")
deck = pyCardDeck.Deck(cards=SHOE.copy(), reshuffle=False)
print("without reshuffling: drawn", *(deck.draw() for _ in SHOE))
pack = pydealer.Deck()
pack.deal(50)
print(f"pydealer: asked for 6 of 2 cards, dealt {len(pack.deal(6))}, then {len(pack.deal(6))}")
CHECK
env/bin/python cards.py | tee said

diff said - <<'EXPECTED'
drawn 9h 4d, then NoCards; 0 left, 0 discarded
without reshuffling: drawn 9h 4d 7s
pydealer: asked for 6 of 2 cards, dealt 2, then 0
EXPECTED

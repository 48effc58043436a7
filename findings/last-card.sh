#!/usr/bin/env bash
# pyCardDeck 1.5.0, pydealer 1.4.0 (PyPI) and shuffle 0.2.5 (npm): drawing the last cards of a pack.
#
# 1. pyCardDeck reshuffles by default, and does it as soon as the last card has been taken, before it is returned. With an
#    empty pile of discards that raises NoCards, and the card is in no place any more: neither drawn, left nor discarded.
#    So a shoe that is dealt out while its cards lie on the table loses one. With `reshuffle=False` all three are drawn:
#        drawn 9h 4d, then NoCards; 0 left, 0 discarded
#        without reshuffling: drawn 9h 4d 7s
# 2. pydealer deals what there is without a word, and an empty pack deals nothing:
#        pydealer: asked for 6 of 2 cards, dealt 2, then 0
# 3. shuffle fills up with `undefined`, and its pack then has less than no card:
#        shuffle: asked for 6 of 2 cards, drawn 6, of which 2 are cards; after one more -1 left
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pyCardDeck==1.5.0 pydealer==1.4.0
npm install --silent --no-audit --no-fund shuffle@0.2.5

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
cat >cards.js <<'CHECK'
const pack = require('shuffle').shuffle();
pack.draw(50);
const drawn = pack.draw(6);
const cards = drawn.filter((card) => card !== undefined).length;
pack.draw();
console.log(
  `shuffle: asked for 6 of 2 cards, drawn ${drawn.length}, of which ${cards} are cards; after one more ${pack.length} left`,
);
CHECK
{
    env/bin/python cards.py
    node cards.js
} | tee said

diff said - <<'EXPECTED'
drawn 9h 4d, then NoCards; 0 left, 0 discarded
without reshuffling: drawn 9h 4d 7s
pydealer: asked for 6 of 2 cards, dealt 2, then 0
shuffle: asked for 6 of 2 cards, drawn 6, of which 2 are cards; after one more -1 left
EXPECTED

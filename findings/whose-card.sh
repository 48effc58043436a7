#!/usr/bin/env bash
# playingcards.py 1.1.1, deckcards 1.0.1, deck-of-cards 0.0.10 and card-shoe 0.0.4 (PyPI): which card is it, and whose?
#
# 1. Two cards of playingcards.py are equal if their values are, so that a search finds, and takes away, another suit:
#        playingcards.py: ace of diamonds removed; left Ace of Clubs, Ace of Hearts, Ace of Diamonds
#    `draw_card` and `draw_n` both draw "from the top of the deck", but from opposite ends:
#        playingcards.py: draw_card King of Diamonds, draw_n Ace of Spades, 2 of Spades
# 2. `deal` of deckcards has a hand for each player, but deals to as many hands as each player should have cards. Two players
#    with three cards raise an error:
#        deckcards: 2 players with 2 cards have 2 2
#        deckcards: 3 players with 2 cards have 3 3 0
#        deckcards: 2 players with 3 cards: IndexError
# 3. `give_random_card` of deck-of-cards takes all cards of that name out of the deck and gives one. So a shoe of eight packs
#    is empty after little more than a pack:
#        deck-of-cards: 1 pack lasts 52 cards, 8 packs last fewer than 104 True
# 4. A shoe of eight packs from card-shoe has each card eight times as the same object. What is noted on one is noted on
#    all, and cards of two shoes are never equal:
#        card-shoe: 416 cards are 52 objects; one turned up, 8 are up
#        card-shoe: cards of one shoe that are in another: 0
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet playingcards.py==1.1.1 deckcards==1.0.1 deck-of-cards==0.0.10 card-shoe==0.0.4

cat >cards.py <<'CHECK'
import deckcards
import playingcards
from card_shoe import CardShoe
from deck_of_cards.deck_of_cards import DeckOfCards

deck = playingcards.Deck()
deck.cards.remove(playingcards.Card(value=1, suit=3))
print("playingcards.py: ace of diamonds removed; left", ", ".join(str(card) for card in deck if card.value == 1))
deck = playingcards.Deck()
print(f"playingcards.py: draw_card {deck.draw_card()}, draw_n {deck.draw_n(2)}")

for players in (2, 3):
    hands = deckcards.Deck().deal(n_players=players, n_cards=2)
    print(f"deckcards: {players} players with 2 cards have", *map(len, hands))
try:
    deckcards.Deck().deal(n_players=2, n_cards=3)
except IndexError:
    print("deckcards: 2 players with 3 cards: IndexError")


def lasts(packs):
    """The number of cards that are drawn until the deck is empty."""
    deck = DeckOfCards()
    for _ in range(packs - 1):
        deck.add_deck()
    deck.shuffle_deck()
    drawn = 0
    while deck.deck:
        deck.give_random_card()
        drawn += 1
    return drawn


longest = max(lasts(8) for _ in range(50))
print(f"deck-of-cards: 1 pack lasts {lasts(1)} cards, 8 packs last fewer than 104 {longest < 104}")

shoe, other = CardShoe(8), CardShoe(8)
shoe.deck[0].is_up = True
up = sum(hasattr(card, "is_up") for card in shoe.deck)
print(f"card-shoe: {len(shoe.deck)} cards are {len({id(card) for card in shoe.deck})} objects; one turned up, {up} are up")
print("card-shoe: cards of one shoe that are in another:", sum(card in other.deck for card in shoe.deck))
CHECK
env/bin/python cards.py | tee said

diff said - <<'EXPECTED'
playingcards.py: ace of diamonds removed; left Ace of Clubs, Ace of Hearts, Ace of Diamonds
playingcards.py: draw_card King of Diamonds, draw_n Ace of Spades, 2 of Spades
deckcards: 2 players with 2 cards have 2 2
deckcards: 3 players with 2 cards have 3 3 0
deckcards: 2 players with 3 cards: IndexError
deck-of-cards: 1 pack lasts 52 cards, 8 packs last fewer than 104 True
card-shoe: 416 cards are 52 objects; one turned up, 8 are up
card-shoe: cards of one shoe that are in another: 0
EXPECTED

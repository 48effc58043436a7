#!/usr/bin/env bash
# PyPokerEngine 1.0.1: who wins a pot of Hold'em, how often, and how much of it. phevaluator 0.6.0 ranks by the rules.
#
# 1. `evaluate_hand` ranks equal combinations by both cards in hand, whether they are among the best five or not. Cards on
#    the table do not count there, nor the suits of a flush. So few hands tie, and the wrong one may win:
#        AS KS QS JS TS, with 2C 3D and 2D 4C: second wins, by the rules nobody
#        AS AH KD 8C 7S, with QC 2D and QD 3C: second wins, by the rules nobody
#        KS JS 9S 2S 3D, with 3S AC and 4S 5C: first wins, by the rules second
# 2. Ace to five is no straight:
#        AS 2H 3D 4C KS, with 5C 9D and KC 9H: second wins, by the rules first
#    Of random showdowns of two, more than 3 % end otherwise than by the rules:
#        20000 showdowns, over 3 % with another winner: True
# 3. `estimate_hole_card_win_rate` counts a tie as won. With a royal flush on the table every hand is worth a half:
#        AS KS QS JS TS, with AC AD: won 1.00
#        AS KS QS JS TS, with 2C 3D: won below 0.05 True
# 4. Of a pot that does not divide among its winners, the odd chip is in nobody's stack afterwards:
#        3 players with 30000 chips, fewer of them after 1000 rounds: True
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet setuptools PyPokerEngine==1.0.1 phevaluator==0.6.0

cat >pots.py <<'CHECK'
import random

from phevaluator import evaluate_cards
from pypokerengine.api.game import setup_config, start_poker
from pypokerengine.players import BasePokerPlayer
from pypokerengine.utils.card_utils import estimate_hole_card_win_rate, evaluate_hand, gen_cards

ROYAL = "AS KS QS JS TS"
PACK = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]


def engine_cards(cards):
    return gen_cards([suit + rank for rank, suit in cards])


def winner(scores):
    """The first of two, the second, or neither: the higher score wins."""
    first, second = scores
    return "nobody" if first == second else "first" if first > second else "second"


def winners(table, hands):
    """The winner according to the engine, and the one according to the rules."""
    engine = [evaluate_hand(engine_cards(hand), engine_cards(table))["strength"] for hand in hands]
    rules = [-evaluate_cards(*(rank + suit.lower() for rank, suit in table + hand)) for hand in hands]
    return winner(engine), winner(rules)


def show(table, *hands):
    engine, rules = winners(table.split(), [hand.split() for hand in hands])
    print(f"{table}, with {' and '.join(hands)}: {engine} wins, by the rules {rules}")


show(ROYAL, "2C 3D", "2D 4C")
show("AS AH KD 8C 7S", "QC 2D", "QD 3C")
show("KS JS 9S 2S 3D", "3S AC", "4S 5C")
show("AS 2H 3D 4C KS", "5C 9D", "KC 9H")
random.seed(7)
other = 0
for _ in range(20_000):
    cards = random.sample(PACK, 9)
    engine, rules = winners(cards[:5], [cards[5:7], cards[7:]])
    other += engine != rules
print(f"20000 showdowns, over 3 % with another winner: {other > 600}")


def share(hand):
    return estimate_hole_card_win_rate(2000, 2, engine_cards(hand.split()), engine_cards(ROYAL.split()))


print(f"{ROYAL}, with AC AD: won {share('AC AD'):.2f}")
print(f"{ROYAL}, with 2C 3D: won below 0.05 {share('2C 3D') < 0.05}")


class Caller(BasePokerPlayer):
    def declare_action(self, valid_actions, hole_card, round_state):
        return "call", valid_actions[1]["amount"]

    def ignore(self, *told):
        pass

    receive_game_start_message = receive_round_start_message = receive_street_start_message = ignore
    receive_game_update_message = receive_round_result_message = ignore


config = setup_config(max_round=1000, initial_stack=10_000, small_blind_amount=5, ante=1)
for name in ("North", "East", "South"):
    config.register_player(name, Caller())
left = sum(player["stack"] for player in start_poker(config, verbose=0)["players"])
print(f"3 players with 30000 chips, fewer of them after 1000 rounds: {left < 30_000}")
CHECK
env/bin/python pots.py | tee said

diff said - <<'EXPECTED'
AS KS QS JS TS, with 2C 3D and 2D 4C: second wins, by the rules nobody
AS AH KD 8C 7S, with QC 2D and QD 3C: second wins, by the rules nobody
KS JS 9S 2S 3D, with 3S AC and 4S 5C: first wins, by the rules second
AS 2H 3D 4C KS, with 5C 9D and KC 9H: second wins, by the rules first
20000 showdowns, over 3 % with another winner: True
AS KS QS JS TS, with AC AD: won 1.00
AS KS QS JS TS, with 2C 3D: won below 0.05 True
3 players with 30000 chips, fewer of them after 1000 rounds: True
EXPECTED

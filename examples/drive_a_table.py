"""Drive a table: seat a player, stake, and deal one coup; every chip is accounted for."""

from baccarat import CHANGEUR, HOUSE, Bet, Sit, parse_cards, punto, punto_preset

table = punto.new(punto_preset("online"))
asked: list[tuple[int, punto.Action]] = [
    (CHANGEUR, Sit(seat=1, amount=100_000)),
    (HOUSE, punto.StartShoe()),
    (1, punto.Stake((Bet("banker", 10_000), Bet("tie", 2_500)))),
    (HOUSE, punto.Close()),
    *((HOUSE, punto.Deal(card)) for card in parse_cards("2h Kd 3c 6s 9h")),
]
for seat, action in asked:
    done = punto.decide(table, seat, action)
    table = done.state
    print(*done.events, sep="\n")
print(table.purses[0])

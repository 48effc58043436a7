"""The parts that tables with a player's bank share: prime, calls, stakes, passing and auction.

A game supplies a `BankState`, a preset based on `BankRules`, its `LegalActions`, and a `Game` with
the steps in which it differs.
"""

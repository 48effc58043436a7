"""Commands that price bets: odds, removal, risk and shoe."""

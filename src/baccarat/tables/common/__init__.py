"""What every table shares: the contract, seats, money, refusals, the changeur."""

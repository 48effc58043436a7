care = Responsible play
care-chips = These are play chips only: they cost nothing, and cannot be paid out.
care-today = Today you have sat at tables for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. { $kind ->
    [lost] Overall you have lost { $chips }.
    [won] Overall you have won { $chips }.
   *[even] You are even.
}
care-day = A day begins at midnight, Greenwich time.
care-limits = Your own limits
care-stake = Maximum stake per coup, in chips
care-loss = Maximum loss per day, in chips
care-minutes = Maximum minutes per day
care-none = none
care-set = Set
care-how = A tighter limit applies immediately, a looser one after a day. The house refuses anything beyond it.
care-waiting = { $hours ->
    [one] Within the hour
   *[other] In { $hours } hours
} the looser limits you asked for will apply.
care-break = Take a break
care-hours = { $hours ->
    [1] 1 hour
    [24] 1 day
    [168] 1 week
    [720] 30 days
   *[other] { $hours } hours
}
care-break-how = You leave your seat now, and cannot sit down until the break is over. You cannot undo this.
care-begin = Begin the break
care-resting = { $hours ->
    [one] Your break is over within the hour.
   *[other] Your break lasts { $hours } more hours.
}
care-keeps = What the house keeps
care-edge = { $bet }: { $edge } of a stake on average, from a full shoe
care-tax = Nothing from the stakes; from a banker’s winnings, { $tax }%
care-tax-none = Nothing: players play against each other
care-tax-net = Nothing from the stakes; from a coup’s net win for the bank, { $limited }%, or { $open }% where the bank is open
care-tax-capital = Nothing from the stakes; from the money put into a bank, { $tax }%

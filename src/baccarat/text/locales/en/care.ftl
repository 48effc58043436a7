care = Playing with care
care-chips = These are play chips only: they cost nothing, and cannot be paid out.
care-today = Today you have sat at tables for { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. { $kind ->
    [lost] You have lost { $chips } on balance.
    [won] You have won { $chips } on balance.
   *[even] You are even.
}
care-day = A day begins at midnight, Greenwich time.
care-limits = Your own limits
care-stake = Most per coup, in chips
care-loss = Most to lose per day, in chips
care-minutes = Most minutes per day
care-none = none
care-set = Set
care-how = A tighter limit applies at once, a looser one after a day. The house refuses anything beyond it.
care-waiting = { $hours ->
    [one] Within the hour
   *[other] In { $hours } hours
} the looser limits that you asked for will apply.
care-break = Take a break
care-hours = { $hours ->
    [1] 1 hour
    [24] 1 day
    [168] 1 week
    [720] 30 days
   *[other] { $hours } hours
}
care-break-how = You get up now, and cannot sit down until it is over. It cannot be taken back.
care-begin = Begin the break
care-resting = { $hours ->
    [one] Your break is over within the hour.
   *[other] Your break lasts { $hours } more hours.
}
care-keeps = What the house keeps
care-edge = { $bet }: { $edge } of a stake on average, off a full shoe
care-tax = Nothing of the stakes; of what a banker wins, { $tax } %
care-tax-none = Nothing: players play against each other
care-tax-net = Nothing of the stakes; of what a coup brings the bank, { $limited } %, or { $open } % where the bank is open
care-tax-capital = Nothing of the stakes; of what is put into a bank, { $tax } %

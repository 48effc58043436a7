# What the advisor at the table says. Numbers come in as text; a value is per chip staked.

advisor-name = Advisor
advisor-show = Ask the advisor what to do
advisor-hide = Hide the advisor
advisor-draw = Draw
advisor-stand = Stand
advisor-fares = wins { $won }, ties { $tied }, loses { $lost }
advisor-why-strict = Against players at their best { $better ->
    [draw] drawing
   *[stand] standing
} is better: the other answer gives away { $cost } per chip staked.
advisor-why-mixed = Both are worth the same. Let chance choose with these frequencies, and nobody gains by guessing your hand.
advisor-why-indifferent = Both are worth the same to you: choose as you like.
advisor-cards = { $exact ->
    [yes] Exact, by the
   *[no] Very nearly, by the
} { $cards ->
    [one] one card that was
   *[other] { $cards } cards that were
} left before this coup, as far as your seat has seen.
advisor-outlook = On average a stake or a banco earns { $ponte } of its amount, and the bank { $bank } of what is staked against it, if everybody plays at their best.
advisor-outlook-sides = On average a stake earns { $right } of its amount on the right and { $left } on the left, and the bank { $bank } of all stakes, if everybody plays at their best.
advisor-brief = Per unit: stake or banco { $ponte }, bank { $bank }
advisor-brief-sides = Per unit: right { $right }, left { $left }, bank { $bank }
advisor-rough = Rough: by the solution of a full shoe. These cards are still being solved.
advisor-brief-rough = (of a full shoe)
advisor-outlook-rough = This is for a full shoe; the actual cards are still being solved.
advisor-computing = The advisor is still computing.
advisor-forced = The rules decide this hand, so there is nothing to weigh.
advisor-unsolved = Nobody has solved this decision: the advisor has nothing to say.
advisor-silent = The advisor does not answer.

# The checker of sealed shoes, a page of its own.

checker = Checker of sealed shoes
checker-what = Choose the record of a shoe that is over. Everything that its seal promised is computed again here, in this page, which contacts nobody and sends nothing. It does not play the coups again by the rules; “baccarat verify” does.
checker-record = The record (.bhh)
checker-witness = What your browser saw, if you saved it (.json)
checker-no-record = This is not a whole record of a shoe.
checker-too-large = This file is larger than any record of a shoe.
checker-not-ended = This shoe is not over, or its record does not say how it was sealed.
checker-no-witness = This file does not hold what a browser saw.
checker-other-witness = What the browser saw was another table, or other shoes.
checker-holds = The seal holds.
checker-broken = The seal does not hold:
checker-root = Short root: { $root }
checker-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} came in the order that the secret gives.
checker-browsers = { $many ->
    [0] No browser took part in the shuffle.
    [one] One browser took part in the shuffle.
   *[other] { $many } browsers took part in the shuffle.
}
checker-seen = The record was checked against what the browser saw.
checker-unseen = Without what a browser saw, this is only what the record says about itself.

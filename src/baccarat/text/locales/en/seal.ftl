# The seal of the shoe, on the page.

seal = The seal of this shoe
seal-promised = The seal of this shoe: promised, not yet proved
seal-is-proved = The seal of this shoe: proved
seal-of-promised = The seal of shoe { $shoe }: promised, not yet proved
seal-of-proved = The seal of shoe { $shoe }: proved
seal-broken = The seal of this shoe is broken
seal-broken-what = Do not rely on any shoe at this table: the seal stays broken here. Save what your browser saw, so that the records can be checked against it.
seal-none = The next shoe is not sealed yet.
seal-making = The shoe is being sealed.
seal-root = Every card of this shoe was fixed before the first stake. Its short root is the same for everyone at this table; read it to each other:
seal-nobody = No browser took part in this shoe: the house alone chose its order.
seal-took-part = Took part in the shuffle: { $names }.
seal-seat = seat { $seat }
seal-mine = Your browser added randomness of its own, and it counts.
seal-not-mine = Your browser is not in this shoe; it can be in the next.
seal-proved = { $cards ->
    [0] No card has been shown yet.
    [one] One card was shown, and it was where it should be.
   *[other] { $cards } cards were shown, and each was where it should be.
}
seal-told = { $coups ->
    [one] One coup was dealt while your browser was not here. It learned of that coup only afterwards, and has no proofs of its cards.
   *[other] { $coups } coups were dealt while your browser was not here. It learned of them only afterwards, and has no proofs of their cards.
}
seal-before = The shoe before it, number { $shoe }
seal-unproved = That the cards were shuffled and not chosen is promised, not yet proved. The house shows its secret once the shoe is over; your browser then computes the whole shoe again.
seal-asked = That the cards were shuffled and not chosen is promised, not yet proved. Your browser is asking the house for the secret of this shoe.
seal-recomputed = The secret was shown, and the whole shoe follows from it.
seal-abandoned = { $many ->
    [0] No attempt was abandoned.
    [one] One attempt was abandoned before this one.
   *[other] { $many } attempts were abandoned before this one.
}
seal-cut-myself = I cut my shoes myself
seal-where = Where do you cut?
seal-else = Say nothing, and in a few seconds the cut is made at random.
seal-after = After { $cards ->
    [one] one card
   *[other] { $cards } cards
}
seal-cut = Cut
seal-fault-secret-reused = The house committed to a secret that it had used before.
seal-fault-miscounted = The house hides an attempt that it abandoned.
seal-fault-roster-changed = The roster is not the one that was committed to.
seal-fault-opened-otherwise = Somebody opened what they had not committed to.
seal-fault-opening-dropped = An opening was left out.
seal-fault-late = Somebody came in after the roster was closed.
seal-fault-no-proof = A card was shown without its proof.
seal-fault-bad-proof = A card was not at the place that it was dealt from.
seal-fault-other-secret = The secret is not the one that the house committed to.
seal-fault-other-root = The secret gives another order of cards.
seal-fault-other-card = A card that was dealt is not the one in the shoe.
seal-fault-other-back = A card was shown with the back of another pack.
seal-fault-other-lot = A lot fell on a seat that the secret does not name.
seal-fault-commitment-reused = Two browsers were given one commitment.
seal-fault-attempt-hidden = The house hides an attempt that this browser saw, or describes it differently.
seal-fault-other-room = The shoe was announced for another table.
seal-fault-other-shoe = The shoe announced is not the next one.
seal-fault-other-rules = The shoe was announced for rules other than those shown here.
seal-fault-barred = A browser that had let an attempt fail took part again.
seal-fault-left-out = The house left out your browser’s randomness, though it came in time.
seal-fault-falsely-missing = The house says that a browser did not open, though it did.
seal-fault-second-root = The house announced two roots for one shoe.
seal-fault-secret-hidden = The house did not show a shoe’s secret when that shoe was over.
seal-fault-wrong-winner = The house named a winner that the totals contradict.
seal-fault-wrong-draw = The cards of a coup were not drawn by the rules for third cards.
seal-fault-dealt-on = Cards were dealt from a shoe whose secret had already been shown.
seal-fault-order-changed = The order of dealing changed, or cards were passed over.
seal-fault-ended-otherwise = The shoe did not end with the coup that its rules make the last.
seal-fault-result-changed = A coup was reported differently from the cards that were seen.
seal-fault-rewound = The house went back on what it had already told.
seal-fault-unreadable = The house sent something that cannot be read, so that it cannot be checked.
seal-fault-not-sealed = Cards were dealt from a shoe that had not been sealed.
seal-fault-other-cutter = The house asked one player to cut, and let the cut of another count.
seal-save = Save what I saw
seal-save-why = The file holds what your browser saw of the last shoes here, so that their records can be checked against it later.
seal-not-kept = Your browser saves nothing from this page. What it saw here is gone once you close or reload it: save it yourself before you do.

# Club nights: their terms in the form of a room, and the ranking. Loaded on demand.

club-night = Club night
club-how = Everyone starts with the same chips. They are good at this table only, and nobody’s own chips change.
club-chips = Starting chips
club-shoes = Ends after this many shoes
club-minutes = Ends after this many minutes
club-either = Whichever comes first. Leave one empty if it does not matter.
club-rebuys = Rebuys per player
club-rebuy-until = No rebuys after shoe
club-faulty = Please check the terms of the club night: starting chips from { $least } up, an end, and whole numbers.
club-ranking = Ranking
club-final = Final ranking
club-nobody = Nobody has joined yet.
club-terms-chips = { $chips } chips each
club-terms-shoes = { $shoes ->
    [one] one shoe
   *[other] { $shoes } shoes
  }
club-terms-time = ends at { $time }
club-terms-rebuys = { $rebuys ->
    [0] no rebuys
    [one] one rebuy
   *[other] { $rebuys } rebuys
  }
club-terms-until = until shoe { $shoe }
club-place = Place
club-player = Player
club-holds = Chips
club-result = Result
club-rebought = { $count ->
    [one] one rebuy
   *[other] { $count } rebuys
  }
club-by-result = Rebuys count against the result, so they are no advantage.
club-all = Show everyone
club-prolong = Extend the club night
club-more-shoes = More shoes
club-more-minutes = More minutes
club-prolong-it = Extend

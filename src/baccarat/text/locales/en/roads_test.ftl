# The page that shows the test of the scorecards. Numbers come in as text.

roads-test-title = Do the scorecards predict anything?
roads-test-no = No. What comes next does not depend on what a road shows, and nobody can gain by it.
roads-test-how = { $shoes } shoes of eight packs were shuffled as sealed shoes are, and dealt out: { $dealt } coups after a first win. What each road showed before a coup was noted, and what came then.
roads-test-gain = Whatever a road shows, Player, Banker and Tie each lose in the long run. The one that comes closest to even is { $bet } after { $road } ({ $mark }): it loses at least { $worth } of what is staked, and all such bounds hold together, except for one chance in a million.
roads-test-shown = The road shows
roads-test-coups = Coups
roads-test-run = { $run ->
    [1] { $side } won once
    [4] { $side } won 4 times in a row or more
   *[other] { $side } won { $run } times in a row
  }
roads-test-asked = { $colour } last; red next if { $side } wins
roads-test-chance = Where nothing depends on the road, rows differ by as much as these with a chance of { $chance }.
roads-test-itself = The test itself
roads-test-run-it = It is run each time the program is tested. Every shoe follows from its number, so that anyone can count them all again.

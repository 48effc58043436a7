#!/usr/bin/env bash
# swiss-pairing 1.4.3 (npm): who plays whom, and who is ahead of whom?
#
# 1. Participants are paired "who have not faced each other". But a rematch costs 100, and so does a difference of ten points,
#    since it is squared. Where points are chips, the same two meet again in the next round:
#        ann 30 - 28 ben, cem 2 - 0 dan: next ann - ben, cem - dan
#        ann 1 - 0 ben, cem 1 - 0 dan: next ann - cem, ben - dan
#    `rematchWeight` helps:
#        with a weight of 10000: next ann - cem, ben - dan
# 2. The option `maxPointsPerRound`, which the documentation has, is not read. `maxPerRound` is. By half of these points it is
#    decided whose weakest or strongest opponent does not count, so that a tie goes to somebody else:
#        3 points a win, by maxPointsPerRound: cem 6 (3), ann 3 (6), ben 3 (3), dan 0 (3)
#        3 points a win, by maxPerRound: cem 6 (3), ann 3 (9), ben 3 (3), dan 0 (3)
# 3. "Any value that exposes a toString method" may be an id. Whoever has the number 0 counts as a bye, and has no tiebreaker:
#        ids from 1: 3 6 (3), 1 3 (9), 2 3 (3), 4 0 (3)
#        ids from 0: 2 6 (3), 1 3 (3), 0 3 (0), 3 0 (3)
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund swiss-pairing@1.4.3

cat >rounds.cjs <<'CHECK'
const swiss = require('swiss-pairing');

const NAMES = ['ann', 'ben', 'cem', 'dan'];
const people = (ids) => ids.map((id, index) => ({ id, seed: index + 1 }));
const match = (round, one, points, other, others) => ({
  round,
  home: { id: one, points },
  away: { id: other, points: others },
});

/** The second round after the chips that each has won in the first. */
function next(ann, ben, cem, dan, options) {
  const played = [match(1, 'ann', ann, 'ben', ben), match(1, 'cem', cem, 'dan', dan)];
  const pairs = swiss(options).getMatchups(2, people(NAMES), played);
  return `next ${pairs.map(({ home, away }) => `${home} - ${away}`).join(', ')}`;
}

/** The points and tiebreakers after two rounds with three points for a win. */
function standings(options, ids) {
  const [ann, ben, cem, dan] = ids;
  const first = [match(1, ann, 3, ben, 0), match(1, cem, 3, dan, 0)];
  const second = [match(2, ann, 0, cem, 3), match(2, ben, 3, dan, 0)];
  const rows = swiss(options).getStandings(3, people(ids), [...first, ...second]);
  return rows.map(({ id, wins, tiebreaker }) => `${id} ${wins} (${tiebreaker})`).join(', ');
}

console.log(`ann 30 - 28 ben, cem 2 - 0 dan: ${next(30, 28, 2, 0)}`);
console.log(`ann 1 - 0 ben, cem 1 - 0 dan: ${next(1, 0, 1, 0)}`);
console.log(`with a weight of 10000: ${next(30, 28, 2, 0, { rematchWeight: 10000 })}`);
for (const option of ['maxPointsPerRound', 'maxPerRound']) {
  console.log(`3 points a win, by ${option}: ${standings({ [option]: 3 }, NAMES)}`);
}
for (const from of [1, 0]) {
  const ids = NAMES.map((_, index) => from + index);
  console.log(`ids from ${from}: ${standings({ maxPerRound: 3 }, ids)}`);
}
CHECK
node rounds.cjs | tee said

diff said - <<'EXPECTED'
ann 30 - 28 ben, cem 2 - 0 dan: next ann - ben, cem - dan
ann 1 - 0 ben, cem 1 - 0 dan: next ann - cem, ben - dan
with a weight of 10000: next ann - cem, ben - dan
3 points a win, by maxPointsPerRound: cem 6 (3), ann 3 (6), ben 3 (3), dan 0 (3)
3 points a win, by maxPerRound: cem 6 (3), ann 3 (9), ben 3 (3), dan 0 (3)
ids from 1: 3 6 (3), 1 3 (9), 2 3 (3), 4 0 (3)
ids from 0: 2 6 (3), 1 3 (3), 0 3 (0), 3 0 (3)
EXPECTED

#!/usr/bin/env bash
# mathjs 15.2.0 and boardgame.io 0.50.2 (npm): cards that are dealt again.
#
# 1. `pickRandom` of mathjs puts each card back before it picks the next one, so that a hand may have a card twice. Its
#    documentation says that it picks several values. By chance 18 % of five cards from a pack do so:
#        mathjs, 5 of 52 cards: over 14 % of 2000 hands have a card twice true
#        pick-random, 5 of 52 cards: over 14 % of 2000 hands have a card twice false, none has true
# 2. `reset` of a client of boardgame.io does not begin a new game. It brings back the shoe that was shuffled in `setup`, and
#    the generator with it, so that later shuffles are the same as before, too. Another client has another shoe:
#        boardgame.io, after a reset: the same shoe true, the same next shuffle true
#        boardgame.io, in another client: the same shoe false
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund mathjs@15.2.0 pick-random@4.0.0 boardgame.io@0.50.2

cat >dealt.mjs <<'CHECK'
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { pickRandom } from 'mathjs';
import pickWithout from 'pick-random';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const HANDS = 2000;
const pack = () => [...Array(52).keys()];

/** The number of hands of five that have a card twice. */
function twice(pick) {
  const hands = Array.from({ length: HANDS }, () => pick(pack()));
  return hands.filter((hand) => new Set(hand).size < 5).length;
}

const several = (number) => `over 14 % of ${HANDS} hands have a card twice ${number > 0.14 * HANDS}`;
console.log(`mathjs, 5 of 52 cards: ${several(twice((cards) => pickRandom(cards, 5)))}`);
const without = twice((cards) => pickWithout(cards, { count: 5 }));
console.log(`pick-random, 5 of 52 cards: ${several(without)}, none has ${without === 0}`);

const game = {
  setup: ({ random }) => ({ shoe: random.Shuffle(pack()) }),
  moves: {
    shuffle: ({ G, random }) => {
      G.shoe = random.Shuffle(G.shoe);
    },
  },
};
const shoe = (client) => client.getState().G.shoe.join();

function open() {
  const client = Client({ game, numPlayers: 1, debug: false });
  client.start();
  return client;
}

const client = open();
const shoes = [];
for (let times = 0; times < 2; times++) {
  shoes.push(shoe(client));
  client.moves.shuffle();
  shoes.push(shoe(client));
  client.reset();
}
const [first, second, firstAgain, secondAgain] = shoes;
if (first === second) throw new Error('not shuffled');
console.log(
  `boardgame.io, after a reset: the same shoe ${first === firstAgain}, the same next shuffle ${second === secondAgain}`,
);
await setTimeout(50);
console.log(`boardgame.io, in another client: the same shoe ${first === shoe(open())}`);
CHECK
node dealt.mjs | tee said

diff said - <<'EXPECTED'
mathjs, 5 of 52 cards: over 14 % of 2000 hands have a card twice true
pick-random, 5 of 52 cards: over 14 % of 2000 hands have a card twice false, none has true
boardgame.io, after a reset: the same shoe true, the same next shuffle true
boardgame.io, in another client: the same shoe false
EXPECTED

#!/usr/bin/env bash
# generate-json-patch 1.2.9 and json-diff-ts 4.10.4 (npm): patches that bring the cards into another order than was meant.
#
# Both compare two states and tell items of a list by a key, here the cards by their name. A patch between two orders of
# a shoe should end in the second one.
# 1. generate-json-patch has wrong moves for some orders of four cards and more. rfc6902 5.4.0 and fast-json-patch 3.1.1
#    both apply the patch without an error, and agree on its end:
#        orders of 3, 4, 5 and 6 cards that a patch misses: 0 of 6, 1 of 24, 15 of 120, 133 of 720
#        from abcd to cdba: /1 to /2, /0 to /3; ends in cbda
# 2. json-diff-ts does not compare the order of keyed items at all, which its documentation does not mention. A shuffle is
#    no change, and a card that was put in between comes last:
#        orders of 4 cards that differ from the first: 0 of 24
#        from abc to axbc: ends in abcx
#    jsondiffpatch 0.7.7, told the same keys, gets all of them right:
#        orders of 3, 4, 5 and 6 cards that jsondiffpatch misses: 0 of 6, 0 of 24, 0 of 120, 0 of 720
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund generate-json-patch@1.2.9 json-diff-ts@4.10.4 jsondiffpatch@0.7.7 \
    rfc6902@5.4.0 fast-json-patch@3.1.1

cat >orders.mjs <<'CHECK'
import { isDeepStrictEqual } from 'node:util';
import fast from 'fast-json-patch';
import { generateJSONPatch } from 'generate-json-patch';
import * as keyed from 'json-diff-ts';
import { create } from 'jsondiffpatch';
import { applyPatch } from 'rfc6902';

const cards = (names) => [...names].map((name) => ({ name }));
const names = (shoe) => shoe.map((card) => card.name).join('');
const objectHash = (card) => card.name;
const byName = { embeddedObjKeys: { shoe: 'name' } };

function orders(cards) {
  if (cards.length < 2) return [cards];
  return [...cards].flatMap((card) => orders(cards.replace(card, '')).map((rest) => card + rest));
}

/** Where the patch of generate-json-patch ends, according to two packages that apply it. */
function patched(from, to) {
  const patch = generateJSONPatch(cards(from), cards(to), { objectHash });
  const shoe = cards(from);
  if (applyPatch(shoe, patch).some((error) => error)) throw new Error('refused');
  if (!isDeepStrictEqual(shoe, fast.applyPatch(cards(from), patch, true).newDocument)) throw new Error('no agreement');
  return { patch, end: names(shoe) };
}

function compared(from, to) {
  const differ = create({ objectHash });
  return names(differ.patch(cards(from), differ.diff(cards(from), cards(to))));
}

/** The orders of three to six cards that are missed, by a function that patches. */
function missed(end) {
  const counts = ['abc', 'abcd', 'abcde', 'abcdef'].map((from) => {
    const all = orders(from);
    return `${all.filter((to) => end(from, to) !== to).length} of ${all.length}`;
  });
  return counts.join(', ');
}

console.log(`orders of 3, 4, 5 and 6 cards that a patch misses: ${missed((from, to) => patched(from, to).end)}`);
const { patch, end } = patched('abcd', 'cdba');
console.log(`from abcd to cdba: ${patch.map(({ from, path }) => `${from} to ${path}`).join(', ')}; ends in ${end}`);

const changes = (from, to) => keyed.diff({ shoe: cards(from) }, { shoe: cards(to) }, byName);
const all = orders('abcd');
const differing = all.filter((to) => changes('abcd', to).length).length;
console.log(`orders of 4 cards that differ from the first: ${differing} of ${all.length}`);
const after = keyed.applyChangeset({ shoe: cards('abc') }, changes('abc', 'axbc'));
console.log(`from abc to axbc: ends in ${names(after.shoe)}`);
console.log(`orders of 3, 4, 5 and 6 cards that jsondiffpatch misses: ${missed(compared)}`);
CHECK
node orders.mjs | tee said

diff said - <<'EXPECTED'
orders of 3, 4, 5 and 6 cards that a patch misses: 0 of 6, 1 of 24, 15 of 120, 133 of 720
from abcd to cdba: /1 to /2, /0 to /3; ends in cbda
orders of 4 cards that differ from the first: 0 of 24
from abc to axbc: ends in abcx
orders of 3, 4, 5 and 6 cards that jsondiffpatch misses: 0 of 6, 0 of 24, 0 of 120, 0 of 720
EXPECTED

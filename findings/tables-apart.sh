#!/usr/bin/env bash
# @colyseus/schema 5.0.34 (npm): a client's cards that are not the server's.
#
# A server changes a list with the methods of an array, and sends the changes to its clients at fixed intervals. In the
# cases below the client gets another list, without an error on either side, and later patches build on it.
# 1. A card that is put before one like it is lost, as happens with several packs:
#        4d 7s 9h Kc, put 4d first: server 4d 4d 7s 9h Kc, client 4d 7s 9h Kc
#        4d 7s 9h Kc, put 9h third: server 4d 7s 9h 9h Kc, client 4d 7s 9h Kc
#    Putting it last is right:
#        4d 7s 9h Kc, put Kc last: server 4d 7s 9h Kc Kc, client 4d 7s 9h Kc Kc
# 2. Two calls between two patches may be one too many, even if all cards differ:
#        4d 7s 9h Kc, take the first, sort: server 7s 9h Kc, client 7s 7s 9h Kc
#        4d 7s 9h Kc, put x first, take the first: server 4d 7s 9h Kc, client 7s 9h Kc
#    Each of these calls comes out right if a patch is sent after it:
#        two different calls and one patch: 4 of 72 pairs end apart, with a patch after each call 0
#
# Needs npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @colyseus/schema@5.0.34

cat >tables.cjs <<'CHECK'
const { schema, t, Decoder, Encoder } = require('@colyseus/schema');

const Table = schema({ cards: t.array('string') }, 'Table');
const CARDS = ['4d', '7s', '9h', 'Kc'];
const BESIDE_EQUAL = {
  'put 4d first': (cards) => cards.unshift('4d'),
  'put 9h third': (cards) => cards.splice(2, 0, '9h'),
  'put Kc last': (cards) => cards.push('Kc'),
};
const OTHERS = {
  'take the first': (cards) => cards.shift(),
  'take the last': (cards) => cards.pop(),
  'take the second': (cards) => cards.splice(1, 1),
  'put x first': (cards) => cards.unshift('x'),
  'put y second': (cards) => cards.splice(1, 0, 'y'),
  'put z third': (cards) => cards.splice(2, 0, 'z'),
  'put w last': (cards) => cards.push('w'),
  sort: (cards) => cards.sort(),
  reverse: (cards) => cards.reverse(),
};
const CALLS = { ...BESIDE_EQUAL, ...OTHERS };

/** The server's cards and the client's after the named calls, with a patch at the end or after each of them. */
function play(names, each) {
  const server = new Table();
  for (const card of CARDS) server.cards.push(card);
  const encoder = new Encoder(server);
  const client = new Decoder(new Table());
  client.decode(encoder.encodeAll());
  encoder.discardChanges();
  const send = () => {
    client.decode(encoder.encode());
    encoder.discardChanges();
  };
  for (const name of names) {
    CALLS[name](server.cards);
    if (each) send();
  }
  send();
  return [server, client.state].map((state) => [...state.cards].join(' '));
}

function show(...names) {
  const [server, client] = play(names, false);
  console.log(`${CARDS.join(' ')}, ${names.join(', ')}: server ${server}, client ${client}`);
}

for (const name of Object.keys(BESIDE_EQUAL)) show(name);
show('take the first', 'sort');
show('put x first', 'take the first');
const names = Object.keys(OTHERS);
const pairs = names.flatMap((first) => names.filter((each) => each !== first).map((second) => [first, second]));
const apart = [false, true].map((each) => pairs.filter((pair) => new Set(play(pair, each)).size > 1).length);
console.log(
  `two different calls and one patch: ${apart[0]} of ${pairs.length} pairs end apart, with a patch after each call ${apart[1]}`,
);
CHECK
node tables.cjs | tee said

diff said - <<'EXPECTED'
4d 7s 9h Kc, put 4d first: server 4d 4d 7s 9h Kc, client 4d 7s 9h Kc
4d 7s 9h Kc, put 9h third: server 4d 7s 9h 9h Kc, client 4d 7s 9h Kc
4d 7s 9h Kc, put Kc last: server 4d 7s 9h Kc Kc, client 4d 7s 9h Kc Kc
4d 7s 9h Kc, take the first, sort: server 7s 9h Kc, client 7s 7s 9h Kc
4d 7s 9h Kc, put x first, take the first: server 4d 7s 9h Kc, client 7s 9h Kc
two different calls and one patch: 4 of 72 pairs end apart, with a patch after each call 0
EXPECTED

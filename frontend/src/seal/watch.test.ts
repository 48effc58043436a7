import { describe, expect, it } from 'vitest';
import documented from '../../../docs/sealed-shoes.json?raw';
import type { RoomConnection } from '../room/connection/roomConnection.svelte';
import type { Message } from '../types';
import type { Back } from '../wire';
import { Watch } from './watch.svelte';

const [, , VECTOR] = JSON.parse(documented);
const BACKS: Back[] = VECTOR.packs.split(' ').map((pack: string) => (Number(pack) % 2 ? 'blue' : 'pink'));
/** The fields as the house writes them; their digest is in the test vector. */
const RULES = written(VECTOR.fields);
const { room: ROOM, shoe: SHOE } = VECTOR.attempt.announcement;
const NOW = { seq: 1, shoe: SHOE, coup: 1, me: { seat: null }, view: {} };

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `"${name}":${written(each)}`)
    .join()}}`;
}

/** A shoe as an onlooker learns of it: its seal, its first two cards, of which they see one, and its secret. */
function heard(backs: Back[]): Watch['look'] {
  let hear: (message: Message) => void = () => undefined;
  const watch = new Watch({
    id: ROOM,
    listen: (listener: typeof hear) => void (hear = listener),
  } as unknown as RoomConnection);
  const { attempt, abandoned, root, secret, fields, proofs } = VECTOR;
  const seal = { ceremony: { attempt, abandoned }, root, out: 0, hands: {}, backs: {}, proofs: [] };
  const news = (rest: object) => hear({ type: 'news', now: NOW, told: [], ...rest } as unknown as Message);
  hear({
    type: 'welcome',
    room: { id: ROOM, preset: fields, rules: RULES },
    now: NOW,
    coups: [],
    seal,
  } as unknown as Message);
  const shown = { type: 'card-passed', side: 'player', card: proofs[0].card };
  const hidden = { type: 'card-passed', side: 'banker', card: null };
  news({ told: [{ event: shown, calls: [], backs: [backs[0]] }], proofs: [proofs[0]] });
  news({ told: [{ event: hidden, calls: [], backs: [backs[1]] }] });
  news({ seal: [{ type: 'secret-shown', shoe: SHOE, secret }] });
  return watch.look;
}

describe('a shoe watched to its end', () => {
  it('is whole if everything was told truthfully', () => {
    expect(heard(BACKS)).toMatchObject({ faults: [], shoe: { proved: 1, recomputed: true } });
  });

  it.each([0, 1])('is broken if the back of card %d was falsified', (at) => {
    const told = BACKS.with(at, BACKS[at] === 'pink' ? 'blue' : 'pink');
    expect(heard(told)?.faults).toEqual(['other-back']);
  });
});

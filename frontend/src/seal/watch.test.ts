import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a command that came too soon', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const TOO_SOON = { type: 'refused', code: 'too-many-commands', limit: null, field: null, retry_in: 900 };

  function sitting() {
    const sent: { id: string; do: { type: string } }[] = [];
    let hear: (message: Message) => void = () => undefined;
    const watch = new Watch({
      id: ROOM,
      listen: (listener: typeof hear) => void (hear = listener),
      send: (frame: (typeof sent)[number]) => void sent.push(frame),
    } as unknown as RoomConnection);
    return { sent, watch, hear: (message: object) => hear(message as Message) };
  }

  it('is sent again when the house has time, until it is answered', () => {
    const { sent, watch, hear } = sitting();
    watch.cutMyself(true);
    const [first] = sent;
    hear({ ...TOO_SOON, id: first!.id });
    vi.advanceTimersByTime(899);
    expect(sent).toEqual([first]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([first, first]);
    hear({ ...TOO_SOON, id: first!.id });
    hear({ type: 'accepted', id: first!.id, seq: 9 });
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(2);
    watch.close();
  });

  it('is not sent again once it is refused for good, or the page has left', () => {
    const { sent, watch, hear } = sitting();
    watch.cutMyself(true);
    hear({ ...TOO_SOON, id: sent[0]!.id });
    hear({ ...TOO_SOON, id: sent[0]!.id, retry_in: null });
    watch.cutMyself(false);
    hear({ ...TOO_SOON, id: sent[1]!.id });
    watch.close();
    vi.advanceTimersByTime(1000);
    expect(sent.map((each) => each.do.type)).toEqual(['cut-myself', 'cut-myself']);
  });
});

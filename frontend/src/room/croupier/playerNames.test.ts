import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../i18n.svelte';
import type { Now } from '../../wire';
import { nameSeats } from './calls';

beforeAll(() => speech.begin());

it('names the people in the seats of a call, and leaves an empty seat its number', () => {
  const people = [
    { seat: 3, name: 'Ada' },
    { seat: 5, name: 'Bea' },
  ];
  const now = { people, me: { seat: 5 } } as unknown as Now;
  const call = { id: 'bank-banco-shared', args: { seat: 3, other: 4, units: 5 } };
  expect(nameSeats(call, now)).toEqual({ ...call, args: { ...call.args, seat: '3 (Ada)' } });
  const mine = nameSeats({ id: 'bank-held', args: { seat: 5 } }, now);
  expect(mine.args.seat).toMatch(/^5 \(.+\)$/);
});

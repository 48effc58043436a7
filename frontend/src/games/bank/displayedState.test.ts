import { expect, it } from 'vitest';
import { updatePeople, type BankNow } from './bankView';

const ANNA = { seat: 1, name: 'Anna' };
const BEN = { seat: 2, name: 'Ben' };
const CLEO = { seat: 2, name: 'Cleo' };
const nowOf = (seat: number | null, ...people: object[]) => ({ view: {}, me: { seat }, people }) as unknown as BankNow;
const named = ({ people }: BankNow) => people.map(({ name }) => name);

it('keeps naming a player who left until their play has been shown, unless the seat is taken', () => {
  const seen = nowOf(1, ANNA, BEN);
  expect(named(updatePeople(seen, nowOf(1, ANNA), false))).toEqual(['Anna', 'Ben']);
  expect(named(updatePeople(seen, nowOf(1, ANNA, CLEO), false))).toEqual(['Anna', 'Cleo']);
  expect(updatePeople(seen, nowOf(null), false).me.seat).toBeNull();
});

it('keeps a closed table as it was until its last coup has been shown', () => {
  const seen = nowOf(1, ANNA, BEN);
  expect(updatePeople(seen, nowOf(null), true)).toBe(seen);
});

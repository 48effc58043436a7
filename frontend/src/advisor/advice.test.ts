import { expect, test } from 'vitest';
import { betterOf, costOf, fractionOf, isRough, oftenOf, type Advice, type Told } from './advice';

const worth = (float: number) => ({ value: { exact: '', float }, fares: {} });
const advice = (exact: string, float: number): Advice => ({
  cards: 312,
  often: { exact, float },
  reason: 'mixed',
  draw: worth(0.25),
  stand: worth(-0.125),
  exact: true,
  solution: 'these-cards',
});

test('gives each answer its share, and the rest to the other', () => {
  const found = advice('859/2288', 859 / 2288);
  expect(fractionOf(found, 'draw')).toBe('859/2288');
  expect(fractionOf(found, 'stand')).toBe('1429/2288');
  expect(oftenOf(found, 'draw') + oftenOf(found, 'stand')).toBe(1);
  expect(betterOf(found)).toBe('stand');
});

test('shows no fraction for a pure decision, nor for a mere approximation', () => {
  expect(fractionOf(advice('1/1', 1), 'draw')).toBeNull();
  expect(fractionOf(advice('0/1', 0), 'stand')).toBeNull();
  expect(fractionOf({ ...advice('1/3', 1 / 3), exact: false }, 'draw')).toBeNull();
  expect(betterOf(advice('1/1', 1))).toBe('draw');
});

test('gives the difference as the cost of the worse answer', () => {
  expect(costOf(advice('1/1', 1))).toBe(0.375);
});

test('asks again while a full-shoe solution stands in, and while the answer is being computed', () => {
  const said = { shoe: 1, coup: 1, decision: 1 };
  const outlook = { cards: 312, worth: { bank: { exact: '0/1', float: 0 } }, exact: false };
  const told = (solution: 'these-cards' | 'full-shoe'): Told[] => [
    { ...said, state: 'advice', advice: { ...advice('1/1', 1), solution } },
    { ...said, state: 'outlook', advice: null, outlook: { ...outlook, solution } },
  ];
  expect(told('full-shoe').map(isRough)).toEqual([true, true]);
  expect(told('these-cards').map(isRough)).toEqual([false, false]);
  expect(isRough({ ...said, state: 'computing', advice: null })).toBe(true);
  expect(isRough({ ...said, state: 'unsolved', advice: null })).toBe(false);
});

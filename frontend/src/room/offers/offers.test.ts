import { expect, it } from 'vitest';
import type { Choices } from '../preferences.svelte';
import { findDueOffer, countCoup, type Newcomer } from './offers';

const choices = { index: false, sound: false, turns: 'never', squeezes: 'mine' } as Choices;

/** The offers on the table after each of some coups, if none is answered. */
function passedOver(count: number): (string | undefined)[] {
  let now: Newcomer = { coups: 0, done: [] };
  let [last, since]: [string | undefined, number] = [undefined, 0];
  return Array.from({ length: count }, () => {
    now = countCoup(now, choices, since);
    const offer = findDueOffer(now, choices)?.offer;
    if (offer !== last) [last, since] = [offer, now.coups];
    return offer;
  });
}

it('makes each offer once, one after another, and lets it pass', () => {
  expect(passedOver(10)).toEqual([
    'figures',
    'figures',
    'sound',
    'sound',
    'squeeze',
    'squeeze',
    'squeeze',
    undefined,
    undefined,
    undefined,
  ]);
});

it('offers nothing that has been answered or chosen already', () => {
  const newcomer: Newcomer = { coups: 9, done: ['figures'] };
  expect(findDueOffer(newcomer, choices)?.offer).toBe('sound');
  expect(findDueOffer(newcomer, { ...choices, sound: true })?.offer).toBe('squeeze');
  expect(findDueOffer(newcomer, { ...choices, sound: true, turns: 'mine' })).toBeUndefined();
  expect(findDueOffer({ coups: 0, done: [] }, choices)).toBeUndefined();
});

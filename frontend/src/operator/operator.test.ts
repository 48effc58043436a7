import { expect, test } from 'vitest';
import { readRules } from './operator.svelte';

test.each([
  ['door=open guests=True salon=on', { door: 'open', guests: true, salon: 'on' }],
  ['door=invited guests=False salon=moderated', { door: 'invited', guests: false, salon: 'moderated' }],
  ['door=ajar guests=True salon=on', null],
  ['A reason', null],
])('the rules in the entry %s', (stored, rules) => {
  expect(readRules(stored)).toEqual(rules);
});

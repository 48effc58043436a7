import { expect, it } from 'vitest';
import { resultIn, type RecordRead } from './record';

it.each([
  ['h deal 9h Td = banker 6-7', { outcomes: ['banker'], totals: [6, 7] }],
  ['2 draw; h deal 7h = ponte 6-1', { outcomes: ['player'], totals: [6, 1] }],
  ['h deal 7h = right won 8 left lost 0 banker 5', { outcomes: ['player', 'banker'], totals: [8, 0, 5] }],
  ['h deal 7h = left tied 3 banker 3', { outcomes: ['tie'], totals: [3, 3] }],
  ['h close = no-coup', null],
])('reads what a coup came to, however many sides were dealt: %s', (line, result) => {
  expect(resultIn({ coups: [line] } as RecordRead, 1)).toEqual(result);
});

it('counts no coup that nobody played for', () => {
  const coups = ['h close = no-coup', 'h close; h deal 7h = tie 6-6'];
  expect(resultIn({ coups } as RecordRead, 1)).toEqual({ outcomes: ['tie'], totals: [6, 6] });
});

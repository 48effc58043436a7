import { expect, it } from 'vitest';
import { resultIn, type RecordRead } from './record';

it.each([
  ['h deal 9h Td = banker 6-7', { outcomes: ['banker'], totals: [6, 7] }],
  ['2 draw; h deal 7h = ponte 6-1', { outcomes: ['player'], totals: [6, 1] }],
  ['h deal 7h = ponte banker 8-0-9', { outcomes: ['player', 'banker'], totals: [8, 0, 9] }],
  ['h close = no-coup', null],
])('reads what a coup came to, however many sides were dealt: %s', (line, result) => {
  expect(resultIn({ coups: [line] } as RecordRead, 1)).toEqual(result);
});

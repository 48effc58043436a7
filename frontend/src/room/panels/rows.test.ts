import { describe, expect, it } from 'vitest';
import { always, never, rowsOf, spans } from './rows';

const BANKER: [string, ...string[]] = [
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDSFD',
  'SSDDDDDDSSD',
  'SSSSFDDDSSD',
  'SSSSSSDDSSS',
  'SSSSSSSSSSS',
];

describe('the rows of a tableau', () => {
  const rows = rowsOf({ player: 'DDDDDFSS', banker: BANKER } as Parameters<typeof rowsOf>[0]);

  it('group totals that are treated alike', () => {
    expect(rows.map(({ has }) => has)).toEqual(['0 – 2', '3', '4', '5', '6', '7']);
    expect(rows.map(always)).toEqual([true, false, false, false, false, false]);
    expect(rows.map(never)).toEqual([false, false, false, false, false, true]);
  });

  it('say on which cards the banker draws, or may draw', () => {
    expect(rows.map(({ draws }) => spans(draws))).toEqual(['0 – 9', '0 – 7', '2 – 7', '5 – 7', '6, 7', '']);
    expect(rows.map(({ may }) => spans(may))).toEqual(['', '9', '', '4', '', '']);
    expect(rows.map(({ stood }) => stood)).toEqual([true, true, true, true, false, false]);
  });
});

it.each([
  [[], ''],
  [[3], '3'],
  [[6, 7], '6, 7'],
  [[0, 1, 2, 3, 4, 5, 6, 7, 9], '0 – 7, 9'],
])('abbreviates %j', (numbers, words) => expect(spans(numbers)).toBe(words));

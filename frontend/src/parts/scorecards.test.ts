import { describe, expect, it } from 'vitest';
import { columnsFor, INKS, middleOf, PAPER, scrollFor } from './scorecards';

describe('columnsFor', () => {
  it('shows an empty grid before the first coup', () => {
    expect(columnsFor([], 14)).toBe(14);
  });

  it('keeps a free column after the newest, wherever that is in the list', () => {
    expect(columnsFor([{ column: 12 }], 14)).toBe(14);
    expect(columnsFor([{ column: 30 }, { column: 4 }], 14)).toBe(32);
  });
});

describe('middleOf', () => {
  it('counts squares from the upper left', () => {
    expect(middleOf({ column: 2, row: 5 })).toEqual([50, 110]);
  });
});

describe('scrollFor', () => {
  const sheet = { scrollWidth: 480, clientWidth: 200 };

  it.each([
    [0, 0],
    [8, 0],
    [9, 20],
    [22, 280],
  ])('with the newest coup in column %d, scrolls by %d', (newest, pixels) => {
    expect(scrollFor({ newest, columns: 24 }, sheet)).toBe(pixels);
  });
});

describe('INKS', () => {
  function brightness(colour: string): number {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }

  it.each(Object.entries(INKS))('prints %s legibly on the paper', (_, ink) => {
    expect((brightness(PAPER) + 0.05) / (brightness(ink) + 0.05)).toBeGreaterThan(4.5);
  });
});

import { describe, expect, it } from 'vitest';
import { before, layout, shoeAt, type Layout } from './layout';
import type { Thing } from './geometry';

/** Felt sizes: phones in portrait and landscape, low and high windows, and windows with a banner or a coach. */
const FELTS = [
  [289, 251],
  [330, 264],
  [344, 300],
  [344, 250],
  [374, 456],
  [374, 700],
  [546, 333],
  [546, 290],
  [752, 700],
  [958, 360],
  [958, 407],
  [958, 470],
  [1024, 525],
  [1492, 834],
  [1342, 910],
] as const;
/** Chairs and hands of tables of both games. */
const TABLES = [
  [2, 2],
  [6, 2],
  [9, 2],
  [12, 2],
  [3, 3],
  [7, 3],
  [11, 3],
] as const;
const BADGE = 17;

const over = (one: Thing, other: Thing) =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < (one.high + other.high) / 2;

/**
 * Chairs with the labels above them and the chips in front of them; also the croupier, unless they have no place at the
 * edge.
 */
function things({ spots, chair, stake, upright, slim }: Layout): Thing[] {
  const badge = stake || slim ? 0 : BADGE;
  const high = chair.high + badge;
  const chairs = spots.map(({ x, y }) => ({ x, y: y - badge / 2, wide: chair.wide, high }));
  return [
    ...chairs.slice(upright ? 1 : 0),
    ...(stake ? spots.slice(1).map((spot) => ({ ...before(spot, chair, stake), wide: stake, high: stake })) : []),
  ];
}

describe.each(FELTS)('a felt of %i by %i', (wide, high) => {
  it.each(TABLES)('has room for %i chairs and %i hands', (chairs, hands) => {
    const laid = layout({ wide, high }, chairs, hands);
    const all = [...things(laid), ...(laid.words ? [laid.words] : []), laid.middle];
    expect(all.filter((one, at) => all.slice(at + 1).some((other) => over(one, other)))).toEqual([]);
    for (const each of all) {
      expect(Math.abs(each.x) + each.wide / 2).toBeLessThanOrEqual(wide / 2);
      expect(Math.abs(each.y) + each.high / 2).toBeLessThanOrEqual(high / 2 + 1);
    }
    for (const spot of laid.stake ? [null, ...laid.spots.slice(1)] : []) {
      const shoe = shoeAt(laid, spot);
      const others = [laid.words!, laid.middle, ...laid.spots.slice(1).map((each) => ({ ...each, ...laid.chair }))];
      expect(others.filter((other) => over(shoe, other))).toEqual([]);
    }
    const columns = laid.upright ? 1 : hands;
    expect(laid.card * 3.24 * columns).toBeLessThanOrEqual(laid.middle.wide);
  });
});

it('keeps cards legible unless there is a coach', () => {
  const cards = (wide: number, high: number, chairs: number, hands: number) =>
    layout({ wide, high }, chairs, hands).card;
  for (const [wide, high] of [
    [289, 251],
    [330, 264],
    [344, 300],
  ] as const) {
    expect(cards(wide, high, 9, 2)).toBeGreaterThanOrEqual(34);
    expect(cards(wide, high, 11, 3)).toBeGreaterThanOrEqual(34);
  }
  expect(cards(374, 456, 11, 3)).toBeGreaterThan(45);
  expect(cards(546, 333, 11, 3)).toBeGreaterThan(42);
  expect(cards(958, 407, 11, 3)).toBeGreaterThan(58);
  expect(cards(1024, 525, 11, 3)).toBeGreaterThan(66);
  expect(cards(546, 333, 9, 2)).toBeGreaterThan(50);
  for (const high of [407, 470, 525]) expect(cards(958, high, 12, 2)).toBeGreaterThan(66);
});

it('has larger chairs and words on a large felt alone', () => {
  expect([958, 1024, 1342, 1850].map((wide) => layout({ wide, high: wide * 0.66 }, 9, 2).grown.toFixed(2))).toEqual([
    '1.00',
    '1.00',
    '1.12',
    '1.50',
  ]);
});

it('lets chips lie in front of the chairs where cards stay legible', () => {
  for (const [wide, high] of FELTS) {
    const laid = layout({ wide, high }, 11, 3);
    if (laid.stake) expect(laid.card).toBeGreaterThanOrEqual(60);
  }
  expect(layout({ wide: 1024, high: 525 }, 11, 3).stake).toBeGreaterThan(0);
  expect(layout({ wide: 958, high: 407 }, 11, 3).stake).toBe(0);
});

it('draws larger chips where the cards hardly become smaller for it', () => {
  expect(layout({ wide: 1492, high: 834 }, 11, 3).stake).toBe(96);
  expect(layout({ wide: 958, high: 470 }, 12, 2).stake).toBeLessThan(96);
});

it('puts three hands beside each other with the bank below, and the bank between two', () => {
  expect(layout({ wide: 948, high: 510 }, 11, 3).form).toBe('below');
  expect(layout({ wide: 948, high: 510 }, 9, 2).form).toBe('amid');
});

it('keeps its arrangement while a little height comes and goes', () => {
  for (const [chairs, hands] of TABLES)
    for (const wide of [344, 374, 752, 948, 1400])
      for (let high = 240; high < 800; high += 41) {
        const one = layout({ wide, high }, chairs, hands);
        const other = layout({ wide, high: high + 10 }, chairs, hands, one);
        const back = layout({ wide, high }, chairs, hands, other);
        expect([back.form, back.stake, back.edge.bend]).toEqual([other.form, other.stake, other.edge.bend]);
      }
});

it('puts names next to the cards where three stacked hands do not fit', () => {
  expect(layout({ wide: 344, high: 560 }, 9, 2).form).toBe('stacked');
  expect(layout({ wide: 344, high: 252 }, 9, 3).form).toBe('beside');
});

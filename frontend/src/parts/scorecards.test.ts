import { describe, expect, it } from 'vitest';
import { columnsFor, INKS, middleOf, PAPER, scrollFor } from './scorecards';
import { render } from 'svelte/server';
import { chips } from '../i18n.svelte';
import BeadPlate from './BeadPlate.svelte';
import BigRoad from './BigRoad.svelte';
import ChipStack from './ChipStack.svelte';
import DerivedRoad from './DerivedRoad.svelte';

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

describe('the bead plate', () => {
  it("prints the reader's letters, coup by coup", () => {
    const { body } = render(BeadPlate, {
      props: {
        beads: [
          { column: 0, row: 0, outcome: 'player' },
          { column: 0, row: 1, outcome: 'tie' },
        ],
        letters: { player: 'S', banker: 'B', tie: 'U' },
        label: 'Perlentafel',
      },
    });
    const letters = [...body.matchAll(/<text x="([\d ]+)" y="([\d. ]+)"[^>]*>(\w+)</g)].map(([, ...found]) => found);
    expect(letters).toEqual([
      ['10', '13.8', 'S'],
      ['10', '33.8', 'U'],
    ]);
    expect(body).toContain('aria-label="Perlentafel"');
  });
});

describe('the big road', () => {
  const road = (outcome: 'player' | 'banker' | null, ties: number) =>
    render(BigRoad, {
      props: { road: [{ column: 0, row: 0, outcome, run: 0, ties }], label: 'road' },
    }).body;
  /** How many beads a path of the sheet draws. */
  const drawn = (body: string, path: string) =>
    (new RegExp(`<path d="([^"]*)"[^>]*${path}`).exec(body)?.[1]?.match(/M/g) ?? []).length;

  it('distinguishes banker and player by shape, not only by colour', () => {
    const counts = (outcome: 'player' | 'banker') =>
      ['data-road-won="player"', 'data-road-won="banker"', 'data-road-dots'].map((path) =>
        drawn(road(outcome, 0), path),
      );
    expect(counts('player')).toEqual([1, 0, 0]);
    expect(counts('banker')).toEqual([0, 1, 1]);
  });

  it('strikes through a win followed by ties, and shows their number from two on', () => {
    expect(drawn(road('player', 1), 'data-road-ties')).toBe(1);
    expect(road('player', 1)).not.toContain('<text');
    expect(road('player', 3)).toMatch(/<text[^>]*>3</);
  });

  it('shows ties before the first win on their own', () => {
    expect(drawn(road(null, 1), 'data-road-won="(?:player|banker)"')).toBe(0);
    expect(drawn(road(null, 1), 'data-road-ties')).toBe(1);
  });
});

it('has as many elements at the end of a shoe as at its beginning', () => {
  const beads = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{
        column: Math.floor(at / 6),
        row: at % 6,
        run: at,
        ties: 0,
        natural: at % 5 === 0,
        banker_pair: at % 7 === 0,
      },
      outcome: (['player', 'banker', 'tie'] as const)[at % 3]!,
      colour: (['red', 'blue'] as const)[at % 2]!,
    }));
  const elements = (body: string) => body.match(/<\w+/g)?.length;
  for (const draw of [
    (count: number) => render(BeadPlate, { props: { beads: beads(count), label: '' } }).body,
    (count: number) => render(BigRoad, { props: { road: beads(count), label: '' } }).body,
    (count: number) => render(DerivedRoad, { props: { road: beads(count), shape: 'ring', label: '' } }).body,
  ])
    expect(elements(draw(80))).toBe(elements(draw(20)));
});

describe('a stack of chips', () => {
  const stack = (units: number) =>
    render(ChipStack, { props: { units, denominations: [500, 2_500], label: '', sum: chips(units) } }).body;

  it('writes the whole sum, including the part that no chip represents', () => {
    expect(stack(2_375)).toContain('>23.75<');
  });

  it('draws no chips for less than the smallest, but still writes the sum', () => {
    expect(stack(375)).not.toContain('<svg');
    expect(stack(375)).toContain('>3.75<');
  });

  it('is hidden from screen readers when it has no name', () => {
    expect(stack(500)).toContain('aria-hidden="true"');
  });
});

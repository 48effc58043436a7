import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { chips } from '../i18n.svelte';
import BeadPlate from './BeadPlate.svelte';
import BigRoad from './BigRoad.svelte';
import ChipStack from './ChipStack.svelte';
import DerivedRoad from './DerivedRoad.svelte';

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

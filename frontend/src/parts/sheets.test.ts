import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { chips } from '../i18n.svelte';
import BeadPlate from './BeadPlate.svelte';
import BigRoad from './BigRoad.svelte';
import ChipStack from './ChipStack.svelte';

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
    expect([...body.matchAll(/<text[^>]*>(\w)</g)].map(([, letter]) => letter)).toEqual(['S', 'U']);
    expect(body).toContain('aria-label="Perlentafel"');
  });
});

describe('the big road', () => {
  const road = (outcome: 'player' | 'banker' | null, ties: number) =>
    render(BigRoad, {
      props: { road: [{ column: 0, row: 0, outcome, run: 0, ties }], label: 'road' },
    }).body;
  const marks = (body: string, mark: string) => body.split(mark).length - 1;

  it('distinguishes banker and player by shape, not only by colour', () => {
    expect(marks(road('player', 0), '<circle')).toBe(1);
    expect(marks(road('banker', 0), '<circle')).toBe(2);
  });

  it('strikes through a win followed by ties, and shows their number from two on', () => {
    expect(marks(road('player', 1), '8.4L8.4')).toBe(1);
    expect(road('player', 1)).not.toContain('<text');
    expect(road('player', 3)).toMatch(/<text[^>]*>3</);
  });

  it('shows ties before the first win on their own', () => {
    expect(road(null, 1)).not.toContain('<circle');
    expect(marks(road(null, 1), '8.4L8.4')).toBe(1);
  });
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

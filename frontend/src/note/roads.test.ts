import { describe, expect, it } from 'vitest';
import type { Outcome } from '../wire';
import type { Coup } from './notes';
import { bigRoad } from './roads';

/** The examples by which the house's own road is tested, too. */
const FILES = import.meta.glob<string>('../../../tests/scorecards/roads.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const WON: Record<string, Outcome> = { B: 'banker', P: 'player', T: 'tie' };
const EXAMPLES = Object.values(FILES)
  .join()
  .split(/^\[(?=[a-z])/m)
  .slice(1)
  .map((text) => {
    const stringAt = (key: string) => new RegExp(`^${key} = "(.*)"$`, 'm').exec(text)![1]!;
    return { name: text.split(']')[0]!, coups: stringAt('coups'), beads: stringAt('beads') };
  });

const coupsOf = (letters: string): Coup[] =>
  [...letters.replaceAll(' ', '')].map((letter) => ({
    kind: 'coup',
    won: WON[letter]!,
    cards: [],
    natural: false,
    player_pair: false,
    banker_pair: false,
  }));

/** Each bead as in the examples: its letter, column and row, and the ties after it. */
const written = (coups: readonly (Coup | null)[]) =>
  bigRoad(coups)
    .map(({ outcome, column, row, ties }) => {
      const letter = outcome ? outcome[0]!.toUpperCase() : 'T';
      return `${letter}${column}/${row}${ties ? `+${ties}` : ''}`;
    })
    .join(' ');

describe('the big road of notes', () => {
  it.each(EXAMPLES)('is the house’s: $name', ({ coups, beads }) => {
    expect(written(coupsOf(coups))).toBe(beads);
  });

  it('is compared over every example', () => {
    expect(EXAMPLES.length).toBeGreaterThan(8);
  });

  it('begins again, one empty column further on, after a missed coup', () => {
    expect(written([...coupsOf('BB'), null, ...coupsOf('B')])).toBe('B0/0 B0/1 B2/0');
  });
});

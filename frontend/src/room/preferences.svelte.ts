import { put, taken } from '../storage';
import type { Pace } from '../types';

/** Whose cards the player turns: nobody's, those of the side they staked on, or all. */
export type Turns = 'never' | 'mine' | 'all';

/** The design of card backs: one even colour, or a pattern. */
export const BACKS = ['plain', 'pattern', 'scales', 'stripes'] as const;
export type Backs = (typeof BACKS)[number];

/** The colour of the felt. */
export const FELTS = ['green', 'blue', 'red'] as const;
export type Felt = (typeof FELTS)[number];

/** The room around the table: as the system is set, or always dark or light. */
export const SURROUNDINGS = ['system', 'dark', 'light'] as const;
type Surroundings = (typeof SURROUNDINGS)[number];

/** Settings that affect only the player's own screen and sound. */
export interface Choices {
  /** Null for the table's pace. */
  pace: Pace | null;
  turns: Turns;
  /** What the switch next to Deal turns on: the player's last choice other than nobody's. */
  squeezes: Exclude<Turns, 'never'>;
  sound: boolean;
  voice: boolean;
  /** Whether screen readers read each card as it turns. */
  cards: boolean;
  /** Whether cards have indices in their corners, for learners. */
  index: boolean;
  /** Whether answers without an alternative are given for them. */
  forced: boolean;
  backs: Backs;
  felt: Felt;
  surroundings: Surroundings;
  /** From 0 to 1. */
  volume: number;
}

const KEPT_AS = 'baccarat-own';
const AT_FIRST: Choices = {
  pace: null,
  turns: 'never',
  squeezes: 'mine',
  sound: false,
  voice: true,
  cards: true,
  index: false,
  forced: false,
  backs: 'plain',
  felt: 'green',
  surroundings: 'system',
  volume: 0.4,
};

function kept(): Choices {
  try {
    return { ...AT_FIRST, ...JSON.parse(taken(KEPT_AS) ?? '{}') };
  } catch {
    return AT_FIRST;
  }
}

class Own {
  choices = $state.raw<Choices>(kept());

  choose(change: Partial<Choices>): void {
    const { turns } = change;
    this.choices = { ...this.choices, ...change, ...(turns && turns !== 'never' && { squeezes: turns }) };
    put(KEPT_AS, JSON.stringify(this.choices));
    paint(this.choices);
  }
}

const DAYLIGHT = '(prefers-color-scheme: light)';

/** Pass the felt and the surroundings to the style sheets. */
function paint({ felt, surroundings }: Choices): void {
  if (typeof document === 'undefined') return;
  const system = matchMedia(DAYLIGHT).matches ? 'light' : 'dark';
  const around = surroundings === 'system' ? system : surroundings;
  Object.assign(document.documentElement.dataset, { felt, surroundings: around });
}

/** The reader's own settings, stored across visits. */
export const own = new Own();
paint(own.choices);
if (typeof matchMedia !== 'undefined') matchMedia(DAYLIGHT).addEventListener('change', () => paint(own.choices));

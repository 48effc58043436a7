import { put, taken } from '../storage';
import type { Pace } from '../types';

/** Whose cards one turns oneself: nobody's, those of the side that one staked on, or all. */
export type Turns = 'never' | 'mine' | 'all';

/** How the backs of cards look: of one even colour, or with a pattern. */
export type Backs = 'plain' | 'pattern';

/** What each chooses for what they alone see and hear. */
export interface Choices {
  /** Null is the table's. */
  pace: Pace | null;
  turns: Turns;
  sound: boolean;
  voice: boolean;
  /** Whether cards have figures in their corners, for who learns to read them. */
  index: boolean;
  backs: Backs;
  /** From 0 to 1. */
  volume: number;
}

const KEPT_AS = 'baccarat-own';
const AT_FIRST: Choices = { pace: null, turns: 'never', sound: false, voice: true, index: false, backs: 'plain', volume: 0.8 };

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
    this.choices = { ...this.choices, ...change };
    put(KEPT_AS, JSON.stringify(this.choices));
  }
}

/** The reader's own choices, found again with the next visit. */
export const own = new Own();

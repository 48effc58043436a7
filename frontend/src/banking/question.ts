import type { Wish } from '../types';
import type { MayName, Quick } from '../wire';

/** An answer with a button of its own. */
export interface Option {
  /** Names the button; the same name is offered once. */
  name: string;
  wish: Wish;
  words: string;
  /** Whether the words stay French. */
  french: boolean;
  /** What it means, and costs. */
  gloss: string;
  /** Whether it is what one does mostly, or a no. */
  weight: 'gold' | 'plain' | 'no';
  /** Whether custom would have it so, where the house leaves the choice. */
  custom: boolean;
}

/** A sum that may be named. */
export interface Naming {
  may: MayName;
  quick: Quick[];
  /** What it stood at last, in units. */
  stands: number;
  /** What the button says, with the sum. */
  words: (amount: number) => string;
  wish: (amount: number) => Wish;
}

/** How the viewer has answered so far. */
export interface Answered {
  said: object | null;
  /** Answered, and not asked again. */
  settled: boolean;
  /** What stands beside the question: how the answer stands, and what may still be done. */
  words: string;
  may: string;
}

export function option(name: string, wish: Wish, words: string, extra: Partial<Option> = {}): Option {
  return { name, wish, words, french: false, gloss: '', weight: 'plain', custom: false, ...extra };
}

export const no = (words: string, gloss = '', wish: Wish = { type: 'pass' }): Option =>
  option('no', wish, words, { gloss, weight: 'no' });

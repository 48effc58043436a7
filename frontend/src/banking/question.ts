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

/** A sum that may be named, and what becomes of it: mostly there is one way. */
export interface SumAsked {
  what: string;
  may: Pick<MayName, 'low' | 'high' | 'step' | 'cover'>;
  ways: Way[];
}

export interface Way {
  name: string;
  /** What the button says, with the sum. */
  words: (amount: number) => string;
  wish: (amount: number) => Wish;
}

/** What the viewer is asked. */
export interface Question {
  title: string;
  how: string;
  options: Option[];
  /** A sum that may be named, besides the options. */
  sum: SumAsked | null;
}

/** The sum of a question, with what is proposed for it. */
export interface Naming extends SumAsked {
  quick: Quick[];
  /** What it stood at last, in units. */
  stands: number;
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

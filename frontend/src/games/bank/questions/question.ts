import type { RoomRequest } from '../../../types';
import type { MayName, Quick } from '../../../wire';

/** An answer with its own button. */
export interface Option {
  /** Identifies the button; an option that is offered again keeps its name. */
  name: string;
  request: RoomRequest;
  words: string;
  /** Whether the words stay in French. */
  french: boolean;
  /** An explanation of the option and its cost. */
  gloss: string;
  /** Whether it is the usual answer, another one, or a refusal. */
  weight: 'gold' | 'plain' | 'no';
  /** Whether it is the customary answer, if the house leaves the choice. */
  custom: boolean;
}

/** A sum that may be named, and the ways of using it: usually just one. */
export interface SumAsked {
  what: string;
  may: Pick<MayName, 'low' | 'high' | 'step' | 'cover'>;
  ways: Way[];
}

export interface Way {
  name: string;
  /** The label of the button, including the sum. */
  words: (amount: number) => string;
  request: (amount: number) => RoomRequest;
}

/** A question to the viewer. */
export interface Question {
  title: string;
  how: string;
  options: Option[];
  /** A sum that may be named, in addition to the options. */
  sum: SumAsked | null;
}

/** The sum of a question, with a proposed value. */
export interface Naming extends SumAsked {
  quick: Quick[];
  /** Its previous value, in units. */
  stands: number;
}

/** The state of the viewer's answer. */
export interface Answered {
  said: object | null;
  /** Answered, and not asked again. */
  settled: boolean;
  /** The note next to the question: the state of the answer, and the remaining possibilities. */
  words: string;
  may: string;
}

export function option(name: string, request: RoomRequest, words: string, extra: Partial<Option> = {}): Option {
  return { name, request, words, french: false, gloss: '', weight: 'plain', custom: false, ...extra };
}

export const no = (words: string, gloss = '', request: RoomRequest = { type: 'pass' }): Option =>
  option('no', request, words, { gloss, weight: 'no' });

import type { Kept } from '../../coach/kept';
import type { Subject } from '../../coach/lesson';
import type { NowOf } from '../../types';
import type { Question } from '../question';
import type { AtBank } from '../room.svelte';
import type { BankPreset, BankView } from '../types';
import type { Advice, Lived } from './advice';
import type { BankPicture } from './pictures';

/** What is taught at, as it lies before the learner. */
export interface Taught<R extends AtBank, V extends BankView, P extends BankPreset> {
  room: R;
  now: NowOf<V>;
  preset: P;
  kept: Kept;
  /** The question that the rail puts to the learner. */
  question: Question | null;
  peek: () => void;
}

/** Which ideas a house has, where not every one does, and how it words them, where not as every one does; each by a house's rules. */
export type Where<I extends string, P> = Partial<Record<I, (preset: P) => boolean>>;
export type Worded<I extends string, P, Id extends string> = Partial<Record<I, (preset: P) => Id>>;

/** The ideas that a house has. */
export const ideasAt = <I extends string, P>(ideas: Record<I, unknown>, where: Where<I, P>, preset: P): I[] =>
  (Object.keys(ideas) as I[]).filter((idea) => where[idea]?.(preset) ?? true);

/** What a game with a player's bank brings to a first shoe: its moments and ideas, and its reasons for what it advises. */
export interface BankLesson<R extends AtBank, V extends BankView, P extends BankPreset, M, I extends string, W extends string> {
  subject: Subject<M, I>;
  /** How many chairs there are, where they are drawn by lot. */
  drawn?: (preset: P) => number;
  /** What a learner has met who has held the bank, played a hand, or seen a bank passed on. */
  lived: Readonly<Record<'banker' | 'ponte' | 'suite', NoInfer<I>>>;
  moment: (now: NowOf<V>, room: R, preset: P) => M;
  /** What there is to be learnt at this house, in the order in which it is taught. */
  ideas: (preset: P) => readonly I[];
  title: (idea: NoInfer<I>, preset: P) => string;
  text: (idea: NoInfer<I>, preset: P) => string;
  /** What to do about a question; null for nothing, as before the learner has looked at their cards. */
  advise: (view: V, lived: Lived) => Advice<W> | null;
  why: (reason: NoInfer<W>) => string;
  pictures: Readonly<Record<I, BankPicture>>;
}

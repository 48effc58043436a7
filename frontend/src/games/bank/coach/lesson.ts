import type { Kept } from '../../../coach/progress';
import type { Subject } from '../../../coach/lesson';
import type { NowOf } from '../../../types';
import type { Question } from '../questions/question';
import type { AtBank } from '../room.svelte';
import type { BankPreset, BankView } from '../bankView';
import type { Advice, Lived } from './advice';
import type { BankPicture } from './ideas';

/** The lesson's input, as the learner sees it. */
export interface Taught<R extends AtBank, V extends BankView, P extends BankPreset> {
  room: R;
  now: NowOf<V>;
  preset: P;
  kept: Kept;
  /** The question that the rail shows to the learner. */
  question: Question | null;
  peek: () => void;
}

/**
 * Which ideas apply at a house and how they are worded, given its rules; ideas that are always taught alike need no
 * entry.
 */
export type Where<I extends string, P> = Partial<Record<I, (preset: P) => boolean>>;
export type Worded<I extends string, P, Id extends string> = Partial<Record<I, (preset: P) => Id>>;

/** The ideas that apply at a house. */
export const ideasAt = <I extends string, P>(ideas: Record<I, unknown>, where: Where<I, P>, preset: P): I[] =>
  (Object.keys(ideas) as I[]).filter((idea) => where[idea]?.(preset) ?? true);

/** A banking game's part of a first shoe: its moments, its ideas and the reasons for its advice. */
export interface BankLesson<
  R extends AtBank,
  V extends BankView,
  P extends BankPreset,
  M,
  I extends string,
  W extends string,
> {
  subject: Subject<M, I>;
  /** The number of chairs, if they are drawn by lot. */
  drawn?: (preset: P) => number;
  /** The ideas that show that a learner has held the bank or played a hand. */
  lived: Readonly<Record<'banker' | 'ponte', NoInfer<I>>>;
  moment: (now: NowOf<V>, room: R, preset: P) => M;
  /** The ideas to teach at this house, in order. */
  ideas: (preset: P) => readonly I[];
  title: (idea: NoInfer<I>, preset: P) => string;
  text: (idea: NoInfer<I>, preset: P) => string;
  /** Advice on the current question; null for none, for example before the learner has looked at their cards. */
  advise: (view: V, lived: Lived) => Advice<W> | null;
  why: (reason: NoInfer<W>) => string;
  pictures: Readonly<Record<I, BankPicture>>;
}

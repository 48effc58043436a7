import type { MayHold, MaySpeak } from '../../wire';

/** Answers of shoe holders and of players who turn a hand. */
export type Answer = 'deal-coup' | 'ask-croupier' | 'refuse-shoe' | 'show' | 'draw' | 'stand';

/** All possible answers, most likely first. */
export function answersTo(question: MayHold | MaySpeak): Answer[] {
  if (question.type === 'hold') return ['deal-coup', 'ask-croupier', 'refuse-shoe'];
  const { show, draw, stand } = question;
  return [...(show ? ['show' as const] : []), ...(draw ? ['draw' as const] : []), ...(stand ? ['stand' as const] : [])];
}

export const firstOf = (question: MayHold | MaySpeak): Answer => answersTo(question)[0]!;

import type { Exact } from '../api';

/**
 * An answer's value per unit staked, and the hand's chances of each result; `fares` is missing for a bank against two
 * sides.
 */
interface Worth {
  value: Exact;
  fares: Partial<Record<'won' | 'tied' | 'lost', Exact>>;
}

/** Which composition was solved; the full shoe is used while the actual cards are being solved. */
type Solution = 'these-cards' | 'full-shoe';

export interface Advice {
  cards: number;
  /** The probability of drawing. */
  often: Exact;
  reason: 'strict' | 'mixed' | 'indifferent';
  draw: Worth;
  stand: Worth;
  exact: boolean;
  solution: Solution;
}

/**
 * A coup's expected value before its cards: per unit of their own stake for a ponte, or for right and left; as a share
 * of all stakes for the bank.
 */
interface Outlook {
  cards: number;
  worth: Partial<Record<'ponte' | 'right' | 'left', Exact>> & { bank: Exact };
  exact: boolean;
  solution: Solution;
}

/** The server's advice on the decision with this number in the room's messages. */
export type Told = { shoe: number; coup: number; decision: number } & (
  | { state: 'none' | 'forced' | 'computing' | 'unsolved'; advice: null }
  | { state: 'advice'; advice: Advice }
  | { state: 'outlook'; advice: null; outlook: Outlook }
);

/** Whether a better answer is still being computed. */
export function isRough(told: Told): boolean {
  if (told.state === 'advice') return told.advice.solution === 'full-shoe';
  return told.state === 'outlook' ? told.outlook.solution === 'full-shoe' : told.state === 'computing';
}

export type Way = 'draw' | 'stand';
export const WAYS: readonly Way[] = ['draw', 'stand'];

/** How often an answer should be given. */
export const oftenOf = ({ often }: Advice, way: Way): number => (way === 'draw' ? often.float : 1 - often.float);

/** The same as a fraction; null for a pure decision, or if the fraction is too complex to read. */
export function fractionOf({ often, exact }: Advice, way: Way): string | null {
  const [part, whole] = often.exact.split('/').map(BigInt) as [bigint, bigint];
  if (!exact || part === 0n || part === whole) return null;
  return `${way === 'draw' ? part : whole - part}/${whole}`;
}

/** The better answer, or the one to give more often. */
export const betterOf = (advice: Advice): Way => (oftenOf(advice, 'draw') >= 0.5 ? 'draw' : 'stand');

/** The cost of the wrong answer, per unit staked. */
export const costOf = ({ draw, stand }: Advice): number => Math.abs(draw.value.float - stand.value.float);

import type { Exact } from '../api';

/** What an answer is worth per unit staked, and how likely the hand fares so; no fares for a bank against two sides. */
export interface Worth {
  value: Exact;
  fares: Partial<Record<'won' | 'tied' | 'lost', Exact>>;
}

/** Whose solution it goes by; that of a full shoe stands in while these cards are being solved. */
type Solution = 'these-cards' | 'full-shoe';

export interface Advice {
  cards: number;
  /** How often to draw. */
  often: Exact;
  reason: 'strict' | 'mixed' | 'indifferent';
  draw: Worth;
  stand: Worth;
  exact: boolean;
  solution: Solution;
}

/** What a coup is worth before its cards: to a ponte, or to right and left, per unit of their own; to the bank, of all that is staked. */
export interface Outlook {
  cards: number;
  worth: Partial<Record<'ponte' | 'right' | 'left', Exact>> & { bank: Exact };
  exact: boolean;
  solution: Solution;
}

/** What the house says of the decision that the room's messages number so. */
export type Told = { shoe: number; coup: number; decision: number } & (
  | { state: 'none' | 'forced' | 'computing' | 'unsolved'; advice: null }
  | { state: 'advice'; advice: Advice }
  | { state: 'outlook'; advice: null; outlook: Outlook }
);

/** Whether a better answer is being worked out. */
export function isRough(told: Told): boolean {
  if (told.state === 'advice') return told.advice.solution === 'full-shoe';
  return told.state === 'outlook' ? told.outlook.solution === 'full-shoe' : told.state === 'computing';
}

export type Way = 'draw' | 'stand';
export const WAYS: readonly Way[] = ['draw', 'stand'];

/** How often an answer is given. */
export const oftenOf = ({ often }: Advice, way: Way): number => (way === 'draw' ? often.float : 1 - often.float);

/** The same as a fraction; null where it is all or nothing, or no fraction that anybody reads. */
export function fractionOf({ often, exact }: Advice, way: Way): string | null {
  const [part, whole] = often.exact.split('/').map(BigInt) as [bigint, bigint];
  if (!exact || part === 0n || part === whole) return null;
  return `${way === 'draw' ? part : whole - part}/${whole}`;
}

/** The answer that is better, or given more often. */
export const betterOf = (advice: Advice): Way => (oftenOf(advice, 'draw') >= 0.5 ? 'draw' : 'stand');

/** What the other answer gives away, per unit staked. */
export const costOf = ({ draw, stand }: Advice): number => Math.abs(draw.value.float - stand.value.float);

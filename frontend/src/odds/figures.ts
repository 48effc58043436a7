import { speech } from '../i18n.svelte';
import type { Outcome } from '../wire';

/** An exact number as `a/b`, and as the float nearest to it. */
export interface Exact {
  exact: string;
  float: number;
}

export interface BetOdds {
  name: string;
  edge: Exact;
  hit: Exact;
  sd: number;
  commission?: Exact;
}

/** What the house answers, of those bets that it can price; it has more, which the page does not show. */
export interface Odds {
  outcomes: Record<Outcome, Exact>;
  bets: Record<string, BetOdds>;
}

/** The least edge that a full bar stands for, so that small ones stay small. */
const LEAST_SCALE = 0.15;

export function percent(share: number, digits = 3): string {
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(speech.language, format).format(share);
}

export const decimal = (number: number): string =>
  new Intl.NumberFormat(speech.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(number);

/** The edge that the longest bar stands for. */
export const scaleOf = (bets: Record<string, BetOdds>): number =>
  Math.max(LEAST_SCALE, ...Object.values(bets).map((bet) => Math.abs(bet.edge.float)));

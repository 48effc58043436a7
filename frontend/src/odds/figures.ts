import { speech } from '../i18n.svelte';
import type { Outcome } from '../wire';

/** An exact number as `a/b`, and as the nearest float. */
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

/** The part of the server's answer that the page shows, for the bets that it can price. */
export interface Odds {
  outcomes: Record<Outcome, Exact>;
  bets: Record<string, BetOdds>;
}

/** The smallest edge that a full bar can represent, so that small edges look small. */
const LEAST_SCALE = 0.15;

export function percent(share: number, digits = 3): string {
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(speech.language, format).format(share);
}

export const decimal = (number: number): string =>
  new Intl.NumberFormat(speech.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(number);

/** The edge that the longest bar represents. */
export const scaleOf = (bets: Record<string, BetOdds>): number =>
  Math.max(LEAST_SCALE, ...Object.values(bets).map((bet) => Math.abs(bet.edge.float)));

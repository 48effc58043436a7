/** The geometry of a miniature felt: chairs along its round side, and the hands of the last coup. */

import type { RoomSummary } from '../api';
import { resultOf, type Result } from '../room/coups';

export const FELT = { width: 320, height: 150 };
export const CARD = { width: 28, height: 39, step: 23 };

export interface Chair {
  x: number;
  y: number;
  who: 'person' | 'away' | 'bot' | 'free';
}

const WHO: Record<string, Chair['who']> = { p: 'person', a: 'away', b: 'bot' };

/** The chairs from left to right, as seen from the croupier's side of the table. */
export function chairsOf({ chairs }: Pick<RoomSummary, 'chairs'>): Chair[] {
  return [...chairs].map((letter, at) => {
    const angle = Math.PI * (1.04 - (1.08 * (at + 0.5)) / chairs.length);
    return {
      x: FELT.width / 2 + 150 * Math.cos(angle),
      y: 30 + 110 * Math.max(-0.05, Math.sin(angle)),
      who: WHO[letter] ?? 'free',
    };
  });
}

export interface MiniHand {
  side: string;
  x: number;
  total: number;
  result: Result | null;
  cards: { code: string; x: number }[];
}

const VALUES: Record<string, number> = { A: 1, T: 0, J: 0, Q: 0, K: 0 };
const totalOf = (cards: readonly string[]) =>
  cards.reduce((sum, [rank = '']) => sum + (VALUES[rank] ?? Number(rank)), 0) % 10;

/** The hands of the last coup, placed next to each other; the bank's hand has no outcome. */
export function handsOf({ last }: Pick<RoomSummary, 'last'>): MiniHand[] {
  if (!last) return [];
  const { outcomes } = last;
  const hands = Object.entries(last.hands);
  return hands.map(([side, cards], at) => {
    const x = FELT.width / 2 + (at - (hands.length - 1) / 2) * (hands.length > 2 ? 84 : 104);
    const wide = CARD.width + CARD.step * (cards.length - 1);
    return {
      side,
      x,
      total: totalOf(cards),
      result: resultOf(outcomes, side),
      cards: cards.map((code, nth) => ({ code, x: x - wide / 2 + nth * CARD.step })),
    };
  });
}

import { CHIP, type Picture } from '../../coach/pictures';
import type { Idea } from './ideas';

/** What each idea looks like. */
export const PICTURES: Readonly<Record<Idea, Picture>> = {
  bets: { cards: [[null, null], [null, null]], sign: ':' },
  own: { sums: [25 * CHIP, '→', 50 * CHIP] },
  points: { cards: [['7h', '8s']], sign: '= 5' },
  natural: { cards: [['Kh', '8s'], ['5d', '4c']], sign: ':' },
  third: { cards: [['Qd', '4h', '2s'], ['Js', '3c']], sign: ':' },
  tie: { cards: [['3h', '4d'], ['9c', '8s']], sign: '=' },
  commission: { sums: [100 * CHIP, '→', 95 * CHIP, '+', 5 * CHIP] },
  edge: { sums: [100 * CHIP, '→', 99 * CHIP] },
  roads: { cards: [[null]], sign: '?' },
};

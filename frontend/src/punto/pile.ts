import { stepped } from '../table/sums';
import type { Bet, MayStake, Spot } from '../wire';

/** My stakes by wager, in units. */
export type Pile = Readonly<Record<string, number>>;

/** The result of a change: the new pile, or the refusal that the house would give. */
export type Change = { pile: Pile; raised?: number } | { code: string; limit: number | null };

export const total = (pile: Pile): number => Object.values(pile).reduce((sum, each) => sum + each, 0);

export const pileOf = (bets: readonly Bet[]): Pile =>
  Object.fromEntries(bets.map((bet) => [bet.wager, bet.amount]));

export const betsOf = (pile: Pile): Bet[] =>
  Object.entries(pile).map(([wager, amount]) => ({ wager, amount }));

export const same = (one: Pile, other: Pile): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([wager, amount]) => other[wager] === amount);

function spotOf(may: MayStake, wager: string): Spot | undefined {
  return may.spots.find((spot) => spot.wager === wager);
}

/** Put `units` more on a wager; the first chips are raised to the least that may lie there. */
export function placed(pile: Pile, may: MayStake, wager: string, units: number): Change {
  const spot = spotOf(may, wager);
  if (!spot) return { code: 'over-purse', limit: may.total };
  const wanted = (pile[wager] ?? 0) + units;
  const amount = stepped(spot, wanted);
  const change = fitting({ ...pile, [wager]: amount }, may);
  return 'pile' in change && amount > wanted ? { ...change, raised: spot.low } : change;
}

export function doubled(pile: Pile, may: MayStake): Change {
  const twice = Object.entries(pile).map(([wager, amount]) => [wager, amount * 2] as const);
  return fitting(Object.fromEntries(twice), may);
}

/** Stake as in an earlier coup; whatever must stand stays. */
export function rebet(earlier: Pile, may: MayStake): Change {
  const pile: Record<string, number> = { ...earlier };
  for (const [wager, standing] of Object.entries(cleared(may))) {
    pile[wager] = Math.max(pile[wager] ?? 0, standing);
  }
  return fitting(pile, may);
}

/** What is left once everything that may be taken back has been. */
export function cleared(may: MayStake): Pile {
  const standing = may.spots.filter((spot) => spot.standing > 0);
  return Object.fromEntries(standing.map((spot) => [spot.wager, spot.standing]));
}

function fitting(pile: Pile, may: MayStake): Change {
  for (const [wager, amount] of Object.entries(pile)) {
    const spot = spotOf(may, wager);
    if (!spot) return { code: 'over-purse', limit: may.total };
    if (amount > spot.high) {
      const short = spot.high + spot.step > may.total;
      return { code: short ? 'over-purse' : 'above-maximum', limit: short ? may.total : spot.high };
    }
    if (amount < spot.low) return { code: 'below-minimum', limit: spot.low };
  }
  if (total(pile) > may.total) return { code: 'over-purse', limit: may.total };
  return { pile };
}

import { roundToStep } from '../../../room/chips/sums';
import type { Bet, MayStake } from '../../../wire';

/** The chips that are valid stakes on their own, smallest first; all chips if each is below the minimum. */
export function listStakeChips(denominations: readonly number[], least: number): readonly number[] {
  const most = denominations.at(-1) ?? 0;
  return most < least ? denominations : [least, ...denominations.filter((units) => units > least)];
}

/** The selected chip, or the largest that the purse can still pay for. */
export function chooseChip(chips: readonly number[], picked: number | null, purse: number): number {
  const wanted = picked ?? chips[0] ?? 0;
  return wanted <= purse ? wanted : (chips.findLast((units) => units <= purse) ?? wanted);
}

/** The viewer's stakes by bet, in units. */
export type Pile = Readonly<Record<string, number>>;

/** The result of a change; `raised` is the minimum, if the first chips were less than that. */
export interface Change {
  pile: Pile;
  raised?: number;
}

export const total = (pile: Pile): number => Object.values(pile).reduce((sum, each) => sum + each, 0);

export const pileOf = (bets: readonly Bet[]): Pile => Object.fromEntries(bets.map((bet) => [bet.wager, bet.amount]));

export const betsOf = (pile: Pile): Bet[] => Object.entries(pile).map(([wager, amount]) => ({ wager, amount }));

export const areSamePiles = (one: Pile, other: Pile): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([wager, amount]) => other[wager] === amount);

/** Add `units` to a bet; the first chips are raised to its minimum. */
export function placeChips(pile: Pile, may: MayStake, wager: string, units: number): Change {
  const spot = may.spots.find((each) => each.wager === wager);
  const wanted = (pile[wager] ?? 0) + units;
  const amount = spot ? roundToStep(spot, wanted) : wanted;
  return { pile: { ...pile, [wager]: amount }, ...(spot && amount > wanted && { raised: spot.low }) };
}

export const doublePile = (pile: Pile): Pile =>
  Object.fromEntries(Object.entries(pile).map(([wager, amount]) => [wager, amount * 2]));

/** Repeat the stakes of an earlier coup, and keep those that may not be taken back. */
export function rebet(earlier: Pile, may: MayStake): Pile {
  const pile: Record<string, number> = { ...earlier };
  for (const [wager, standing] of Object.entries(clearPile(may))) {
    pile[wager] = Math.max(pile[wager] ?? 0, standing);
  }
  return pile;
}

/** What remains after removing every stake that may be taken back. */
export function clearPile(may: MayStake): Pile {
  const standing = may.spots.filter((spot) => spot.standing > 0);
  return Object.fromEntries(standing.map((spot) => [spot.wager, spot.standing]));
}

/** Whether the chips may be shown before the house has answered; if not, it explains why. */
export function isWithinLimits(pile: Pile, { spots, total: most }: MayStake): boolean {
  const within = (wager: string, amount: number) =>
    spots.some((spot) => spot.wager === wager && amount >= spot.low && amount <= spot.high);
  return total(pile) <= most && Object.entries(pile).every(([wager, amount]) => within(wager, amount));
}

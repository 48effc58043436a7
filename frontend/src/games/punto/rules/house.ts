import type { Edges } from '../../../houseEdges';
import { pushLine } from '../../../wagers';
import type { PaytableRow, Wager } from '../../../wire';
import type { PuntoPreset } from '../types';

type Bets = Pick<PuntoPreset, 'wagers'>;

/** The house's commission on a win in percent; 0 for none. */
export const commissionOf = ({ lines }: Wager): number =>
  Math.max(...lines.map(({ commission: [part, whole] }) => (100 * part) / whole));

/** Whether a bet on the winner may be barred, so that it pushes. */
export const bars = (wager: Wager): boolean => wager.alone && pushLine(wager) !== undefined;

/**
 * The house's compensation for Banker drawing last: a commission, a barred hand, or one that pays less; null for none.
 */
export function catchOf({ wagers }: Bets): { kind: 'commission' | 'barred' | 'half'; line: PaytableRow } | null {
  const banker = wagers.find(({ name, alone }) => alone && name === 'banker');
  if (!banker) return null;
  const won = banker.lines.filter(({ when }) => when.winner?.includes('banker'));
  const line = (fits: (line: PaytableRow) => boolean) => won.find(fits);
  const found = {
    commission: line(({ commission: [part] }) => part > 0),
    barred: pushLine(banker),
    half: line(({ pays }) => pays !== null && pays[0] < pays[1]),
  };
  const kind = (['commission', 'barred', 'half'] as const).find((each) => found[each]);
  return kind ? { kind, line: found[kind]! } : null;
}

/** The bet with the lowest edge among those that may be placed alone; Banker if edges are unknown. */
export function cheapest({ wagers }: Bets, edges: Edges): Wager | undefined {
  const main = wagers.filter(({ alone }) => alone);
  const known = main.filter(({ name }) => name in edges).sort((one, other) => edges[one.name]! - edges[other.name]!);
  return known[0] ?? main.find(({ name }) => name === 'banker') ?? main[0];
}

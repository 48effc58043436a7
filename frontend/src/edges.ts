import { odds } from './api';
import { asked, fullShoe } from './odds/question';
import type { WithBets } from './types';

/** The house edge of each bet off the top of a full shoe, by its name; of those that are known. */
export type Edges = Record<string, number>;

const known = new Map<string, Promise<Edges>>();

async function fetched(query: string): Promise<Edges> {
  const { bets } = await odds(query);
  return Object.fromEntries(Object.entries(bets).map(([name, bet]) => [name, bet.edge.float]));
}

/** Asked once for each set of bets; where the house has no odds there are none to show. */
export function edgesOf({ name, packs, wagers }: WithBets): Promise<Edges> {
  const query = asked(fullShoe(name, packs), wagers.map((wager) => wager.name));
  const edges = known.get(query) ?? fetched(query).catch(() => ({}));
  known.set(query, edges);
  return edges;
}

import { tableEdges } from './api';

/** The known house edges of bets at a full shoe, keyed by name. */
export type Edges = Record<string, number>;

const known = new Map<string, Promise<Edges>>();

/** The edges of the bets on a table, requested once; empty if the house has no odds. */
export function edgesOf(room: string): Promise<Edges> {
  const edges = known.get(room) ?? tableEdges(room).catch(() => ({}));
  known.set(room, edges);
  return edges;
}

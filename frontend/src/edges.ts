import { tableEdges } from './api';

/** The house edge of each bet off the top of a full shoe, by its name; of those that are known. */
export type Edges = Record<string, number>;

const known = new Map<string, Promise<Edges>>();

/** Those of the bets that lie on a table, asked once; where the house has no odds there are none to show. */
export function edgesOf(room: string): Promise<Edges> {
  const edges = known.get(room) ?? tableEdges(room).catch(() => ({}));
  known.set(room, edges);
  return edges;
}

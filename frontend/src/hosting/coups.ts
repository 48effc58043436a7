import * as chemin from '../chemin/language';
import History from './History.svelte';
import { learn } from './language';

/** The sheet of one's own coups: those of every game stand in it. */
export async function open(): Promise<typeof History> {
  await Promise.all([chemin.learn(), learn()]);
  return History;
}

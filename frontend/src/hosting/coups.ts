import { learn } from '../chemin/language';
import { speakHosting } from './hosting';
import History from './History.svelte';

/** The sheet of one's own coups: those of every game stand in it. */
export async function open(): Promise<typeof History> {
  await Promise.all([learn(), speakHosting()]);
  return History;
}

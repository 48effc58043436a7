import { learn } from './language';
import Own from './Own.svelte';

/** The panel, once its words are there. */
export async function open(): Promise<typeof Own> {
  await learn();
  return Own;
}

import { learn } from './language';
import Own from './Own.svelte';

/** Load the settings panel and its words. */
export async function open(): Promise<typeof Own> {
  await learn();
  return Own;
}

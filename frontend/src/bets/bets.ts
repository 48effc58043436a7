import { learn } from './messages';
import Tip from './Tip.svelte';

/** Load the tip and its words. */
export async function open(): Promise<typeof Tip> {
  await learn();
  return Tip;
}

import Seal from './Seal.svelte';
import { learn } from './messages';

/** Load the seal in the bar and its words. */
export async function open(): Promise<typeof Seal> {
  await learn();
  return Seal;
}

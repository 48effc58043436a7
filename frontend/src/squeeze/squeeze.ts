import { learn } from './messages';
import Squeeze from './Squeeze.svelte';

/** Load the cards to bend up and their words. */
export async function open(): Promise<typeof Squeeze> {
  await learn();
  return Squeeze;
}

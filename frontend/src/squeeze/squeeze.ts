import { learn } from './language';
import Squeeze from './Squeeze.svelte';

/** Cards to bend up, once their words are there. */
export async function open(): Promise<typeof Squeeze> {
  await learn();
  return Squeeze;
}

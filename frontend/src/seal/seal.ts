import Seal from './Seal.svelte';
import { learn } from './language';

/** The seal in the bar, once its words are there. */
export async function open(): Promise<typeof Seal> {
  await learn();
  return Seal;
}

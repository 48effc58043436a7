import { learn } from './betWords';
import Tip from './Tip.svelte';

/** What tells of a bet, once its words are there. */
export async function open(): Promise<typeof Tip> {
  await learn();
  return Tip;
}

import Odds from './Odds.svelte';
import { learn } from './messages';

/** Load the odds page and its words. */
export async function open(): Promise<typeof Odds> {
  await learn();
  return Odds;
}

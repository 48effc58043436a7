import Odds from '../routes/Odds.svelte';
import { learn } from './language';

/** The page of odds, once its words are there. */
export async function open(): Promise<typeof Odds> {
  await learn();
  return Odds;
}

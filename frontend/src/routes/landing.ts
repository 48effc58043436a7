import Landing from './Landing.svelte';
import { learn } from './messages';

/** Load the first page and its words. */
export async function open(): Promise<typeof Landing> {
  await learn();
  return Landing;
}

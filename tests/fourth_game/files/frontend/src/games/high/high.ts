import High from './High.svelte';
import { learn } from './messages';

/** The page of high card, once its words are there. */
export async function open(): Promise<typeof High> {
  await learn();
  return High;
}

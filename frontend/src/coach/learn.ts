import Learn from './Learn.svelte';
import { learn } from './first';

/** The button to a first shoe, once its words are there. */
export async function open(): Promise<typeof Learn> {
  await learn();
  return Learn;
}

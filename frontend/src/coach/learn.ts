import Learn from './Learn.svelte';
import { learn as learnNames } from '../routes/language';
import { learn } from './first';

/** The button to a first shoe, once its words are there. */
export async function open(): Promise<typeof Learn> {
  await Promise.all([learn(), learnNames()]);
  return Learn;
}

import Learn from './Learn.svelte';
import { learn as learnNames } from '../routes/language';
import { learn } from './first';

/** Load the button to a first shoe and its words. */
export async function open(): Promise<typeof Learn> {
  await Promise.all([learn(), learnNames()]);
  return Learn;
}

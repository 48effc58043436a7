import Learn from './Learn.svelte';
import { learn as learnNames } from '../routes/messages';
import { learn } from './messages';

/** Load the button to a first shoe and its words. */
export async function open(): Promise<typeof Learn> {
  await Promise.all([learn(), learnNames()]);
  return Learn;
}

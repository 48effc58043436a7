import Landing from './Landing.svelte';
import { learn } from './language';

/** The first page, once its words are there. */
export async function open(): Promise<typeof Landing> {
  await learn();
  return Landing;
}

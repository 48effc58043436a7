import Advisor from './Advisor.svelte';
import { learn } from './messages';

/** Load the advisor and its words. */
export async function open(): Promise<typeof Advisor> {
  await learn();
  return Advisor;
}

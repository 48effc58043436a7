import Advisor from './Advisor.svelte';
import { learn } from './language';

/** Load the advisor and its words. */
export async function open(): Promise<typeof Advisor> {
  await learn();
  return Advisor;
}

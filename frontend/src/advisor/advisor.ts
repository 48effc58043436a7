import Advisor from './Advisor.svelte';
import { learn } from './language';

/** The advisor, once its words are there. */
export async function open(): Promise<typeof Advisor> {
  await learn();
  return Advisor;
}

import Equilibrium from './Equilibrium.svelte';
import { learn } from './language';

/** Load the page on optimal play and its words. */
export async function open(): Promise<typeof Equilibrium> {
  await learn();
  return Equilibrium;
}

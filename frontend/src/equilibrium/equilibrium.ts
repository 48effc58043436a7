import Equilibrium from './Equilibrium.svelte';
import { learn } from './messages';

/** Load the page on optimal play and its words. */
export async function open(): Promise<typeof Equilibrium> {
  await learn();
  return Equilibrium;
}

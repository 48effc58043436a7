import Equilibrium from './Equilibrium.svelte';
import { learn } from './language';

/** The page of optimal play, once its words are there. */
export async function open(): Promise<typeof Equilibrium> {
  await learn();
  return Equilibrium;
}

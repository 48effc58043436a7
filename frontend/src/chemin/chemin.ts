import { learn as learnBank } from '../banking/language';
import Chemin from './Chemin.svelte';
import { learn } from './language';

/** Load the chemin de fer page and its words. */
export async function open(): Promise<typeof Chemin> {
  await Promise.all([learn(), learnBank()]);
  return Chemin;
}

import { learn as learnBank } from '../bank/messages';
import Chemin from './Chemin.svelte';
import { learn } from './messages';

/** Load the chemin de fer page and its words. */
export async function open(): Promise<typeof Chemin> {
  await Promise.all([learn(), learnBank()]);
  return Chemin;
}

import { learn as learnBank } from '../banking/language';
import Chemin from './Chemin.svelte';
import { learn } from './language';

/** The page of chemin de fer, once its words are there. */
export async function open(): Promise<typeof Chemin> {
  await Promise.all([learn(), learnBank()]);
  return Chemin;
}

import { learn as learnBank } from '../banking/language';
import Banque from './Banque.svelte';
import { learn } from './language';

/** Load the baccara banque page and its words. */
export async function open(): Promise<typeof Banque> {
  await Promise.all([learn(), learnBank()]);
  return Banque;
}

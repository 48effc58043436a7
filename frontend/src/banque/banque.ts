import { learn as learnBank } from '../banking/language';
import Banque from './Banque.svelte';
import { learn } from './language';

/** The page of baccara banque, once its words are there. */
export async function open(): Promise<typeof Banque> {
  await Promise.all([learn(), learnBank()]);
  return Banque;
}

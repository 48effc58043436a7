import { learn as learnBank } from '../bank/messages';
import Banque from './Banque.svelte';
import { learn } from './messages';

/** Load the baccara banque page and its words. */
export async function open(): Promise<typeof Banque> {
  await Promise.all([learn(), learnBank()]);
  return Banque;
}

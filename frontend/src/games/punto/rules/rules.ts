import { learn as learnBets } from '../../../bets/messages';
import Rules from './PuntoRules.svelte';
import { learn } from '../../../room/panels/messages';

/** Load the rules of punto banco and their words. */
export async function open(): Promise<typeof Rules> {
  await Promise.all([learn(), learnBets()]);
  return Rules;
}

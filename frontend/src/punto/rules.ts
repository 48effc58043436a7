import { learn as learnBets } from '../bets/betWords';
import Rules from './PuntoRules.svelte';
import { learn } from '../table/panels/language';

/** Load the rules of punto banco and their words. */
export async function open(): Promise<typeof Rules> {
  await Promise.all([learn(), learnBets()]);
  return Rules;
}

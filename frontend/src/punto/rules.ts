import { learn as learnBets } from '../bets/betWords';
import Rules from './PuntoRules.svelte';
import { learn } from '../table/panels/language';

/** The rules of punto banco, once their words are there. */
export async function open(): Promise<typeof Rules> {
  await Promise.all([learn(), learnBets()]);
  return Rules;
}

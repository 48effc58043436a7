import { learn as learnBank } from '../banking/rules';
import { learn } from './rules';
import BanqueRules from './BanqueRules.svelte';

/** The sheet with the rules, once its words are there. */
export async function open(): Promise<typeof BanqueRules> {
  await Promise.all([learn(), learnBank()]);
  return BanqueRules;
}

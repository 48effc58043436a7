import { learn as learnBank } from '../bank/rules';
import { learn } from './rules';
import BanqueRules from './BanqueRules.svelte';

/** Load the rule sheet and its words. */
export async function open(): Promise<typeof BanqueRules> {
  await Promise.all([learn(), learnBank()]);
  return BanqueRules;
}

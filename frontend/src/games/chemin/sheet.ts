import { learn as learnBank } from '../bank/rules';
import { learn } from './rules';
import CheminRules from './CheminRules.svelte';

/** Load the rule sheet and its words. */
export async function open(): Promise<typeof CheminRules> {
  await Promise.all([learn(), learnBank()]);
  return CheminRules;
}

import { learn as learnBank } from '../banking/rules';
import { learn } from './rules';
import CheminRules from './CheminRules.svelte';

/** The sheet with the rules, once its words are there. */
export async function open(): Promise<typeof CheminRules> {
  await Promise.all([learn(), learnBank()]);
  return CheminRules;
}

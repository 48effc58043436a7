import Rules from './Rules.svelte';
import { learn } from './language';

/** The rules of punto banco, once their words are there. */
export async function open(): Promise<typeof Rules> {
  await learn();
  return Rules;
}

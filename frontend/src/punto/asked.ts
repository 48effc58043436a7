import Asked from './Asked.svelte';
import { learn } from './askedWords';

export { default as Dealer } from './Dealer.svelte';

/** The answers of those who hold the shoe or turn a hand, once their words are there. */
export async function open(): Promise<typeof Asked> {
  await learn();
  return Asked;
}

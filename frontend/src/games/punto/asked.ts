import Asked from './Asked.svelte';
import { learn } from './messages';

export { default as Dealer } from './felt/Dealer.svelte';

/** Load the answers of players who hold the shoe or turn a hand, and their words. */
export async function open(): Promise<typeof Asked> {
  await learn();
  return Asked;
}

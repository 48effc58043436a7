import Analysis from './Analysis.svelte';
import { learn } from './messages';

/** Load the analysis page and its words. */
export async function open(): Promise<typeof Analysis> {
  await learn();
  return Analysis;
}

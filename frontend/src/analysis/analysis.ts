import Analysis from '../routes/Analysis.svelte';
import { learn } from './language';

/** The page of the analysis, once its words are there. */
export async function open(): Promise<typeof Analysis> {
  await learn();
  return Analysis;
}

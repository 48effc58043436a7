import { speech, type Words } from '../i18n.svelte';
import Seal from './Seal.svelte';

export const WORDS: Words = {
  en: () => import('./words/seal-en'),
  de: () => import('./words/seal-de'),
  fr: () => import('./words/seal-fr'),
};

/** The seal in the bar, once its words are there. */
export async function open(): Promise<typeof Seal> {
  await speech.learn(WORDS);
  return Seal;
}

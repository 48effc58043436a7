import { speech, type Words } from '../i18n.svelte';
import Chemin from './Chemin.svelte';

const WORDS: Words = {
  en: () => import('./words/chemin-en'),
  de: () => import('./words/chemin-de'),
  fr: () => import('./words/chemin-fr'),
};

/** The page of chemin de fer, once its words are there. */
export async function open(): Promise<typeof Chemin> {
  await speech.learn(WORDS);
  return Chemin;
}

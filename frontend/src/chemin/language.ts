import { speech, type Words } from '../i18n.svelte';

const WORDS: Words = {
  en: () => import('./words/chemin-en'),
  de: () => import('./words/chemin-de'),
  fr: () => import('./words/chemin-fr'),
};

/** Learn the words of chemin de fer. */
export const learn = (): Promise<void> => speech.learn(WORDS);

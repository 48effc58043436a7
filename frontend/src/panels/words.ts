import { speech, type Words } from '../i18n.svelte';

const WORDS: Words = {
  en: () => import('./words/rules-en'),
  de: () => import('./words/rules-de'),
  fr: () => import('./words/rules-fr'),
};

/** Learn the words of the sheets that explain a table. */
export const learn = (): Promise<void> => speech.learn(WORDS);

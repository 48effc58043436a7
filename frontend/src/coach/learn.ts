import { speech, type Words } from '../i18n.svelte';
import Learn from './Learn.svelte';

const WORDS: Words = {
  en: () => import('./words/learn-en'),
  de: () => import('./words/learn-de'),
  fr: () => import('./words/learn-fr'),
};

/** The button to a first shoe, once its words are there. */
export async function open(): Promise<typeof Learn> {
  await speech.learn(WORDS);
  return Learn;
}

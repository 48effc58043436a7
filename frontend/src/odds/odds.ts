import { speech, type Words } from '../i18n.svelte';
import Odds from '../routes/Odds.svelte';

const WORDS: Words = {
  en: () => import('./words/odds-en'),
  de: () => import('./words/odds-de'),
  fr: () => import('./words/odds-fr'),
};

/** The page of odds, once its words are there. */
export async function open(): Promise<typeof Odds> {
  await speech.learn(WORDS);
  return Odds;
}

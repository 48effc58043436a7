import { speech, type Words } from '../i18n.svelte';
import Rules from './Rules.svelte';

const WORDS: Words = {
  en: () => import('./words/rules-en'),
  de: () => import('./words/rules-de'),
  fr: () => import('./words/rules-fr'),
};

/** The rules of punto banco, once their words are there. */
export async function open(): Promise<typeof Rules> {
  await speech.learn(WORDS);
  return Rules;
}

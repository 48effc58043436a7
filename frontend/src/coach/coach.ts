import { speech, type Words } from '../i18n.svelte';
import Coach from './Coach.svelte';

const WORDS: Words = {
  en: () => import('./words/coach-en'),
  de: () => import('./words/coach-de'),
  fr: () => import('./words/coach-fr'),
};

/** The coach, once there are words. */
export async function open(): Promise<typeof Coach> {
  await speech.learn(WORDS);
  return Coach;
}

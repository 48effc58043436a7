import { NotGiven } from './api';
import { chips, has, speech, t, type Words } from './i18n.svelte';

const WORDS: Words = {
  en: () => import('./words/refusals-en'),
  de: () => import('./words/refusals-de'),
  fr: () => import('./words/refusals-fr'),
};

const NONE = 'refused-somehow';

/** Tries once for each thing refused: a house out of reach has no words to send. */
const learn = (): Promise<void> => speech.learn(WORDS).catch(() => undefined);

function worded(code: string, limit: number | null): string {
  const id = `refusal-${code}`;
  return has(id) ? t(id, { limit: limit === null ? '' : chips(limit) }) : t(NONE);
}

/** A refusal in words, by its code; a general sentence where there are none for it. */
export async function refusalText(code: string, limit: number | null): Promise<string> {
  await learn();
  return worded(code, limit);
}

export async function errorText(error: unknown): Promise<string> {
  return error instanceof NotGiven ? refusalText(error.code, error.limit) : t(NONE);
}

import { NotGiven } from './api';
import { chips, has, part, t } from './i18n.svelte';
import words from 'words:refusals';

const { learn } = part<'refusals'>(words);

const NONE = 'refused-somehow';

/** Load the words of refusals, which most visitors never need; a house out of reach cannot send them. */
export const speakRefusals = (): Promise<void> => learn().catch(() => undefined);

/** A refusal in words, by its code; a general sentence for a code that has none. `retryIn` is in milliseconds. */
export function refusalText(code: string, limit: number | null, retryIn: number | null = null): string {
  const id = `refusal-${code}`;
  const seconds = Math.max(1, Math.ceil((retryIn ?? 0) / 1000));
  return has(id) ? t(id, { limit: limit === null ? '' : chips(limit), seconds }) : t(NONE);
}

/** What went wrong, in words, once they are there. */
export async function errorText(error: unknown): Promise<string> {
  if (!(error instanceof NotGiven)) return t(NONE);
  await speakRefusals();
  return refusalText(error.code, error.limit, error.retryIn);
}

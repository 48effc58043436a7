import { NotGiven } from './api';
import { chips, has, t } from './i18n.svelte';
import { loadMessages } from 'words:refusals';

const NONE = 'refused-somehow';

/**
 * Load the words of refusals, which most visitors never need; failure is fine, since an unreachable house cannot refuse
 * anything.
 */
export const speakRefusals = (): Promise<void> => loadMessages().catch(() => undefined);

/** The text of a refusal code, or a general sentence if it has none. `retryIn` is in milliseconds. */
export function refusalText(code: string, limit: number | null, retryIn: number | null = null): string {
  const id = `refusal-${code}`;
  const seconds = Math.max(1, Math.ceil((retryIn ?? 0) / 1000));
  return has(id) ? t(id, { limit: limit === null ? '' : chips(limit), seconds }) : t(NONE);
}

/** The text of an error, once the words are loaded. */
export async function errorText(error: unknown): Promise<string> {
  if (!(error instanceof NotGiven)) return t(NONE);
  await speakRefusals();
  return refusalText(error.code, error.limit, error.retryIn);
}

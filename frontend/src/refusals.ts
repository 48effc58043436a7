import { NotGiven } from './api';
import { chips, has, t } from './i18n.svelte';

/** A refusal in words, by its code; a general sentence where there are none for it. */
export function refusalText(code: string, limit: number | null): string {
  const id = `refusal-${code}`;
  const args = { limit: limit === null ? '' : chips(limit) };
  return has(id) ? t(id, args) : t('refused-somehow');
}

export function errorText(error: unknown): string {
  return error instanceof NotGiven ? refusalText(error.code, error.limit) : t('refused-somehow');
}

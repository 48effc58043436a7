import { part } from '../../i18n.svelte';
import words from 'words:why';

/** The words that explain a coup's cards; the house chooses them by id. */
export const { learn } = part<'why'>(words);

/** Load the sheet that explains a coup and its words. */
export async function open() {
  const [{ default: Why }] = await Promise.all([import('./Why.svelte'), learn()]);
  return Why;
}

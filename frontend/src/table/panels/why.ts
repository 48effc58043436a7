import { part } from '../../i18n.svelte';
import words from 'words:why';

/** The words that explain a coup's cards; they are named by the house. */
export const { learn } = part<'why'>(words);

/** The sheet that explains a coup, once its words are there. */
export async function open() {
  const [{ default: Why }] = await Promise.all([import('./Why.svelte'), learn()]);
  return Why;
}

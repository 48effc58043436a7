import { learn as learnNames } from '../routes/messages';
import { learn } from './messages';

/** Load the page that visitors see before they come in. */
export async function open() {
  const [{ default: Entry }] = await Promise.all([import('./Entry.svelte'), learn(), learnNames()]);
  return Entry;
}

/** Load the table details for onlookers. */
export async function whose() {
  const [{ default: Whose }] = await Promise.all([import('./Whose.svelte'), learn()]);
  return Whose;
}

import { learn as learnNames } from '../routes/language';
import { learn } from './language';

/** Load the page that visitors see before they come in. */
export async function open() {
  const [{ default: Door }] = await Promise.all([import('./Door.svelte'), learn(), learnNames()]);
  return Door;
}

/** Load the table details for onlookers. */
export async function whose() {
  const [{ default: Whose }] = await Promise.all([import('./Whose.svelte'), learn()]);
  return Whose;
}

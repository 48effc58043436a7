import { learn as learnNames } from '../routes/language';
import { learn } from './language';

/** What a visitor sees before they come in, once its words are there. */
export async function open() {
  const [{ default: Door }] = await Promise.all([import('./Door.svelte'), learn(), learnNames()]);
  return Door;
}

/** What an onlooker is told of the table. */
export async function whose() {
  const [{ default: Whose }] = await Promise.all([import('./Whose.svelte'), learn()]);
  return Whose;
}

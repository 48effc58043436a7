import { learn } from './language';

/** What is loaded when it is first looked at, once its words are there. */
async function withWords<T>(part: Promise<{ default: T }>): Promise<T> {
  const [{ default: component }] = await Promise.all([part, learn()]);
  return component;
}

export const lobby = () => withWords(import('./Lobby.svelte'));
export const roomForm = () => withWords(import('./RoomForm.svelte'));
export const history = () => withWords(import('./History.svelte'));
/** What is said shows at the seats, in no words of the page's own. */
export const bubbles = async () => (await import('./Bubbles.svelte')).default;
export const talk = () => withWords(import('./Talk.svelte'));
export const tableMenu = () => withWords(import('../table/panels/TableMenu.svelte'));
export const shoeEnd = () => withWords(import('../table/side/ShoeEnded.svelte'));
export const coming = () => withWords(import('./Coming.svelte'));
export const desk = () => withWords(import('./Desk.svelte'));

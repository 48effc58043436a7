import { learn } from './messages';

/** Load a part on demand, with its words. */
async function withWords<T>(part: Promise<{ default: T }>): Promise<T> {
  const [{ default: component }] = await Promise.all([part, learn()]);
  return component;
}

export const lobby = () => withWords(import('./Lobby.svelte'));
export const roomForm = () => withWords(import('./RoomForm.svelte'));
export const history = () => withWords(import('./History.svelte'));
/** Talk is shown at the seats and needs no words of the page. */
export const bubbles = async () => (await import('./Bubbles.svelte')).default;
export const talk = () => withWords(import('./Talk.svelte'));
export const tableMenu = () => withWords(import('../room/panels/TableMenu.svelte'));
export const shoeEnd = () => withWords(import('../room/side/ShoeEnded.svelte'));
export const coming = () => withWords(import('./Coming.svelte'));
export const desk = () => withWords(import('./Desk.svelte'));

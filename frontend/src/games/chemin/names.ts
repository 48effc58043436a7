import type { Say } from '../../i18n.svelte';
import type { OfGame } from '../../room/side/names';
import { loadMessages, ofChemin } from './messages';

/** Load chemin de fer's names for hands and outcomes. */
export const names = (): Promise<Say<OfGame>> => loadMessages().then(() => ofChemin);

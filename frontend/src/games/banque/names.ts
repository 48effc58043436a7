import type { Say } from '../../i18n.svelte';
import type { OfGame } from '../../room/side/names';
import { loadMessages, ofBanque } from './messages';

/** Load baccara banque's names for hands and outcomes. */
export const names = (): Promise<Say<OfGame>> => loadMessages().then(() => ofBanque);

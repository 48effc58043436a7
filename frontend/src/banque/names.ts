import type { Say } from '../i18n.svelte';
import type { OfGame } from '../table/side/names';
import { learn, ofBanque } from './language';

/** Load baccara banque's names for hands and outcomes. */
export const names = (): Promise<Say<OfGame>> => learn().then(() => ofBanque);

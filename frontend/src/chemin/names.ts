import type { Say } from '../i18n.svelte';
import type { OfGame } from '../table/side/names';
import { learn, ofChemin } from './language';

/** What chemin de fer calls hands and outcomes, once its words are there. */
export const names = (): Promise<Say<OfGame>> => learn().then(() => ofChemin);

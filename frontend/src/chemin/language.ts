import { part, type Say } from '../i18n.svelte';
import type { Ids } from '../ids';
import type { OfGame } from '../table/side/names';
import words from 'words:chemin+bank+chemin_page+bank_page';

export type CheminId = Ids['chemin' | 'bank' | 'chemin_page' | 'bank_page'];

/** The words of chemin de fer. */
export const { learn, t } = part<'chemin' | 'bank' | 'chemin_page' | 'bank_page'>(words);

/** The names that chemin de fer has for hands and outcomes. */
export const ofChemin: Say<OfGame> = (id, args) => t(`cf-${id}`, args);

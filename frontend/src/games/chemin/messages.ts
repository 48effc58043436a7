import type { BankId } from '../bank/messages';
import { messageBundle, type Say } from '../../i18n.svelte';
import type { OfGame } from '../../room/coups';
import words from 'words:chemin+chemin_page';

/** The words of chemin de fer, in addition to those of every bank. */
export const { loadMessages, t } = messageBundle<'chemin' | 'chemin_page', BankId>(words);

/** Chemin de fer's names for hands and outcomes. */
export const ofChemin: Say<OfGame> = (id, args) => t(`cf-${id}`, args);

/** Load chemin de fer's names for hands and outcomes. */
export const names = (): Promise<Say<OfGame>> => loadMessages().then(() => ofChemin);

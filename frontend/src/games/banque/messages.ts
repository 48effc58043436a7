import type { BankId } from '../bank/messages';
import { messageBundle, type Say } from '../../i18n.svelte';
import type { OfGame } from '../../room/coups';
import words from 'words:banque+banque_page';

/** The words of baccara banque, in addition to those of every bank. */
export const { loadMessages, t } = messageBundle<'banque' | 'banque_page', BankId>(words);

/** Placeholders for a side that was not dealt. */
const UNDEALT = { right: '–', left: '–' };

/** Baccara banque's names for hands and outcomes; a side without stakes has no hand. */
export const ofBanque: Say<OfGame> = (id, args) => t(`bq-${id}`, { ...UNDEALT, ...args });

/** Load baccara banque's names for hands and outcomes. */
export const names = (): Promise<Say<OfGame>> => loadMessages().then(() => ofBanque);

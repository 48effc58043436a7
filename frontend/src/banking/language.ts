import { part } from '../i18n.svelte';
import type { Ids } from '../ids';
import words from 'words:bank+bank_page';

export type BankId = Ids['bank' | 'bank_page'];

/** The words that tables with a player's bank have alike; each game learns them beside its own. */
export const { learn, t } = part<'bank' | 'bank_page'>(words);

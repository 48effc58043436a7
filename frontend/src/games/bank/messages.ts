import { messageBundle } from '../../i18n.svelte';
import type { Ids } from '../../ids';
import words from 'words:bank+bank_page';

export type BankId = Ids['bank' | 'bank_page'];

/** The words shared by all tables with a player's bank; each game loads them along with its own. */
export const { loadMessages, t } = messageBundle<'bank' | 'bank_page'>(words);

/** Sentences with the space that the language puts between them; empty ones are left out. */
export const joinSentences = (...sentences: (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(t('bk-between-sentences'));

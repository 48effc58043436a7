import type { Ids } from '../../ids';
import { part } from '../../i18n.svelte';
import words from 'words:bank_coach';

export type BankCoachId = Ids['bank_coach'];

/** What the coach says wherever a player holds the bank. */
export const { learn, t } = part<'bank_coach'>(words);

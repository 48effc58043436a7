import type { Ids } from '../../../ids';
import { messageBundle } from '../../../i18n.svelte';
import words from 'words:bank_coach';

export type BankCoachId = Ids['bank_coach'];

/** The coach's words shared by all banking games. */
export const { loadMessages, t } = messageBundle<'bank_coach'>(words);

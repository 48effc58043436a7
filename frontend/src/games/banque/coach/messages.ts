import type { BankCoachId } from '../../bank/coach/messages';
import { messageBundle } from '../../../i18n.svelte';
import words from 'words:banque_coach';

/** The coach's words for baccara banque, in addition to those of every bank. */
export const { loadMessages, t } = messageBundle<'banque_coach', BankCoachId>(words);

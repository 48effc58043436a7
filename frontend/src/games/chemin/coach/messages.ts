import type { BankCoachId } from '../../bank/coach/messages';
import { messageBundle } from '../../../i18n.svelte';
import words from 'words:chemin_coach';

/** The coach's words for chemin de fer, in addition to those of every bank. */
export const { loadMessages, t } = messageBundle<'chemin_coach', BankCoachId>(words);

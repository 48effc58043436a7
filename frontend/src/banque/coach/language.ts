import type { BankCoachId } from '../../banking/coach/language';
import { part } from '../../i18n.svelte';
import words from 'words:banque_coach';

/** What the coach says of baccara banque, beside what is said of every bank. */
export const { learn, t } = part<'banque_coach', BankCoachId>(words);

import type { BankCoachId } from '../../banking/coach/language';
import { part } from '../../i18n.svelte';
import words from 'words:chemin_coach';

/** What the coach says of chemin de fer, beside what is said of every bank. */
export const { learn, t } = part<'chemin_coach', BankCoachId>(words);

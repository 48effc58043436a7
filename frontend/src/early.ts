/** Runs first: asks for the words of the visitor's language while the code of the page is still on its way. */

import PAGE from 'words:page+roads+table';
import { firstLanguage } from './languages';

const language = firstLanguage();
void (PAGE[language] ?? PAGE['']!)(language).catch(() => undefined); // asked for again
/** A table's code is loaded along with it. */
if (location.pathname.includes('/rooms/')) void import('./routes/RoomGate.svelte').catch(() => undefined);
void import('./main').then(({ begin }) => begin());

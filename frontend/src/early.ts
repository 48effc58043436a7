/** Runs first: asks for what the page will need while its code is still on its way. */

import BOARD from 'words:board+bets+seal';
import PAGE from 'words:page+roads+table';
import { firstLanguage, type Words } from './languages';
import { askAhead, openAhead, roomSocket } from './routing/ahead';
import { pathAt, ROOM } from './routing/root';

const language = firstLanguage();
/** Whatever fails here is asked for again. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
const load = (words: Words) => quietly((words[language] ?? words['']!)(language));
load(PAGE);
const path = pathAt(location.pathname);
const room = ROOM.exec(path)?.[1];
if (path === '/') openAhead('/api/lobby');
if (room) {
  quietly(askAhead('/api/me').then((guest) => guest && openAhead(roomSocket(decodeURIComponent(room), false))));
  quietly(import('./routes/RoomGate.svelte'));
  load(BOARD);
}
void import('./main').then(({ begin }) => begin());

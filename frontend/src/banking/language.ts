import { t as say, type PageId, type Say } from '../i18n.svelte';
import type { Ids } from '../ids';

/** The words that tables with a player's bank have alike; each game learns them with its own. */
export const t = say as unknown as Say<PageId | Ids['bank_page']>;

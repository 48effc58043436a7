import { reader } from '../table/keyboard';

/** What a key asks for at a table with a player's bank alone. */
export type Own = { do: 'press'; at: number } | { do: 'confirm' | 'refuse' | 'clear' | 'peek' };

/** Reads a key press at a table with a player's bank. */
export const askOf = reader<Own>({
  letters: { n: { do: 'refuse' }, c: { do: 'clear' }, p: { do: 'peek' } },
  digit: (at) => ({ do: 'press', at }),
  enter: { do: 'confirm' },
});

import { makeKeyReader } from '../../room/keyboard';

/** Key commands specific to tables with a player's bank. */
export type Own = { do: 'press'; at: number } | { do: 'confirm' | 'refuse' | 'clear' | 'peek' };

/** Reads key presses at a table with a player's bank. */
export const askOf = makeKeyReader<Own>({
  letters: { n: { do: 'refuse' }, c: { do: 'clear' }, p: { do: 'peek' } },
  digit: (at) => ({ do: 'press', at }),
  enter: { do: 'confirm' },
});

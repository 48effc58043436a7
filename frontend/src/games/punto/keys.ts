import { makeKeyReader } from '../../room/keyboard';

/** Key commands specific to punto banco. */
export type Own =
  | { do: 'chip'; at: number }
  | { do: 'spot'; on: 'player' | 'banker' | 'tie' }
  | { do: 'deal' | 'undo' | 'double' | 'rebet' | 'clear' | 'again' }
  | { do: 'pattern'; at: number };

/** Reads key presses at a table of punto banco. */
export const askOf = makeKeyReader<Own>({
  letters: {
    p: { do: 'spot', on: 'player' },
    b: { do: 'spot', on: 'banker' },
    t: { do: 'spot', on: 'tie' },
    u: { do: 'undo' },
    d: { do: 'double' },
    r: { do: 'rebet' },
    c: { do: 'clear' },
    a: { do: 'again' },
    q: { do: 'pattern', at: 0 },
    w: { do: 'pattern', at: 1 },
  },
  digit: (at) => ({ do: 'chip', at }),
  enter: { do: 'deal' },
});

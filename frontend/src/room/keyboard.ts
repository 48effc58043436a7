/** What a key asks for at the table. */
export type Ask =
  | { do: 'chip'; at: number }
  | { do: 'spot'; on: 'player' | 'banker' | 'tie' }
  | { do: 'deal' | 'undo' | 'double' | 'rebet' | 'clear' | 'why' | 'sound' | 'rules' | 'menu' | 'help' };

const KEYS: Record<string, Ask> = {
  p: { do: 'spot', on: 'player' },
  b: { do: 'spot', on: 'banker' },
  t: { do: 'spot', on: 'tie' },
  u: { do: 'undo' },
  d: { do: 'double' },
  r: { do: 'rebet' },
  c: { do: 'clear' },
  y: { do: 'why' },
  m: { do: 'sound' },
  l: { do: 'rules' },
  o: { do: 'menu' },
  '?': { do: 'help' },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** Read a key press; `onControl` tells that a button, link or field has the focus. */
export function askOf(press: Pressed, onControl: boolean): Ask | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return undefined;
  if (press.key === 'Enter' || press.key === ' ') return onControl ? undefined : { do: 'deal' };
  if (/^[1-9]$/.test(press.key)) return { do: 'chip', at: Number(press.key) - 1 };
  return KEYS[press.key.toLowerCase()];
}

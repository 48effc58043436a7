/** What a key asks for at the table of chemin de fer. */
export type Ask =
  | { do: 'press'; at: number }
  | { do: 'confirm' | 'refuse' | 'clear' | 'peek' | 'why' | 'sound' | 'rules' | 'menu' | 'help' };

const KEYS: Record<string, Ask> = {
  n: { do: 'refuse' },
  c: { do: 'clear' },
  p: { do: 'peek' },
  y: { do: 'why' },
  m: { do: 'sound' },
  l: { do: 'rules' },
  o: { do: 'menu' },
  '?': { do: 'help' },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** Read a key press; `onControl` tells that a button, link or field has the focus. */
export function askOf(press: Pressed, onControl: boolean): Ask | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.repeat) return undefined;
  if (press.key === 'Enter' || press.key === ' ') return onControl ? undefined : { do: 'confirm' };
  if (/^[1-9]$/.test(press.key)) return { do: 'press', at: Number(press.key) - 1 };
  return KEYS[press.key.toLowerCase()];
}

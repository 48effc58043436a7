/** The key commands available at every table. */
export type Anywhere = { do: 'why' | 'sound' | 'rules' | 'menu' | 'board' | 'help' };

/** The keys of a game, in addition to those of every table. */
export interface Keys<A> {
  letters: Record<string, A>;
  /** The digits from 1 to 9, as 0 to 8. */
  digit: (at: number) => A;
  enter: A;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat'>;
export type Read<A> = (press: Pressed, onControl: boolean) => A | Anywhere | undefined;

const ANYWHERE: Record<string, Anywhere> = {
  y: { do: 'why' },
  m: { do: 'sound' },
  l: { do: 'rules' },
  o: { do: 'menu' },
  s: { do: 'board' },
  '?': { do: 'help' },
};

/** Returns a reader of key presses; `onControl` means that a button, link or field has the focus. */
export function makeKeyReader<A>({ letters, digit, enter }: Keys<A>): Read<A> {
  return ({ key, repeat }, onControl) => {
    if (repeat) return undefined;
    if (key === 'Enter' || key === ' ') return onControl ? undefined : enter;
    if (/^[1-9]$/.test(key)) return digit(Number(key) - 1);
    return letters[key.toLowerCase()] ?? ANYWHERE[key.toLowerCase()];
  };
}

/** Whether a key is pressed alone, and neither typed into a field nor meant for a sheet that covers the table. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typed = (target as Element).matches('input, select, textarea');
  return !(ctrlKey || metaKey || altKey || typed || document.querySelector('dialog[open]'));
}

/** Carries out key commands for the page. */
export function makeKeyHandler<A>(read: Read<A>, carryOut: (ask: A | Anywhere) => void) {
  return (event: KeyboardEvent): void => {
    if (!isForPage(event)) return;
    const target = event.target as Element;
    /** A sheet that has just been closed still has the focus for a moment. */
    const onControl = target.matches('button, a, [tabindex]:not([tabindex="-1"])') && !target.closest('dialog');
    const ask = read(event, onControl);
    if (!ask) return;
    event.preventDefault();
    carryOut(ask);
  };
}

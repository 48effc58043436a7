/** The sounds of a table, made by the browser as they are heard. */

type Noises = typeof import('./noises');

const LOUDNESS = 0.5;

let context: AudioContext | undefined;
let out: GainNode | undefined;
let noises: Noises | undefined;

class Sound {
  #on = false;

  /** Whether sounds are heard; off until someone turns them on. */
  get on(): boolean {
    return this.#on;
  }

  /** Resolves when sounds can be heard, where they can be had. */
  async turn(on: boolean): Promise<void> {
    this.#on = on;
    // At once, while the browser knows that the reader has touched the page.
    if (on) wake();
    if (on) noises ??= await import('./noises').catch(() => undefined);
  }
}

export const sound = new Sound();

export const playCard = (): void => play('card');
export const playChip = (): void => play('chip');
export const playWin = (): void => play('win');
export const playShuffle = (): void => play('shuffle');

function play(noise: keyof Noises): void {
  if (!sound.on || !noises) return;
  wake();
  if (context && out) noises[noise]({ context, out });
}

/** Browsers have audio asleep until the reader has touched the page; some have none. */
function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

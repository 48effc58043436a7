/** The sounds of a table, synthesized in the browser, and the croupier's voice. */

import { own } from '../room/preferences.svelte';

type Noises = typeof import('./soundEffects');

const LOUDNESS = 0.6;

let context: AudioContext | undefined;
let out: GainNode | undefined;
let noises: Noises | undefined;

class Sound {
  /** Whether sounds are on; off by default. */
  get on(): boolean {
    return own.choices.sound;
  }

  /** Resolves when sounds can be played, if they are available. */
  async turn(on: boolean): Promise<void> {
    own.choose({ sound: on });
    if (!on) void import('./speechSynthesis').then(({ stopSpeaking }) => stopSpeaking()).catch(() => undefined);
    // Right away, while the browser still recognizes a user gesture.
    if (on) wake();
    if (on) await load();
  }

  /** The overall volume, from 0 to 1. */
  level(volume: number): void {
    own.choose({ volume });
    if (out) out.gain.value = LOUDNESS * volume;
  }
}

export const sound = new Sound();

/** A card slides, or turns over. */
export const playCard = (): void => play('card');
export const playTurn = (): void => play('turn');
/** One chip is laid, many are paid out, or all are raked in. */
export const playChip = (): void => play('chip');
export const playChips = (): void => play('chips');
export const playRake = (): void => play('rake');
export const playShuffle = (): void => play('shuffle');
/** A natural, the viewer's win, and one at 8 to 1 or more. */
export const playNatural = (): void => play('natural');
export const playWin = (): void => play('win');
export const playBigWin = (): void => play('bigWin');
/** A cloth falls over a broken bank. */
export const playCloth = (): void => play('cloth');

/** Whether another table of the same window is in use, which alone may be heard. */
const isQuiet = (): boolean => globalThis.frameElement?.hasAttribute('data-quiet') ?? false;

/** Speak a croupier's call if the voice is on; French parts are spoken in French. */
export function speak(parts: readonly { words: string; french: boolean }[], language: string): void {
  const { voice, volume } = own.choices;
  if (!sound.on || !voice || !volume || isQuiet()) return;
  void import('./speechSynthesis').then(({ speak }) => speak(parts, language, volume)).catch(() => undefined);
}

async function load(): Promise<void> {
  noises ??= await import('./soundEffects').catch(() => undefined);
}

function play(noise: Exclude<keyof Noises, 'Stage'>): void {
  if (!sound.on || isQuiet()) return;
  if (!noises) return void load();
  wake();
  if (context && out) noises[noise]({ context, out });
}

/** Browsers suspend audio until a user gesture; some have none at all. */
function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = LOUDNESS * own.choices.volume;
    out.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

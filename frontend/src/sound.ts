/** The sounds of a table, made by the browser as they are heard, and the croupier's voice. */

import { own } from './table/own.svelte';

type Noises = typeof import('./noises');

const LOUDNESS = 0.6;

let context: AudioContext | undefined;
let out: GainNode | undefined;
let noises: Noises | undefined;

class Sound {
  /** Whether sounds are heard; off until someone turns them on. */
  get on(): boolean {
    return own.choices.sound;
  }

  /** Resolves when sounds can be heard, where they can be had. */
  async turn(on: boolean): Promise<void> {
    own.choose({ sound: on });
    if (!on) void import('./spoken').then(({ hush }) => hush()).catch(() => undefined);
    // At once, while the browser knows that the reader has touched the page.
    if (on) wake();
    if (on) await load();
  }

  /** How loud all is, from 0 to 1. */
  level(volume: number): void {
    own.choose({ volume });
    if (out) out.gain.value = LOUDNESS * volume;
  }
}

export const sound = new Sound();

export const playCard = (): void => play('card');
export const playChip = (): void => play('chip');
export const playWin = (): void => play('win');
export const playShuffle = (): void => play('shuffle');

/** Have the croupier say something, where that is wanted; what is French is said so. */
export function speak(parts: readonly { words: string; french: boolean }[], language: string): void {
  const { voice, volume } = own.choices;
  if (!sound.on || !voice || !volume) return;
  void import('./spoken').then(({ speak }) => speak(parts, language, volume)).catch(() => undefined);
}

async function load(): Promise<void> {
  noises ??= await import('./noises').catch(() => undefined);
}

function play(noise: 'card' | 'chip' | 'win' | 'shuffle'): void {
  if (!sound.on) return;
  if (!noises) return void load();
  wake();
  if (context && out) noises[noise]({ context, out });
}

/** Browsers have audio asleep until the reader has touched the page; some have none. */
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

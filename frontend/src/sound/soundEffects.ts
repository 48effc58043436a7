/** The synthesized sounds of a table, loaded when sound is first turned on. */

/** The audio output. */
export interface Stage {
  context: AudioContext;
  out: GainNode;
}

/** A card slides over felt and stops. */
export function card(on: Stage): void {
  hiss(on, { length: 0.16, from: 2600, to: 900, gain: 0.8 });
  hiss(on, { at: 0.13, length: 0.05, from: 420, to: 260, gain: 0.9 });
}

/** A card snaps over: a breath of air, then it slaps the felt. */
export function turn(on: Stage): void {
  hiss(on, { length: 0.09, from: 1500, to: 3200, gain: 0.35 });
  hiss(on, { at: 0.1, length: 0.045, from: 900, to: 380, gain: 1 });
  tone(on, { at: 0.1, pitch: 190, length: 0.06, gain: 0.12, rise: 0.002 });
}

/** One clay chip on another. */
export function chip(on: Stage): void {
  click(on, 0, 1);
  click(on, 0.058, 0.55);
}

/** A pile is built up chip by chip, each a little higher than the last. */
export function chips(on: Stage): void {
  for (let at = 0; at < 7; at += 1) click(on, at * 0.07 + Math.random() * 0.012, 0.5 + at * 0.05, 1 + at * 0.025);
}

/** A pile slides over the felt and falls together. */
export function rake(on: Stage): void {
  hiss(on, { length: 0.36, from: 1300, to: 700, gain: 0.5 });
  for (let at = 0; at < 5; at += 1) click(on, 0.2 + at * 0.045 + Math.random() * 0.02, 0.45);
}

/** A small warm bell, twice. */
export function win(on: Stage): void {
  bell(on, 0, 523.25, 0.2);
  bell(on, 0.15, 783.99, 0.16);
  chips(on);
}

/** A rising chord over the pile that is paid out. */
export function bigWin(on: Stage): void {
  for (const [at, pitch] of [523.25, 659.26, 783.99, 1046.5, 1318.51].entries()) bell(on, at * 0.11, pitch, 0.17);
  bell(on, 0.66, 1567.98, 0.12);
  hiss(on, { at: 0.1, length: 1.2, from: 3000, to: 7000, gain: 0.1 });
  chips(on);
}

/** One high bell, muted. */
export function natural(on: Stage): void {
  bell(on, 0, 1046.5, 0.09);
}

/** A heavy cloth falls, and a low drum. */
export function cloth(on: Stage): void {
  hiss(on, { length: 0.5, from: 900, to: 180, gain: 0.9 });
  tone(on, { at: 0.22, pitch: 72, length: 0.6, gain: 0.4, rise: 0.01 });
}

/** A riffle of two packets, then the bridge that squares them up, and the deck is set down. */
export function shuffle(on: Stage): void {
  for (let half = 0; half < 26; half += 1) {
    hiss(on, { at: half * 0.028 + Math.random() * 0.008, length: 0.03, from: 3400, to: 2200, gain: 0.6 });
  }
  hiss(on, { at: 0.84, length: 0.22, from: 2600, to: 700, gain: 0.5 });
  hiss(on, { at: 1.1, length: 0.05, from: 700, to: 300, gain: 0.9 });
}

/** Times in seconds from now, pitches in hertz, gain from 0 to 1. */
interface Hiss {
  at?: number;
  length: number;
  from: number;
  to: number;
  gain: number;
}

function hiss(on: Stage, { at = 0, length, from, to, gain }: Hiss): void {
  const start = on.context.currentTime + at;
  const buffer = on.context.createBuffer(1, Math.ceil(length * on.context.sampleRate), on.context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = on.context.createBufferSource();
  source.buffer = buffer;
  const filter = on.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(on, { start, rise: length * 0.2, length, gain }));
  source.start(start);
}

function click(on: Stage, at: number, strength: number, higher = 1): void {
  hiss(on, { at, length: 0.012, from: 5200, to: 3800, gain: 0.8 * strength });
  tone(on, { at, pitch: 2960 * higher, length: 0.05, gain: 0.24 * strength, rise: 0.001 });
  tone(on, { at, pitch: 4420 * higher, length: 0.032, gain: 0.15 * strength, rise: 0.001 });
}

function bell(on: Stage, at: number, pitch: number, gain: number): void {
  const partials = [
    [1, 1, 1.3],
    [2.003, 0.4, 0.8],
    [3.01, 0.16, 0.45],
  ] as const;
  for (const [ratio, share, length] of partials) {
    tone(on, { at, pitch: pitch * ratio, length, gain: gain * share, rise: 0.008 });
  }
}

interface Tone {
  at: number;
  pitch: number;
  length: number;
  gain: number;
  rise: number;
}

function tone(on: Stage, { at, pitch, length, gain, rise }: Tone): void {
  const start = on.context.currentTime + at;
  const source = on.context.createOscillator();
  source.frequency.value = pitch;
  source.connect(envelope(on, { start, rise, length, gain }));
  source.start(start);
  source.stop(start + length);
}

interface Envelope {
  start: number;
  rise: number;
  length: number;
  gain: number;
}

/** A quick rise in gain, then a decay; exponential ramps must not reach zero. */
function envelope(on: Stage, { start, rise, length, gain }: Envelope): GainNode {
  const node = on.context.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + rise);
  node.gain.exponentialRampToValueAtTime(0.0001, start + length);
  node.connect(on.out);
  return node;
}

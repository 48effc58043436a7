import type { NowOf, Preset, View } from '../types';

/** What a table with a player's bank shows, whichever game is played with it. */
export type BankView = Extract<View, { bank: unknown }>;
export type BankPreset = Extract<Preset, { calls: unknown }>;
export type BankNow = NowOf<BankView>;
export type Place = BankView['seats'][number];
export type Choice = BankView['choices'][number];

import type { NowOf, Preset, View } from '../../types';

/** The view of a table with a player's bank, whichever game is played. */
export type BankView = Extract<View, { bank: unknown }>;
export type BankPreset = Extract<Preset, { calls: unknown }>;
export type BankNow = NowOf<BankView>;
export type Place = BankView['seats'][number];
export type Choice = BankView['choices'][number];

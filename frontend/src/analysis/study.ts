import { ask } from '../api';
import type { Story } from './story';

/** The response of `/api/study`, documented in `docs/analysis.md`: everything is in words of the language asked for. */
export interface Studied {
  title: string;
  says: string[];
  how: string[];
  tables: { title: string; heads: string[]; rows: string[][] }[];
  coups: number;
  shoes: number;
  broken: number;
  faults: string[];
  /** The only shoe of the file, if its cards are known. */
  story: Story | null;
}

/** The response for a file that cannot be read as shoes. */
interface Unread {
  title: null;
  faults: string[];
}

/** The largest file that the house takes, in bytes. */
export const LARGEST = 4_000_000;

/** Whether a file is a record of this program, and not what somebody noted. */
export const isRecord = (name: string, text: string) =>
  name.endsWith('.bhh') || text.slice(0, 4096).includes('format = "bhh"');

/** The game that gives the rules and bets for a study of shoes, and their packs. */
export interface Rules {
  preset: string;
  packs: number | null;
}

/** Study the shoes that the visitor noted in a file. */
export const study = (text: string, name: string, language: string, rules: Rules) =>
  ask<Studied | Unread>('/study', { text, name: name.slice(0, 300), language, ...rules });

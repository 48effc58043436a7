import { ask } from '../api';
import { dateOf, momentOf } from '../dates';
import { t } from 'words:operator';
import { speech } from '../i18n.svelte';
import { untrack } from 'svelte';

/** Times are ISO in UTC, and null for no end. Sums are in units, sizes in bytes. */
export interface Sanction {
  id: string;
  kind: 'mute' | 'ban';
  player: string;
  name: string;
  network: string;
  reason: string;
  operator: string;
  made: string;
  until: string | null;
}

export interface Person {
  player: string;
  name: string;
  /** Null for a guest without an account. */
  sign_in_name: string | null;
  /** How many browsers are signed in to the account. */
  sessions: number;
  operator: boolean;
  account: number;
  /** The day of the last visit. */
  visited: string | null;
  connected: boolean;
  /** The networks that they are connected from. */
  addresses: string[];
  seats: { room: string; name: string; chips: number }[];
  sanctions: Sanction[];
}

export interface Room {
  id: string;
  name: string;
  game: string;
  /** Null for the house's own. */
  host: string | null;
  course: 'open' | 'paused' | 'closing' | 'closed';
  private: boolean;
  /** The names of the seated people. */
  players: string[];
  seated: number;
  seats: number;
  looking: number;
  events: number;
  bytes: number;
  /** Why it is out of order. */
  aside: string | null;
}

/** What goes when a host or a network is cleared. */
export interface Clearing {
  tables: { id: string; name: string; seated: number }[];
  guests: { player: string; name: string }[];
}

interface Line {
  player: string;
  name: string;
  text: string;
  at: string;
}

export interface Report {
  id: string;
  at: string;
  player: string;
  name: string;
  reporter: string;
  reporter_name: string;
  room: string;
  room_name: string | null;
  reason: string;
  text: string;
  said_at: string;
  before: Line[];
  after: Line[];
}

export interface Entry {
  id: number;
  at: string;
  operator: string;
  action: string;
  subject: string;
  /** Of the player that it is about. */
  name: string | null;
  reason: string;
  amount: number | null;
  until: string | null;
}

export const DOORS = ['open', 'password', 'invited'] as const;
export const SALONS = ['on', 'moderated', 'off'] as const;

export interface Rules {
  door: (typeof DOORS)[number];
  guests: boolean;
  salon: (typeof SALONS)[number];
}

/** Read the rules in an entry of the log, such as `door=open guests=True salon=on`; null if they are unknown. */
export function readRules(stored: string): Rules | null {
  const [, door, guests, salon] = /^door=(\S+) guests=(True|False) salon=(\S+)$/.exec(stored) ?? [];
  const known = DOORS.find((each) => each === door);
  const open = SALONS.find((each) => each === salon);
  return known && open ? { door: known, guests: guests === 'True', salon: open } : null;
}

export interface Invitation {
  id: string;
  token: string;
  note: string;
  made: string;
  until: string | null;
  /** How many may still come; null for any number. */
  uses: number | null;
  came: number;
}

export interface Overview {
  rules: Rules & { has_password: boolean };
  operators: string[];
  connected: number;
  /** Whether many people may come from this operator's own address. */
  shared: boolean;
  rooms: number;
  aside: number;
  reports: number;
  space: {
    state: 'plenty' | 'low' | 'over-quota';
    free: number;
    used: number;
    quota: number | null;
    host_quota: number;
  };
  sizes: { rooms: number; guests: number; packs: number; packed_events: number; live_events: number };
  invitations: Invitation[];
  announcements: { id: string; text: string; made: string; until: string | null }[];
}

/** How long something lasts, in hours; null for no end. */
export const TIMES = [
  ['hour', 1],
  ['day', 24],
  ['week', 24 * 7],
  ['month', 24 * 30],
  ['no-end', null],
] as const;
export type Hours = (typeof TIMES)[number][1];

/** Ask for, or order, something that only operators may. */
export const operate = <T = null>(path: string, order?: unknown) => ask<T>(`/operator${path}`, order);

/** Runs an order of the page, shows its refusal, and then loads the page's part again. */
export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;

/** What each part of the page is given; `changed` counts the orders carried out, after each of which it loads again. */
export interface Part {
  house: Overview;
  attempt: Attempt;
  changed: number;
  busy: boolean;
}

export const formatUntil = (at: string | null): string => (at ? t('operator-until', { date: momentOf(at) }) : '');
/** The parts that are not empty, with dots between them. */
export const joinWithDots = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ');
export const formatDay = (at: string | null): string => (at ? dateOf(at) : '–');

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the largest unit of which there is at least one, as "31.8 MB"; few are a part of a kilobyte. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(speech.locale, {
    style: 'unit',
    unit: UNITS[power - 1],
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power);
}

/** Load a list now, and again after each change; a load that fails leaves the list as it is. */
export function loadOnChange(changed: () => number, load: () => Promise<unknown>): void {
  $effect(() => {
    changed();
    untrack(() => void load().catch(() => undefined));
  });
}

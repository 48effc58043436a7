import type { Component } from 'svelte';
import { RoomConnection, type Playback } from '../room/connection/roomConnection.svelte';
import type { CoupNews, News, Now, Scorecards, Welcome } from '../wire';

/** A shoe as the messages of its room; the house makes it from a record. */
export interface ReplayedShoe {
  /** The room before the first coup. */
  welcome: Welcome;
  coups: { start: Now; news: News[] }[];
  /** The seats from which it may be watched, and the current one; 0 for none. */
  seats: { seat: number; name: string }[];
  seat: number;
  proved: boolean;
}

/** A moment of a shoe: `done` messages of the coup at index `coup` have been shown. */
interface Place {
  coup: number;
  done: number;
}

/** The keys of a replay by what they do, as the browser names them and as their buttons do. */
export const PRESSED = {
  'step-before': { key: 'ArrowLeft', name: '←' },
  'step-next': { key: 'ArrowRight', name: '→' },
  'coup-before': { key: ',', name: ',' },
  'coup-end': { key: 'e', name: 'E' },
  'coup-next': { key: '.', name: '.' },
} as const;
type Way = keyof typeof PRESSED;
export const WAYS = Object.keys(PRESSED) as Way[];

/** How many times faster than usual a shoe may be played, and the keys of the next slower and faster speed. */
export const SPEEDS = [0.5, 1, 2, 4];
export const [SLOWER, FASTER] = ['-', '+'];

/** The places of a shoe in order: before each message of a coup, and at its end. */
const placesOf = ({ coups }: Pick<ReplayedShoe, 'coups'>): Place[] =>
  coups.flatMap(({ news }, coup) => [...news.keys(), news.length].map((done) => ({ coup, done })));

/** The room at a place, as somebody who arrives is told it. */
function welcomeAt({ welcome, coups }: Pick<ReplayedShoe, 'welcome' | 'coups'>, { coup, done }: Place): Welcome {
  const news = [...coups.slice(0, coup).flatMap((each) => each.news), ...(coups[coup]?.news.slice(0, done) ?? [])];
  const finished = news.flatMap((each): CoupNews[] => (each.finished ? [each.finished] : []));
  let scorecards: Record<string, Scorecards> = {};
  for (const each of news) scorecards = each.scorecards ?? scorecards;
  const now = (done ? coups[coup]?.news[done - 1]?.now : coups[coup]?.start) ?? welcome.now;
  return { ...welcome, now, coups: finished, scorecards };
}

/** Plays a recorded shoe to a table, in place of the connection to a room. */
export class ReplayLine extends RoomConnection {
  /** The index of the place that the table shows. */
  at = $state(0);
  shoe: ReplayedShoe;
  readonly places: readonly Place[];

  constructor(
    shoe: ReplayedShoe,
    private readonly name: string,
    controls: Component<{ room: Playback }>,
    coup = 0,
  ) {
    super(shoe.welcome.room.id, false, true);
    this.controls = controls;
    this.shoe = $state.raw(shoe);
    this.places = placesOf(shoe);
    this.seek(this.startOf(coup));
  }

  /** Show the same shoe as another seat saw it. */
  watch(shoe: ReplayedShoe): void {
    this.shoe = shoe;
    this.seek(this.at);
  }

  get place(): Place {
    return this.places[this.at] ?? { coup: 0, done: 0 };
  }

  /** The first place of a coup. */
  startOf(coup: number): number {
    return Math.max(
      0,
      this.places.findIndex((each) => each.coup === coup),
    );
  }

  /** The place at which a coup has been decided. */
  endOf(coup: number): number {
    return this.places.findLastIndex((each) => each.coup === coup);
  }

  /** Whether all of a coup has been shown. */
  get isAtEnd(): boolean {
    return this.at === this.endOf(this.place.coup);
  }

  /** Show a place at once. The end of a coup is its last message, since its cards and chips are still on the table. */
  seek(at: number): void {
    this.at = Math.min(Math.max(0, at), this.places.length - 1);
    const { coup, done } = this.place;
    const ends = this.isAtEnd && done > 0;
    const welcome = welcomeAt(this.shoe, ends ? { coup, done: done - 1 } : this.place);
    this.heard({ ...welcome, room: { ...welcome.room, name: this.name } });
    if (!ends) return;
    /** Where nothing takes time, a table with a player's bank leaves the cards until the next coup. */
    const { speed } = this;
    this.speed = Infinity;
    this.heard(this.shoe.coups[coup]!.news.at(-1)!);
    this.speed = speed;
  }

  /** Show what happened next; false at the end. */
  step(): boolean {
    while (this.isAtEnd && this.at < this.places.length - 1) this.at += 1;
    const { coup, done } = this.place;
    const news = this.shoe.coups[coup]?.news[done];
    if (!news) return false;
    this.at += 1;
    this.heard(news);
    return true;
  }
}

/** The shoe on the table, and how to watch it from another seat. */
class Current {
  line = $state.raw<ReplayLine | null>(null);
  watch: ((seat: number) => void) | null = null;
}

export const current = new Current();

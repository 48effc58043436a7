import type { Times } from '../../room/durations';
import type { Side } from '../../wire';
import type { Scene } from './scene.svelte';

/** By hand: how many cards have come, their value, and whether the viewer turns them. */
export type Arrived = Record<Side, { cards: number; total: number | null; bends: boolean }>;

/** What the steps of a playback act on. */
export interface Playback {
  scene: Scene;
  times: Times;
  seat: number | null;
  /** Whether the player entitled to a hand turns it for everyone (PB-23). */
  squeeze: boolean;
  /** What has been dealt in this coup, by hand. */
  come: Arrived;
  /** Sync everything except the cards (chips, buttons, scorecards) with the server state. */
  reveal: () => void;
}

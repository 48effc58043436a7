/** A shoe that ended while its viewer was away: its results are shown as to those who stayed. */

import { ask, type ShoeTold } from '../api';
import { put, taken } from '../storage';
import type { Room } from './room.svelte';

const KEPT_AS = 'last-shoes';
/** The number of most recently seen rooms that a browser remembers. */
const ROOMS = 12;

/** The last shoe of a room that this browser saw, and whether its end was seen. */
export interface Left {
  room: string;
  shoe: number;
  over: boolean;
}

export const shoeTold = (room: string, shoe: number) => ask<ShoeTold>(`/rooms/${room}/shoes/${shoe}/summary`);

function all(): Left[] {
  try {
    return JSON.parse(taken(KEPT_AS) ?? '[]') as Left[];
  } catch {
    return [];
  }
}

export const kept = (room: string): Left | undefined => all().find((each) => each.room === room);

export function keep(left: Left): void {
  const others = all().filter(({ room }) => room !== left.room);
  put(KEPT_AS, JSON.stringify([left, ...others].slice(0, ROOMS)));
}

/** The shoe whose end a browser has missed; `over` if the table is between two shoes. */
export function findMissedShoe(left: Left | undefined, shoe: number, over: boolean): number | null {
  if (!left || left.over) return null;
  return left.shoe < shoe || (over && left.shoe === shoe) ? left.shoe : null;
}

/** Track what a room shows; call it as an effect of the component. */
export function follow(room: Room): void {
  /** The newest shoe whose end the viewer has seen. */
  let seen = 0;
  let first = true;
  $effect(() => {
    if (room.ended) seen = room.ended.shoe;
    else if (seen) keep({ room: room.id, shoe: seen, over: true });
  });
  $effect(() => {
    const [now, dealt] = [room.shown, room.coups.length];
    if (!now || room.ended) return;
    const left = kept(room.id);
    const shoe = findMissedShoe(left, now.shoe, first && now.view.phase === 'between-shoes');
    first = false;
    if (shoe !== null) {
      keep({ room: room.id, shoe, over: true });
      void shoeTold(room.id, shoe).then(
        (told) => void (seen < shoe && (room.ended ??= told)),
        () => undefined,
      );
    } else if (dealt && (!left || left.shoe < now.shoe)) keep({ room: room.id, shoe: now.shoe, over: false });
  });
}

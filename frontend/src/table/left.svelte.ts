/** A shoe that was over before its viewer came back: what it brought is shown as to those who stayed. */

import { ask, type ShoeTold } from '../api';
import type { Room } from './room.svelte';

const KEPT_AS = 'last-shoe';

/** The shoe that this browser saw last, and whether its end was seen too. */
export interface Left {
  room: string;
  shoe: number;
  over: boolean;
}

export const shoeTold = (room: string, shoe: number) => ask<ShoeTold>(`/rooms/${room}/shoes/${shoe}/summary`);

function kept(): Left | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null') as Left | null;
  } catch {
    return null;
  }
}

const keep = (left: Left) => localStorage.setItem(KEPT_AS, JSON.stringify(left));

/** The shoe whose end a browser has not seen; `over` where the table is between two shoes. */
export function missed(left: Left | null, room: string, shoe: number, over: boolean): number | null {
  if (left?.room !== room || left.over) return null;
  return left.shoe < shoe || (over && left.shoe === shoe) ? left.shoe : null;
}

/** Keep up with what a room shows, as an effect of who shows it. */
export function follow(room: Room): void {
  /** The newest shoe that has ended before the viewer. */
  let seen = 0;
  let first = true;
  $effect(() => {
    if (room.ended) seen = room.ended.shoe;
    else if (seen) keep({ room: room.id, shoe: seen, over: true });
  });
  $effect(() => {
    const [now, dealt] = [room.shown, room.coups.length];
    if (!now || room.ended) return;
    const left = kept();
    const shoe = missed(left, room.id, now.shoe, first && now.view.phase === 'between-shoes');
    first = false;
    if (shoe !== null) {
      keep({ room: room.id, shoe, over: true });
      void shoeTold(room.id, shoe).then((told) => void (seen < shoe && (room.ended ??= told)), () => undefined);
    } else if (dealt && (left?.room !== room.id || left.shoe < now.shoe)) keep({ room: room.id, shoe: now.shoe, over: false });
  });
}

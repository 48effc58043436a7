import type { Scene } from '../scene.svelte';
import type { CheminNow, CheminPreset } from '../types';
import type { Moment } from './ideas';

/** What a card is worth: court cards and tens nothing. */
function points(code: string | null): number | null {
  if (code === null) return null;
  const rank = code.charAt(0);
  return rank === 'A' ? 1 : /\d/.test(rank) ? Number(rank) : 0;
}

/** What two cards are worth; null while one of them is not known, or not there. */
export function worth([first, second]: readonly (string | null)[]): number | null {
  const [one, other] = [points(first ?? null), points(second ?? null)];
  return one === null || other === null ? null : (one + other) % 10;
}

/** The table as it lies before the viewer. */
export function momentOf(now: CheminNow, scene: Scene, { tax }: CheminPreset): Moment {
  return {
    view: now.view,
    seat: now.me.seat,
    looks: scene.mine !== null && !scene.looked,
    decided: scene.decided,
    ponte: worth(scene.hands.player.cards.map(({ code }) => code)),
    tax,
  };
}

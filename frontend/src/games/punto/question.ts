import type { CoupQuestion } from '../../room/side/coupOdds';
import type { PuntoRoom } from './room.svelte';
import type { PuntoPreset, PuntoView } from './types';

type Asked = Pick<PuntoRoom, 'coups' | 'scene' | 'shown' | 'seat'>;

/** Whether the cards come face up, so that the odds follow each card. */
export const comesOpen = ({ squeeze, ceremony }: PuntoPreset): boolean => !squeeze && ceremony === 'open';

/** The odds to ask for: of the coup in view, or of the next once it is decided, with the cards that everyone knows. */
export function questionOf({ coups, scene, shown, seat }: Asked, preset: PuntoPreset): CoupQuestion {
  const at = { shoe: shown?.shoe ?? 0, coup: coups.length + 1 };
  if (comesOpen(preset)) return { ...at, cards: scene.decided ? 0 : scene.opened };
  if (scene.decided || !shown) return { ...at, cards: 0, said: false };
  const { player, banker } = shown.view;
  const { squeeze } = preset;
  /** Cards that only the viewer sees are left out: a pair, or a third card that is being bent up. */
  const open = ({ cards, looked }: PuntoView['player']) =>
    cards.length - (looked && looked === seat ? (squeeze && cards.length > 2 ? 1 : 2) : 0);
  return { ...at, cards: open(player) + open(banker), said: player.draws !== null };
}

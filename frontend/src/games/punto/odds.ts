import type { ComponentProps } from 'svelte';
import LiveOdds from '../../room/side/LiveOdds.svelte';
import { learn, t } from './messages';
import type { PuntoRoom } from './room.svelte';
import type { PuntoPreset, PuntoView } from './types';

type Asked = Pick<ComponentProps<typeof LiveOdds>, 'coup' | 'cards' | 'said' | 'note'>;

/** Load the live odds and their words. */
export async function open() {
  await learn();
  return { LiveOdds, asked };
}

/** The coup in view, or the next one once it is decided, with the cards that everyone knows. */
function asked({ coups, scene, shown, seat }: PuntoRoom, { squeeze, ceremony }: PuntoPreset): Asked {
  const coup = coups.length + 1;
  if (!squeeze && ceremony === 'open') return { coup, cards: scene.decided ? 0 : scene.opened };
  if (scene.decided || !shown) return { coup, cards: 0, said: false, note: t('odds-down') };
  const { player, banker } = shown.view;
  /** Cards that only the viewer sees are left out: a pair, or a third card that is being bent up. */
  const open = ({ cards, looked }: PuntoView['player']) =>
    cards.length - (looked && looked === seat ? (squeeze && cards.length > 2 ? 1 : 2) : 0);
  return { coup, cards: open(player) + open(banker), said: player.draws !== null, note: t('odds-down') };
}

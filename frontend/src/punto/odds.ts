import type { ComponentProps } from 'svelte';
import LiveOdds from '../table/side/LiveOdds.svelte';
import { learn, t } from './askedWords';
import type { PuntoRoom } from './room.svelte';
import type { PuntoPreset, PuntoView } from './types';

type Asked = Pick<ComponentProps<typeof LiveOdds>, 'coup' | 'cards' | 'said' | 'note'>;

/** The odds of the coup at hand, once their words are there. */
export async function open() {
  await learn();
  return { LiveOdds, asked };
}

/** The coup on view, or the next one once it is decided, and what everyone knows of its cards. */
function asked({ coups, scene, shown, seat }: PuntoRoom, { squeeze, ceremony }: PuntoPreset): Asked {
  const coup = coups.length + 1;
  if (!squeeze && ceremony === 'open') return { coup, cards: scene.decided ? 0 : scene.opened };
  if (scene.decided || !shown) return { coup, cards: 0, said: false, note: t('odds-down') };
  const { player, banker } = shown.view;
  /** Those that the viewer alone sees are left out: a pair, or a third card that is bent up. */
  const open = ({ cards, looked }: PuntoView['player']) =>
    cards.length - (looked && looked === seat ? (squeeze && cards.length > 2 ? 1 : 2) : 0);
  return { coup, cards: open(player) + open(banker), said: player.draws !== null, note: t('odds-down') };
}

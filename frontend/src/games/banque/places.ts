import { joinNames } from '../../i18n.svelte';
import { t } from './messages';
import type { PlayedSide } from './scene.svelte';
import type { BanqueView } from './types';

const RIGHT = 1;
const LEFT = 2;

/** The chairs of a side, from the banker outward; `places` has the middle first, then right and left alternating. */
const sideOf = ({ places }: BanqueView, first: number): number[] =>
  places.filter((_, at) => at >= first && (at - first) % 2 === 0);

/** The chairs along the edge, starting at the right of the croupier, across from the banker. */
export const ringOf = (view: BanqueView): number[] => [
  ...sideOf(view, LEFT).reverse(),
  ...view.places.slice(0, 1),
  ...sideOf(view, RIGHT),
];

/** On each side, the free chair nearest to the banker. */
export function findFreeChairs(view: BanqueView, free: readonly number[]) {
  return (
    [
      ['right', RIGHT],
      ['left', LEFT],
    ] as const
  ).flatMap(([name, first]) => {
    const seat = sideOf(view, first).find((each) => free.includes(each));
    return seat === undefined ? [] : [{ name, words: t(`bq-sit-${name}`), seat }];
  });
}

const PLAYED: readonly PlayedSide[] = ['right', 'left'];

/** A chair's display: whose hand is there, and the position of its stake if not on its own side. */
export function describeChair(view: BanqueView, seat: number) {
  const held = view.seats.find((each) => each.seat === seat);
  const hands = { right: view.right, left: view.left_hand };
  const plays = PLAYED.some((side) => hands[side].seat === seat && hands[side].cards.length > 0);
  const at = PLAYED.filter((side) => (hands[side].seat || view.next_holders[PLAYED.indexOf(side)]) === seat);
  const hand =
    held && at.length
      ? {
          letter: at.map((side) => t(`bq-letter-${side}`)).join(' '),
          words: joinNames(at.map((side) => t(`bq-holds-${side}`))),
        }
      : null;
  return { plays, hand, where: whereOf(held) };
}

function whereOf(held: BanqueView['seats'][number] | undefined): string {
  if (!held?.stake) return '';
  if (held.on.length > 1) return t('bq-on-cheval');
  return held.bystander && held.on[0] && held.on[0] !== 'banker' ? t(`bq-on-${held.on[0]}`) : '';
}

import type { CoupNews } from '../../../wire';
import { POINTS, type Card } from '../../../wire';
import { isOpen } from '../../../room/scene.svelte';
import type { Hand } from '../scene.svelte';
import { valuesOf, type Known } from './shares';

const worth = (card: Card): number => POINTS[card.charAt(0)] ?? 0;

/** What everybody knows of a hand: the cards that have turned on the screen, and what its holder said. */
export function knownOf({ cards, draws, shown }: Hand): Known {
  const [first, second, third] = cards.map((card) => (card.code && isOpen(card) ? worth(card.code) : null));
  const pair = shown ? [first ?? null, second ?? null] : [null, null];
  return { pair, third: third ?? null, draws: cards.length > 2 ? true : draws };
}

/** The values that may still come: those of the packs without the cards of earlier coups and those that are open. */
export function leftOf(packs: number, coups: readonly CoupNews[], open: readonly Card[]): number[] {
  const left = valuesOf(packs);
  const earlier = coups.flatMap(({ hands }) => Object.values(hands).flatMap(({ cards }) => cards));
  for (const card of [...earlier, ...open]) left[worth(card)]! -= 1;
  return left.map((count) => Math.max(0, count));
}

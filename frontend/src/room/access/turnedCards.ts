import type { Card } from '../../wire';
import { isOpen, type Hand } from '../scene.svelte';

/** A card that has turned in view. */
export interface TurnedCard {
  id: number;
  side: string;
  code: Card;
}

/** The number of cards that the player of a hand looks at before others see them. */
const PAIR = 2;

/**
 * The cards that have turned in view, in the order of dealing. Cards that were face up when the viewer came are left
 * out. `looked` are the hands that the viewer has turned up for themselves.
 */
export function turnedCards(hands: Readonly<Record<string, Hand>>, looked?: ReadonlySet<string>): TurnedCard[] {
  return Object.entries(hands)
    .flatMap(([side, { cards }]) =>
      cards.flatMap((card, at) => {
        const hasTurned = card.open !== undefined && isOpen(card);
        return card.code && (hasTurned || (at < PAIR && looked?.has(side)))
          ? [{ id: card.id, side, code: card.code }]
          : [];
      }),
    )
    .sort((one, other) => one.id - other.id);
}

import type { Now, CoupNews } from '../../wire';

/** A player's place, in any game: with all of their stakes, or with one. A game may have neither. */
type Place = { seat: number; stakes?: readonly unknown[]; stake?: number };

/** The visible part of a table: its shoe, the finished coups of that, the places, and the cards by hand. */
interface Seen {
  shown: (Pick<Now, 'shoe'> & { view: { seats: readonly Place[] } }) | null;
  coups: readonly CoupNews[];
  hands: Readonly<Record<string, { cards: readonly unknown[] }>>;
}

const hasStaked = ({ stakes, stake }: Place): boolean => Boolean(stakes?.length || stake);

/** Whether a shoe later than `shoe` is played: a coup of it is over, or there is a stake or a card on the table. */
export function isLaterUnderWay(shoe: number, { shown, coups, hands }: Seen): boolean {
  if (!shown || shown.shoe <= shoe) return false;
  return coups.length > 0 || Object.values(hands).some(({ cards }) => cards.length) || shown.view.seats.some(hasStaked);
}

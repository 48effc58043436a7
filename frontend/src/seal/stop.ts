/** What the rules of a shoe leave no choice in: how many cards are burnt (C-7), and where it ends (C-5). */

/** The fields of a preset that every game has of its shoe. */
export interface ShoeRules {
  packs: number;
  /** How many cards lie behind the stop card. */
  stop_depth: number;
  /** Whether the coup after the one in which it shows is dealt too. */
  one_more: boolean;
  burn: number | 'first-card';
}

/** What holds where a record says nothing of it. */
export const USUAL: ShoeRules = { packs: 8, stop_depth: 7, one_more: false, burn: 0 };

export const cardsIn = ({ packs }: ShoeRules): number => 52 * packs;

/** The points of a card. */
export const points = (card: string): number => (card[0] === 'A' ? 1 : Number(card[0]) || 0);

/** How many cards are burnt before the first coup, by the `first` of the shoe where that decides; null while that is not known. */
export function burntBy({ burn }: ShoeRules, first: string | undefined): number | null {
  if (burn !== 'first-card') return burn;
  return first === undefined ? null : 1 + (points(first) || 10);
}

/** The number of the last coup, as soon as it is settled; `ends` are how many cards had left the shoe at the end of each. */
export function lastBy(rules: ShoeRules, ends: readonly number[]): number | null {
  const shown = ends.findIndex((out) => out > cardsIn(rules) - rules.stop_depth);
  return shown < 0 ? null : shown + (rules.one_more ? 2 : 1);
}

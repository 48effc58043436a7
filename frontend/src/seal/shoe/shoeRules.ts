/** What the rules of a shoe determine: how many cards are burnt (C-7), and where it ends (C-5). */

/** The shoe fields that the presets of all games have. */
export interface ShoeRules {
  packs: number;
  /** The number of cards behind the stop card. */
  stop_depth: number;
  /** Whether one more coup is dealt after the one in which the stop card appears. */
  one_more: boolean;
  burn: number | 'first-card';
}

/** Defaults for fields missing in a record. */
export const USUAL: ShoeRules = { packs: 8, stop_depth: 7, one_more: false, burn: 0 };

export const cardsIn = ({ packs }: ShoeRules): number => 52 * packs;

/** The points of a card. */
export const points = (card: string): number => (card[0] === 'A' ? 1 : Number(card[0]) || 0);

/**
 * The number of cards burnt before the first coup, which may depend on the `first` card of the shoe; null while
 * unknown.
 */
export function burntBy({ burn }: ShoeRules, first: string | undefined): number | null {
  if (burn !== 'first-card') return burn;
  return first === undefined ? null : 1 + (points(first) || 10);
}

/** The number of the last coup, once settled; `ends` has the number of cards out of the shoe at the end of each. */
export function lastBy(rules: ShoeRules, ends: readonly number[]): number | null {
  const shown = ends.findIndex((out) => out > cardsIn(rules) - rules.stop_depth);
  return shown < 0 ? null : shown + (rules.one_more ? 2 : 1);
}

/** The chips that are valid stakes on their own, smallest first; all chips if each is below the minimum. */
export function offered(denominations: readonly number[], least: number): readonly number[] {
  const most = denominations.at(-1) ?? 0;
  return most < least ? denominations : [least, ...denominations.filter((units) => units > least)];
}

/** The selected chip, or the largest that the purse can still pay for. */
export function inHand(chips: readonly number[], picked: number | null, purse: number): number {
  const wanted = picked ?? chips[0] ?? 0;
  return wanted <= purse ? wanted : (chips.findLast((units) => units <= purse) ?? wanted);
}

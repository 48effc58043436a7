/** The chips that are stakes by themselves, the least stake first; where all are smaller than that, all of them. */
export function offered(denominations: readonly number[], least: number): readonly number[] {
  const most = denominations.at(-1) ?? 0;
  return most < least ? denominations : [least, ...denominations.filter((units) => units > least)];
}

/** The chip in hand: the one that was picked, or the largest that the purse still holds. */
export function inHand(chips: readonly number[], picked: number | null, purse: number): number {
  const wanted = picked ?? chips[0] ?? 0;
  return wanted <= purse ? wanted : (chips.findLast((units) => units <= purse) ?? wanted);
}

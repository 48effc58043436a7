/** The chips that are stakes by themselves; where all are smaller than the least stake, all of them. */
export function offered(denominations: readonly number[], least: number): readonly number[] {
  const enough = denominations.filter((units) => units >= least);
  return enough.length ? enough : denominations;
}

/** The chip in hand: the one that was picked, or the largest that the purse still holds. */
export function inHand(chips: readonly number[], picked: number | null, purse: number): number {
  const wanted = picked ?? chips[0] ?? 0;
  return wanted <= purse ? wanted : (chips.findLast((units) => units <= purse) ?? wanted);
}

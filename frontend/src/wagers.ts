import { has, rankName, speech, suitName, t } from './i18n.svelte';
import type { Condition, PaytableRow, Wager } from './wire';

/** Facts whose values have words of their own, and what the ids of these begin with. */
const VALUES: Record<string, string> = {
  winner: 'winner',
  natural: 'natural',
  one_rank: 'one-rank',
  player_pair: 'pair',
  banker_pair: 'pair',
};
const NAMES: Record<string, (code: string) => string> = {
  player_ranks: rankName,
  banker_ranks: rankName,
  player_suits: suitName,
  banker_suits: suitName,
};

/** The bets of the row before each place, in its order; the others are side bets. */
export function spotsOf(wagers: Wager[], row: readonly string[]): { main: Wager[]; side: Wager[] } {
  const main = row.flatMap((name) => wagers.filter((wager) => wager.name === name));
  return { main, side: wagers.filter((wager) => !main.includes(wager)) };
}

/** The house's own bets keep their title in every language. */
export function betName(wager: Wager): string {
  const id = `wager-${wager.name}`;
  return has(id) ? t(id) : wager.title;
}

const anyOf = (words: string[]): string =>
  new Intl.ListFormat(speech.language, { type: 'disjunction' }).format(words);

function valueText(fact: string, value: unknown): string {
  const name = NAMES[fact];
  if (name) return name(String(value));
  const kind = VALUES[fact];
  if (!kind) return String(value);
  return t(`value-${kind}-${value === true ? 'yes' : value === false ? 'no' : value}`);
}

/** When an outcome comes about: "Banker wins, Banker has 7, Banker has 3 cards". */
export function whenText(when: Partial<Condition>): string {
  const tied = when.winner?.length === 1 && when.winner[0] === 'tie';
  const parts = Object.entries(when).map(([fact, allowed]) => {
    const message = tied && (fact === 'high' || fact === 'low') ? 'tied' : fact.replaceAll('_', '-');
    const [only] = allowed;
    const single = allowed.length === 1 && typeof only === 'number';
    const values = single ? only : anyOf(allowed.map((value) => valueText(fact, value)));
    return t(`when-${message}`, { values });
  });
  return parts.join(', ') || t('when-anything');
}

/** What an outcome pays, in words. */
export function lineText({ pays, commission: [part, whole] }: PaytableRow): string {
  if (!pays) return t('line-stands');
  const [win, stake] = pays;
  if (!part) return t('line-odds', { win, stake });
  return t('line-odds-less', { win, stake, percent: (100 * part) / whole });
}

const lineBriefly = ({ pays, commission: [part, whole] }: PaytableRow): string => {
  const [win, stake] = pays ?? [0, 1];
  return part ? `${win} : ${stake} − ${(100 * part) / whole} %` : `${win} : ${stake}`;
};

/** The lines that pay, each payment once, the greatest first. */
function paying(wager: Wager): PaytableRow[] {
  const odds = ({ pays }: PaytableRow) => (pays ? pays[0] / pays[1] : 0);
  const lines = wager.lines.filter(({ pays }) => pays).sort((one, other) => odds(other) - odds(one));
  return lines.filter((line, at) => lines.findIndex((each) => odds(each) === odds(line)) === at);
}

/** What a bet pays, in words; of many payments only the greatest. */
export function paysText(wager: Wager): string {
  const [most, ...less] = paying(wager);
  if (!most) return '';
  if (less.length > 1) return t('pays-up-to', { odds: lineText(most) });
  if (most.commission[0]) return lineText(most);
  return t('pays', { odds: anyOf([most, ...less].map(lineText)) });
}

/** The same in figures, where there is little room. */
export function paysBriefly(wager: Wager): string {
  const [most, ...less] = paying(wager);
  if (!most) return '';
  if (less.length > 1) return `≤ ${lineBriefly(most)}`;
  return [most, ...less].map(lineBriefly).join(' · ');
}

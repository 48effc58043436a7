import { has, speech, t } from './i18n.svelte';
import type { PaytableRow, Wager } from './wire';

/** The bets of the row in front of each place, in order; the others are side bets. */
export function spotsOf(wagers: Wager[], row: readonly string[]): { main: Wager[]; side: Wager[] } {
  const main = row.flatMap((name) => wagers.filter((wager) => wager.name === name));
  return { main, side: wagers.filter((wager) => !main.includes(wager)) };
}

/** The house's own bets keep their title in every language. */
export function betName(wager: Wager): string {
  const id = `wager-${wager.name}`;
  return has(id) ? t(id) : wager.title;
}

export const anyOf = (words: string[]): string =>
  new Intl.ListFormat(speech.language, { type: 'disjunction' }).format(words);

/** Odds against a small whole number; others against 1, such as 0.54 to 1. */
const against = (pays: readonly [number, number]): readonly [number, number] =>
  pays[1] > 10 ? [pays[0] / pays[1], 1] : pays;

/** Whether an outcome loses the stake, wholly or in part. */
export const loses = ({ pays }: PaytableRow): boolean => pays !== null && pays[0] < 0;

/** The payment of an outcome in words. */
export function lineText(line: PaytableRow): string {
  const { pays } = line;
  const [part, whole] = line.commission;
  if (!pays) return t('line-stands');
  if (loses(line)) {
    const [lost, of] = [-pays[0], pays[1]];
    return lost === of ? t('line-loses') : t('line-loses-part', { part: `${lost}/${of}` });
  }
  const [win, stake] = against(pays);
  if (!part) return t('line-odds', { win, stake });
  return t('line-odds-less', { win, stake, percent: (100 * part) / whole });
}

/** The line of a win that only returns the stake; undefined for most bets. */
export const pushLine = ({ name, lines }: Wager): PaytableRow | undefined =>
  lines.find(({ pays, when }) => !pays && when.winner?.includes(name as 'banker'));

/** Such a win, as printed on the felt: "3-card 7 pushes"; empty if no win pushes. */
export function pushText(wager: Wager): string {
  const { name } = wager;
  const push = pushLine(wager);
  if (!push) return '';
  const when = push.when as unknown as Record<string, number[] | undefined>;
  const [total, cards] = [when[`${name}_total`]?.[0], when[`${name}_cards`]?.[0]];
  return total === undefined || cards === undefined ? '' : t('pushes', { total, cards });
}

const lineBriefly = ({ pays, commission: [part, whole] }: PaytableRow): string => {
  const [win, stake] = against(pays ?? [0, 1]);
  const odds = `${win.toLocaleString(speech.language)} : ${stake}`;
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return part ? `${odds} − ${(part / whole).toLocaleString(speech.language, style)}` : odds;
};

/** The paying lines, each payment once, greatest first. */
function paying(wager: Wager): PaytableRow[] {
  const odds = ({ pays }: PaytableRow) => (pays ? pays[0] / pays[1] : 0);
  const lines = wager.lines.filter((line) => line.pays && !loses(line)).sort((one, other) => odds(other) - odds(one));
  return lines.filter((line, at) => lines.findIndex((each) => odds(each) === odds(line)) === at);
}

/** The payment of a bet in words; only the greatest of many. */
export function paysText(wager: Wager): string {
  const [most, ...less] = paying(wager);
  if (!most) return '';
  if (less.length > 1) return t('pays-up-to', { odds: lineText(most) });
  if (most.commission[0]) return lineText(most);
  return t('pays', { odds: anyOf([most, ...less].map(lineText)) });
}

/** The same in figures, for small spaces. */
export function paysBriefly(wager: Wager): string {
  const [most, ...less] = paying(wager);
  if (!most) return '';
  if (less.length > 1) return `≤ ${lineBriefly(most)}`;
  return [most, ...less].map(lineBriefly).join(' · ');
}

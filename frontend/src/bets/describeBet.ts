import { joinClauses } from '../i18n.svelte';
import { percent } from '../odds/figures';
import { lineText, loses } from '../wagers';
import type { Condition, PaytableRow, Wager } from '../wire';
import { t } from './messages';
import { whenText } from './conditionText';

type When = Partial<Condition>;

const one = <T>(values: readonly T[] | null | undefined): T | undefined =>
  values?.length === 1 ? values[0] : undefined;

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for the winner, total and number of cards; also returns the rest of the condition. */
function ofWinner(when: When): { words: string[]; rest: When } {
  const { winner: _, ...rest } = when;
  const winner = one(when.winner)!;
  const words = [t('tell-winner', { winner })];
  const [total, cards] =
    winner === 'tie' ? (['high', null] as const) : ([`${winner}_total`, `${winner}_cards`] as const);
  const points = one(rest[total]);
  if (points !== undefined) {
    words.push(t(winner === 'tie' ? 'tell-at' : 'tell-with', { points }));
    delete rest[total];
  }
  const held = cards && one(rest[cards]);
  if (held) {
    words.push(t('tell-cards', { cards: held }));
    delete rest[cards];
  }
  return { words, rest };
}

/** Words for which total beats which, if either side may have it. */
function ofTotals(when: When): { words: string[]; rest: When } {
  const { high, low, high_cards, ...rest } = when;
  const [points, beaten, cards] = [one(high)!, one(low), one(high_cards)];
  const words = [beaten === undefined ? t('tell-high', { points }) : t('tell-beats', { points, beaten })];
  if (cards) words.push(t('tell-cards', { cards }));
  return { words, rest };
}

/** A condition as a clause: "Banker wins with 7 on three cards". */
export function clause(when: When): string {
  if (one(when.winner) === undefined && one(when.high) === undefined) return first(whenText(when));
  const { words, rest } = one(when.winner) === undefined ? ofTotals(when) : ofWinner(when);
  const { natural, margin, ...others } = rest;
  if (margin) words.push(whenText({ margin }));
  if (natural) words.push(t('tell-natural', { natural: one(natural) ? 'yes' : 'no' }));
  const more = Object.keys(others).length ? [whenText(others)] : [];
  return first(joinClauses([words.join(' '), ...more]));
}

function sentence(line: PaytableRow): string {
  const when = clause(line.when);
  if (!line.pays) return t('tell-stands', { when });
  return loses(line) ? t('tell-loses', { when, loss: lineText(line) }) : t('tell-pays', { when, odds: lineText(line) });
}

/** A bet's conditions and payments, one sentence for each outcome, followed by its edge if known. */
export function told({ lines }: Wager, edge: number | undefined): string[] {
  return [
    ...lines.map(sentence),
    t('tell-lost'),
    ...(edge === undefined ? [] : [t('tell-edge', { edge: percent(edge, 2) })]),
  ];
}

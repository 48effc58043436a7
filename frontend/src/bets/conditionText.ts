import { cardName, joinClauses, joinNames, rankName, suitName } from '../i18n.svelte';
import { anyOf } from '../wagers';
import type { Condition } from '../wire';
import { t } from './messages';

/** Facts whose values have words of their own, with the prefix of their ids. */
const VALUES: Record<string, string> = {
  winner: 'winner',
  natural: 'natural',
  one_rank: 'one-rank',
  player_pair: 'pair',
  banker_pair: 'pair',
  equal: 'equal',
  player_flush: 'flush',
  banker_flush: 'flush',
  poker: 'poker',
};
const NAMES: Record<string, (code: string) => string> = {
  player_ranks: rankName,
  banker_ranks: rankName,
  player_suits: suitName,
  banker_suits: suitName,
  player_third_suit: suitName,
  banker_third_suit: suitName,
  first_rank: rankName,
  first_suit: suitName,
  player_exactly: exactly,
  banker_exactly: exactly,
  first_four: exactly,
};

/** Cards that are counted: "3 × 9 of one suit". */
function exactly(value: string): string {
  const [, number = '', code = '', how] = /^(\d)x(\w+)(?: (?:in )?(\w+))?$/.exec(value) ?? [];
  const cards = `${number} × ${code.length === 1 ? rankName(code) : cardName(code)}`;
  if (how === 'suited') return t('value-exactly-suited', { cards });
  return how ? `${cards} (${suitName(how)})` : cards;
}

function valueText(fact: string, value: unknown): string {
  const name = NAMES[fact];
  if (name) return name(String(value));
  const kind = VALUES[fact];
  if (!kind) return String(value);
  const word = value === true ? 'yes' : value === false ? 'no' : String(value).replaceAll('_', '-');
  return t(`value-${kind}-${word}`);
}

/**
 * The allowed values; a single number stays a number, so that a message can select by it. A perfect pair is not
 * mentioned next to a pair.
 */
function valuesText(fact: string, allowed: readonly unknown[]): number | string {
  const [only] = allowed;
  if (allowed.length === 1 && typeof only === 'number') return only;
  if (fact.endsWith('pairs') && allowed.toSorted().join() === '1,2') return 'any';
  if (fact === 'equal') return joinNames(allowed.map((value) => valueText(fact, value)));
  const meant = allowed.includes('pair') ? allowed.filter((value) => value !== 'perfect') : allowed;
  return anyOf(meant.map((value) => valueText(fact, value)));
}

/** A condition as text: "Banker wins, Banker has 7, Banker has 3 cards". */
export function whenText(when: Partial<Condition>): string {
  const tied = when.winner?.length === 1 && when.winner[0] === 'tie';
  const parts = Object.entries(when).map(([fact, allowed]) => {
    const message = tied && (fact === 'high' || fact === 'low') ? 'tied' : fact.replaceAll('_', '-');
    return t(`when-${message}`, { values: valuesText(fact, allowed) });
  });
  return joinClauses(parts) || t('when-anything');
}

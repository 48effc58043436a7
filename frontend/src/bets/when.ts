import { rankName, suitName } from '../i18n.svelte';
import { anyOf } from '../wagers';
import type { Condition } from '../wire';
import { t } from './betWords';

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

import { loses } from '../wagers';
import type { PaytableRow, Wager } from '../wire';

/** The kinds of bets, as hosts look for them. */
export const KINDS = ['main', 'player', 'banker', 'ties', 'pairs', 'others'] as const;
export type Kind = (typeof KINDS)[number];

const OF_CARDS = new Set([
  'player_pair',
  'banker_pair',
  'pairs',
  'perfect_pairs',
  'one_rank',
  'player_ranks',
  'banker_ranks',
  'player_suits',
  'banker_suits',
  'player_exactly',
  'banker_exactly',
  'first_four',
  'player_third_suit',
  'banker_third_suit',
  'first_rank',
  'first_suit',
  'player_flush',
  'banker_flush',
  'poker',
]);

function kindOfLine({ when }: PaytableRow): Kind {
  if (Object.keys(when).some((fact) => OF_CARDS.has(fact))) return 'pairs';
  const [winner, ...others] = when.winner ?? [];
  if (!winner || others.length) return 'others';
  return winner === 'tie' ? 'ties' : winner;
}

/** A bet's kind, judged by its paying lines; a main bet is one that may be placed alone. */
export function kindOf({ alone, lines }: Wager): Kind {
  if (alone) return 'main';
  const [kind, ...others] = new Set(lines.filter((line) => line.pays && !loses(line)).map(kindOfLine));
  return kind && !others.length ? kind : 'others';
}

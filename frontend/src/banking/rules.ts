import { part } from '../i18n.svelte';
import { always, never, spans, type Row } from '../table/panels/rows';
import type { BankPreset } from './types';
import words from 'words:bank_rules';

/** The words of the rules that tables with a player's bank have alike; each game learns them beside its own. */
export const { learn, t } = part<'bank_rules'>(words);

/** A house's rule in words; what players need not know at once stands quietly. */
export interface Line<Id extends string> {
  id: Id;
  args?: Record<string, string | number>;
  quiet?: boolean;
}

export interface Part<Id extends string> {
  /** None stands at the top. */
  title: Id | null;
  lines: Line<Id>[];
  /** Whether the banker's tableau stands below. */
  tableau?: boolean;
}

/** After which cards the banker draws on these totals, in words. */
export function drawsText(row: Row): string {
  if (never(row)) return t('bk-rules-never');
  if (always(row)) return t('bk-rules-always');
  const also = row.stood ? `, ${t('bk-rules-stood')}` : '';
  return spans(row.draws) + also + (row.may.length ? ` · ${t('bk-rules-may', { given: spans(row.may) })}` : '');
}

/** A line, where it holds at this house. */
export const when = <Id extends string>(held: boolean, id: Id, args?: Line<Id>['args']): Line<Id>[] => (held ? [args ? { id, args } : { id }] : []);

/** What becomes of stakes, and of a call where there are any, in a tie. */
export const tied = (tie: BankPreset['tie'], called: boolean) =>
  `bk-rules-tie-${tie === 'stakes-back' ? 'back' : 'stand'}${called ? '-called' : ''}` as const;

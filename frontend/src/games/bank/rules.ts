import { always, never, spans, type Row } from '../../room/panels/rows';
import type { BankPreset } from './bankView';
import { t } from 'words:rules_page';

/** A house rule in words; rules that players need not know right away are less prominent. */
export interface Line<Id extends string> {
  id: Id;
  args?: Record<string, string | number>;
  quiet?: boolean;
}

export interface Part<Id extends string> {
  /** The first section has no title. */
  title: Id | null;
  lines: Line<Id>[];
  /** Whether the banker's tableau follows. */
  tableau?: boolean;
}

/** Describe the third cards on which the banker draws with these totals. */
export function drawsText(row: Row): string {
  if (never(row)) return t('bk-rules-never');
  if (always(row)) return t('bk-rules-always');
  const also = row.stood ? `, ${t('bk-rules-stood')}` : '';
  return spans(row.draws) + also + (row.may.length ? ` · ${t('bk-rules-may', { given: spans(row.may) })}` : '');
}

/** A line, if it applies at this house. */
export const when = <Id extends string>(held: boolean, id: Id, args?: Line<Id>['args']): Line<Id>[] =>
  held ? [args ? { id, args } : { id }] : [];

/** What happens in a tie to stakes, and to a call if calls exist. */
export const tied = (tie: BankPreset['tie'], called: boolean) =>
  `bk-rules-tie-${tie === 'stakes-back' ? 'back' : 'stand'}${called ? '-called' : ''}` as const;

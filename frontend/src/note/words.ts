import { t } from 'words:note';
import { cardName, joinNames, rankName, t as say } from '../i18n.svelte';
import { hasSuit, MARKS, type Card, type Numbered } from './notes';

export const nameOf = (card: Card): string => (hasSuit(card) ? cardName(card) : card && rankName(card));

/** What an entry is, such as "Coup 12: Banker, Natural". */
export function describeEntry({ entry, coup }: Numbered): string {
  switch (entry.kind) {
    case 'coup': {
      const marks = MARKS.filter((mark) => entry[mark]).map((mark) => t(`note-${mark.replace('_', '-') as 'natural'}`));
      const what = joinNames([say(`outcome-${entry.won}`), ...marks]);
      return t('note-coup', { coup: coup!, what });
    }
    case 'missed':
      return t('note-coup', { coup: coup!, what: t('note-is-missed') });
    case 'void':
      return t('note-is-void');
    case 'dead':
      return t('note-is-dead', { card: nameOf(entry.card) }).trim();
    case 'stop':
      return t('note-is-stop');
  }
}

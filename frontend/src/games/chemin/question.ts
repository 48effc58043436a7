import { asked, type HandAsked } from '../bank/questions/questions';
import type { Question } from '../bank/questions/question';
import { chips } from '../../i18n.svelte';
import { t } from './messages';
import type { CheminNow, CheminPreset, CheminView } from './types';

/** The question that the view asks its viewer; null for none. */
export function questionOf(
  now: CheminNow,
  { rotation, calls }: Pick<CheminPreset, 'rotation' | 'calls'>,
): Question | null {
  const { view } = now;
  const words = {
    bank: (low: string) => t(`cf-ask-bank-how-${rotation}`, { low }),
    auction: () => t('cf-ask-auction-how'),
    stake: () =>
      view.left > 0
        ? t(view.call ? 'cf-ask-stake-called' : 'cf-ask-stake-how', { left: chips(view.left) })
        : t('cf-ask-stake-cut'),
    alone: calls === 'banco',
    hand: () => handAsked(view),
  };
  return view.choices.map((may) => asked(may, now, words)).find((each) => each !== null) ?? null;
}

function handAsked({ phase, ponte, banker }: CheminView): HandAsked {
  if (phase === 'ponte') {
    const points = ponte.total ?? 0;
    return { points, banker: false, title: t('cf-ask-ponte', { points }) };
  }
  const points = banker.total ?? 0;
  return { points, banker: true, title: t('cf-ask-banker', { points, given: String(ponte.third ?? 'none') }) };
}

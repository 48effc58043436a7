import { asked, sumOfMay, uncovered, type HandAsked } from '../bank/questions/questions';
import { no, option, type Question } from '../bank/questions/question';
import { nameOf } from '../bank/bankView';
import { t as ofBank } from '../bank/messages';
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
        ? t(stakeHow(view), { left: chips(view.left), name: nameOf(now, view.cards_to) })
        : t('cf-ask-stake-cut'),
    alone: calls === 'banco',
    hand: () => handAsked(view),
  };
  return view.choices.map((may) => garage(may, view) ?? asked(may, now, words)).find((each) => each !== null) ?? null;
}

/** What a banker sets aside before a coup, or leaves in of what no stake covers: as much as is covered, or all. */
function garage(may: CheminView['choices'][number], view: CheminView): Question | null {
  if (may.type !== 'name') return null;
  const options = [no(ofBank('bk-do-pass'))];
  if (may.what === 'set-aside')
    return { title: t('cf-ask-set-aside'), how: t('cf-garage-how'), options, sum: sumOfMay(may) };
  if (may.what !== 'leave-in') return null;
  const leave = [...new Set([may.low, may.high])].map((amount) =>
    option(String(amount), { type: 'leave-in', amount }, ofBank('bk-do-leave-in', { amount: chips(amount) })),
  );
  const title = t('cf-ask-leave-in', { left: chips(uncovered(view)) });
  return { title, how: t('cf-ask-leave-in-how'), options: [...leave, ...options], sum: null };
}

const stakeHow = ({ call, cards_to }: CheminView) =>
  call ? 'cf-ask-stake-called' : cards_to ? 'cf-ask-stake-kept' : 'cf-ask-stake-how';

function handAsked({ phase, ponte, banker }: CheminView): HandAsked {
  if (phase === 'ponte') {
    const points = ponte.total ?? 0;
    return { points, banker: false, title: t('cf-ask-ponte', { points }) };
  }
  const points = banker.total ?? 0;
  return { points, banker: true, title: t('cf-ask-banker', { points, given: String(ponte.third ?? 'none') }) };
}

import type { NowOf } from '../../types';
import type { BankView } from './types';

/**
 * The displayed view, with the people currently present. A player who left is named until all of their play has been
 * shown; a closed table stays as it was until then.
 */
export function onView<V extends BankView>(seen: NowOf<V>, now: NowOf<V>, closed: boolean): NowOf<V> {
  if (closed) return seen;
  const gone = seen.people.filter((each) => !now.people.some(({ seat }) => seat === each.seat));
  return { ...seen, me: now.me, people: [...now.people, ...gone] };
}

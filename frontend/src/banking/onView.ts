import type { NowOf } from '../types';
import type { BankView } from './types';

/** What is on view, with who is here by now. Who has gone is named until all that they played is seen; a table that has closed stands as it was until then. */
export function onView<V extends BankView>(seen: NowOf<V>, now: NowOf<V>, closed: boolean): NowOf<V> {
  if (closed) return seen;
  const gone = seen.people.filter((each) => !now.people.some(({ seat }) => seat === each.seat));
  return { ...seen, me: now.me, people: [...now.people, ...gone] };
}

import type { NowOf, Preset, View } from '../../types';
import { joinNames } from '../../i18n.svelte';
import { t } from './messages';
import type { Now } from '../../wire';

/** The view of a table with a player's bank, whichever game is played. */
export type BankView = Extract<View, { bank: unknown }>;
export type BankPreset = Extract<Preset, { calls: unknown }>;
export type BankNow = NowOf<BankView>;
export type Place = BankView['seats'][number];
export type Choice = BankView['choices'][number];

/** The people at the table, and the viewer's seat. */
type Seated = Pick<Now, 'people' | 'me'>;

/** A seat's name: "You", its player's name, or its number. */
export function nameOf(now: Seated, seat: number): string {
  if (seat === now.me.seat) return t('you');
  return now.people.find((person) => person.seat === seat)?.name ?? t('bk-chair', { seat });
}

/** The first few names, and how many more there are. */
export function namesOf(now: Seated, seats: readonly number[], most = 3): string {
  const names = seats.map((seat) => nameOf(now, seat));
  if (names.length <= most) return joinNames(names);
  return t('bk-and-more', { names: joinNames(names.slice(0, most)), count: names.length - most });
}

/**
 * The displayed view, with the people currently present. A player who left is named until all of their play has been
 * shown; a closed table stays as it was until then.
 */
export function updatePeople<V extends BankView>(seen: NowOf<V>, now: NowOf<V>, closed: boolean): NowOf<V> {
  if (closed) return seen;
  const gone = seen.people.filter((each) => !now.people.some(({ seat }) => seat === each.seat));
  return { ...seen, me: now.me, people: [...now.people, ...gone] };
}

import { t } from './messages';
import type { Now } from '../../wire';

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
  if (names.length <= most) return names.join(', ');
  return t('bk-and-more', { names: names.slice(0, most).join(', '), count: names.length - most });
}

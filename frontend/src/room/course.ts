import type { Now, RoomNews } from '../wire';

/** Whether the table is halted, so that nothing is asked: the host has paused it, or the house cannot save. */
export const isHalted = ({ course }: Pick<RoomNews, 'course'>, { frozen }: Pick<Now, 'frozen'>): boolean =>
  course === 'paused' || (frozen ?? false);

const COURSES = { open: '', paused: 'paused', closing: 'room-closing', closed: 'room-closed' } as const;

/**
 * Return the state that a banner shows until the host or the viewer changes it, `''` for none. A table only closes for
 * the viewer once its last coup has been seen.
 */
export function lastingState({
  news,
  now,
  behind,
}: {
  news: Pick<RoomNews, 'course'> | null;
  now: Pick<Now, 'me' | 'people'> | null;
  behind: boolean;
}) {
  const told = news?.course ?? 'open';
  const course = COURSES[told === 'closed' && behind ? 'closing' : told];
  if (course !== 'room-closed' && now?.me.no_seat === 'shut-out') return 'shut-out';
  const slow = now?.people.some((each) => each.slow && each.seat === now.me.seat);
  return course || (slow ? 'slow' : '');
}

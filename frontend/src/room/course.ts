import type { Now, RoomNews } from '../wire';

/** Whether the table is halted, so that nothing is asked: the host has paused it, or the house cannot save. */
export const isHalted = ({ course }: Pick<RoomNews, 'course'>, { frozen }: Pick<Now, 'frozen'>): boolean =>
  course === 'paused' || (frozen ?? false);

const COURSES = { open: '', paused: 'paused', closing: 'room-closing', closed: 'room-closed' } as const;

/**
 * Return the state that a banner shows until the host changes it, `''` for none. A table only closes for the viewer
 * once its last coup has been seen.
 */
export function lastingState({
  news,
  now,
  behind,
}: {
  news: Pick<RoomNews, 'course'> | null;
  now: Pick<Now, 'me'> | null;
  behind: boolean;
}) {
  const told = news?.course ?? 'open';
  const course = COURSES[told === 'closed' && behind ? 'closing' : told];
  return course !== 'room-closed' && now?.me.no_seat === 'shut-out' ? 'shut-out' : course;
}

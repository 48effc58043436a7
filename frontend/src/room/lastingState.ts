import type { Room } from './room.svelte';

const COURSES = { open: '', paused: 'paused', closing: 'room-closing', closed: 'room-closed' } as const;

/**
 * Return the state that a banner shows until the host changes it, `''` for none. A table only closes for the viewer
 * once its last coup has been seen.
 */
export function lastingState(room: Room) {
  const told = room.news?.course ?? 'open';
  const course = COURSES[told === 'closed' && room.behind ? 'closing' : told];
  return course !== 'room-closed' && room.now?.me.no_seat === 'shut-out' ? 'shut-out' : course;
}

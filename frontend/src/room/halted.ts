import type { Now, RoomNews } from '../wire';

/** Whether the table is halted, so that nothing is asked: the host has paused it, or the house cannot save. */
export const isHalted = ({ course }: Pick<RoomNews, 'course'>, { frozen }: Pick<Now, 'frozen'>): boolean =>
  course === 'paused' || (frozen ?? false);

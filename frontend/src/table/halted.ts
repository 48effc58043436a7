import type { Now, RoomNews } from '../wire';

/** Whether the table stands still, so that nothing is asked of anybody: the host has paused it, or the house cannot save. */
export const isHalted = ({ course }: Pick<RoomNews, 'course'>, { frozen }: Pick<Now, 'frozen'>): boolean => course === 'paused' || (frozen ?? false);

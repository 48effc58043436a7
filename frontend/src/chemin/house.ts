import type { CheminPreset } from './types';

/** Whether the banker may put up more: nothing exceeds the bank where each may stake only what is left. */
export const raises = ({ raises, staking }: CheminPreset): boolean => raises && staking !== 'in_order_remaining';

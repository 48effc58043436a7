import type { CheminPreset } from './types';

/**
 * Whether the banker may put up more: if players may only stake the remaining amount, nothing ever exceeds the bank.
 */
export const raises = ({ raises, staking }: CheminPreset): boolean => raises && staking !== 'in_order_remaining';

import type { NowOf } from '../../types';
import type { BanqueView } from '../../wire';

export type BanqueNow = NowOf<BanqueView>;
export type { BanquePreset, BanqueView, TableSide } from '../../wire';

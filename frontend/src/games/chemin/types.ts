import type { NowOf } from '../../types';
import type { CheminView } from '../../wire';

export type CheminNow = NowOf<CheminView>;
export type { CheminPreset, CheminView } from '../../wire';

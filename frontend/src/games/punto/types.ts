import type { NowOf } from '../../types';
import type { PuntoView } from '../../wire';

export type PuntoNow = NowOf<PuntoView>;
export type { PuntoPreset, PuntoView } from '../../wire';

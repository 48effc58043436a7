import type { BankLesson } from '../../banking/coach/lesson';
import type { CheminRoom } from '../room.svelte';
import type { CheminPreset, CheminView } from '../types';
import { advise, type Why } from './advice';
import { CHEMIN, type Idea, type Moment } from './ideas';
import { t } from './language';
import { momentOf } from './moment';
import { PICTURES } from './pictures';

export const LESSON: BankLesson<CheminRoom, CheminView, CheminPreset, Moment, Idea, Why> = {
  subject: CHEMIN,
  lived: { banker: 'putup', ponte: 'peek', suite: 'suite' },
  moment: (now, { scene, coups }, preset) => momentOf(now, scene, coups, preset),
  title: (idea) => t(`coach-${idea}`),
  text: (idea, preset) => t(`coach-${idea}-text`, { tax: preset.tax }),
  advise,
  why: (reason) => t(`coach-why-${reason}`),
  pictures: PICTURES,
};

import type { BankLesson } from '../../banking/coach/lesson';
import type { BanqueRoom } from '../room.svelte';
import type { BanquePreset, BanqueView } from '../types';
import { advise, type Why } from './advice';
import { BANQUE, type Idea, type Moment } from './ideas';
import { t } from './language';
import { momentOf } from './moment';
import { PICTURES } from './pictures';

export const LESSON: BankLesson<BanqueRoom, BanqueView, BanquePreset, Moment, Idea, Why> = {
  subject: BANQUE,
  lived: { banker: 'middle', ponte: 'peek', suite: 'suite' },
  moment: (now, { scene, coups }) => momentOf(now, scene, coups),
  title: (idea) => t(`coach-${idea}`),
  text: (idea, preset) => t(`coach-${idea}-text`, { tax: preset.tax_limited / 100 }),
  advise,
  why: (reason) => t(`coach-why-${reason}`),
  pictures: PICTURES,
};

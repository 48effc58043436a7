import { ideasAt, type BankLesson, type Where, type Worded } from '../../bank/coach/lesson';
import type { CheminRoom } from '../room.svelte';
import { raises } from '../house';
import type { CheminPreset, CheminView } from '../types';
import { advise, type Why } from './advice';
import { CHEMIN, type Idea, type Moment, momentOf, PICTURES } from './ideas';
import { t } from './messages';

type Id = Parameters<typeof t>[0];

const passes = ({ passing }: CheminPreset): boolean => passing !== 'never';
const bound = ({ drawing }: CheminPreset): boolean => drawing !== 'free';

const WHERE: Where<Idea, CheminPreset> = {
  double: ({ co_banker }) => co_banker,
  draw: bound,
  tax: ({ tax }) => tax > 0,
  garage: ({ garage }) => garage,
  suivi: ({ suivi }) => suivi,
  raise: raises,
  choice: passes,
  suite: passes,
  auction: (preset) => passes(preset) && preset.auction,
};

const TEXTS: Worded<Idea, CheminPreset, Id> = {
  calls: ({ calls }) => (calls === 'all' ? 'coach-calls-text' : 'coach-calls-banco-text'),
  stakes: ({ staking }) => (staking === 'in_order_remaining' ? 'coach-stakes-left-text' : 'coach-stakes-text'),
  five: (preset) => (bound(preset) ? 'coach-five-text' : 'coach-free-text'),
  tableau: ({ drawing }) => (drawing === 'tableau' ? 'coach-tableau-text' : `coach-tableau-${drawing}-text`),
  tie: ({ tie }) => (tie === 'stakes-back' ? 'coach-tie-text' : 'coach-tie-stand-text'),
  putup: ({ rotation }) => (rotation === 'loss' ? 'coach-putup-text' : `coach-putup-${rotation}-text`),
  choice: ({ passing }) => (passing === 'after-win' ? 'coach-choice-text' : 'coach-choice-any-text'),
};

export const LESSON: BankLesson<CheminRoom, CheminView, CheminPreset, Moment, Idea, Why> = {
  subject: CHEMIN,
  drawn: ({ seats }) => seats,
  lived: { banker: 'putup', ponte: 'peek' },
  moment: momentOf,
  ideas: (preset) => ideasAt(CHEMIN.ideas, WHERE, preset),
  title: (idea, preset) => t(idea === 'five' && !bound(preset) ? 'coach-free' : `coach-${idea}`),
  text: (idea, preset) => t(TEXTS[idea]?.(preset) ?? `coach-${idea}-text`, { tax: preset.tax }),
  advise,
  why: (reason) => t(`coach-why-${reason}`),
  pictures: PICTURES,
};

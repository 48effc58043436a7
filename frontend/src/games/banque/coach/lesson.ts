import { ideasAt, type BankLesson, type Where, type Worded } from '../../bank/coach/lesson';
import { banksOf, ratesOf } from '../house';
import type { BanqueRoom } from '../room.svelte';
import type { BanquePreset, BanqueView } from '../types';
import { advise, type Why } from './advice';
import { BANQUE, type Idea, type Moment, momentOf, PICTURES } from './ideas';
import { t } from './messages';

type Id = Parameters<typeof t>[0];

const called = (preset: BanquePreset): boolean => banksOf(preset).called;
const bound = ({ drawing }: BanquePreset): boolean => drawing === 'tableau';

const WHERE: Where<Idea, BanquePreset> = {
  award: ({ award }) => award === 'auction',
  calls: called,
  cheval: called,
  double: (preset) => preset.co_banker && called(preset),
  draw: bound,
  net: ({ tax }) => tax !== 'none',
  suivi: (preset) => called(preset) && preset.calls === 'all',
  raise: (preset) => banksOf(preset).raises,
};

/** The kinds of banks that exist. */
function kinds(preset: BanquePreset): 'both' | 'limited' | 'open' {
  const { limited, open } = banksOf(preset);
  return limited && open ? 'both' : open ? 'open' : 'limited';
}

const TITLES: Worded<Idea, BanquePreset, Id> = {
  limited: (preset) =>
    (({ both: 'coach-limited', limited: 'coach-bank-limited', open: 'coach-bank-open' }) as const)[kinds(preset)],
  five: (preset) => (bound(preset) ? 'coach-five' : 'coach-free'),
};

const TEXTS: Worded<Idea, BanquePreset, Id> = {
  award(preset) {
    const { limited, bid } = banksOf(preset);
    return bid ? 'coach-award-text' : limited ? 'coach-award-sums-text' : 'coach-award-open-text';
  },
  limited: (preset) =>
    (({ both: 'coach-limited-text', limited: 'coach-bank-limited-text', open: 'coach-bank-open-text' }) as const)[
      kinds(preset)
    ],
  calls: ({ calls, banco_at: at }) =>
    at === 'start'
      ? 'coach-calls-start-text'
      : calls === 'club'
        ? 'coach-calls-club-text'
        : calls === 'banco'
          ? 'coach-calls-banco-text'
          : 'coach-calls-text',
  sides(preset) {
    const { limited, refused } = banksOf(preset);
    return refused ? 'coach-sides-refused-text' : limited ? 'coach-sides-as-far-text' : 'coach-sides-text';
  },
  prime: ({ prime }) => (prime === 'round' ? 'coach-prime-text' : 'coach-prime-alternating-text'),
  cheval: ({ calls }) => (calls === 'club' ? 'coach-cheval-club-text' : 'coach-cheval-text'),
  five: (preset) => (bound(preset) ? 'coach-five-text' : 'coach-free-text'),
  naturals: ({ first_look }) =>
    (({ banker: 'coach-naturals-text', all: 'coach-naturals-all-text', sides: 'coach-naturals-sides-text' }) as const)[
      first_look
    ],
  last: ({ ask_table: asks }) => (asks ? 'coach-last-table-text' : 'coach-last-text'),
  level(preset) {
    if (preset.tie === 'stakes-stand') return 'coach-level-stand-text';
    return called(preset) ? 'coach-level-text' : 'coach-level-back-text';
  },
  net(preset) {
    const { tax } = preset;
    if (tax === 'capital') return 'coach-capital-text';
    return ({ both: 'coach-net-text', limited: 'coach-net-limited-text', open: 'coach-net-open-text' } as const)[
      kinds(preset)
    ];
  },
  middle: (preset) => (banksOf(preset).limited ? 'coach-middle-text' : 'coach-middle-open-text'),
  retire: ({ retire }) => (retire === 'any-time' ? 'coach-retire-text' : 'coach-retire-after-text'),
};

export const LESSON: BankLesson<BanqueRoom, BanqueView, BanquePreset, Moment, Idea, Why> = {
  subject: BANQUE,
  lived: { banker: 'middle', ponte: 'peek' },
  moment: momentOf,
  ideas: (preset) => ideasAt(BANQUE.ideas, WHERE, preset),
  title: (idea, preset) => t(TITLES[idea]?.(preset) ?? `coach-${idea}`),
  text: (idea, preset) => t(TEXTS[idea]?.(preset) ?? `coach-${idea}-text`, ratesOf(preset)),
  advise,
  why: (reason) => t(`coach-why-${reason}`),
  pictures: PICTURES,
};

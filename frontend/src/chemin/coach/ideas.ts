import type { Subject, Teaching } from '../../coach/lesson';
import type { CheminView } from '../types';
import type { Call, HandsDecided, MaySpeak } from '../../wire';

/** The table as it lies before the learner. */
export interface Moment {
  view: CheminView;
  seat: number | null;
  /** Whether there are cards of the learner's own to look at. */
  looks: boolean;
  /** The coup that lies there decided. */
  decided: HandsDecided | null;
  /** Why it went as it did. */
  why: readonly Call[];
  /** Hundredths of a bank's win that go to the house. */
  tax: number;
}

type Choice = CheminView['choices'][number];

const offers = (...what: string[]): Teaching<Moment> => ({
  asks: true,
  when: ({ view }) => view.choices.some((may) => 'what' in may && what.includes(may.what)),
});
const kind = (type: Choice['type']) => ({ view }: Moment) => view.choices.some((may) => may.type === type);
/** Advice about the viewer's own hand, given only after they have looked: before, it would give the cards away. */
const speaks = ({ view, looks }: Moment): MaySpeak | undefined =>
  looks ? undefined : view.choices.find((may) => may.type === 'speak');

/** Whether the ponte of the coup that lies there had to draw or stand, or was free; null where nobody asked. */
function bound({ why }: Moment): boolean | null {
  const said = why.find(({ id }) => id.startsWith('why-chemin-ponte-'));
  return said ? said.args?.bound === 'bound' : null;
}

/** The ideas of the game, in the order in which they are taught. */
const TEACHINGS = {
  bank: { when: () => true },
  calls: { asks: true, when: kind('call') },
  stakes: offers('punt'),
  prime: { when: ({ view }) => ['calls', 'stakes'].includes(view.phase) },
  double: offers('double'),
  peek: { asks: true, when: ({ looks }) => looks },
  draw: {
    asks: true,
    when: (moment) => {
      const may = speaks(moment);
      return (moment.view.phase === 'ponte' && may !== undefined && may.draw !== may.stand) || bound(moment) === true;
    },
  },
  five: {
    asks: true,
    when: (moment) => {
      const may = speaks(moment);
      const free = moment.view.phase === 'ponte' && may !== undefined && may.draw && may.stand;
      return free || bound(moment) === false;
    },
  },
  natural: {
    asks: true,
    when: (moment) => (speaks(moment)?.show ?? false) || (moment.decided?.natural ?? false),
  },
  tableau: { when: ({ view, decided }) => view.phase === 'banker' || (decided !== null && !decided.natural) },
  tax: { when: ({ decided, tax }) => decided?.outcome === 'banker' && tax > 0 },
  tie: { when: ({ decided }) => decided?.outcome === 'tie' },
  garage: { when: ({ view }) => view.bank !== null && view.bank.aside + view.bank.co_aside > 0 },
  suivi: { when: ({ view }) => view.suivi.length > 0 },
  offered: offers('put-up'),
  putup: { when: ({ view, seat }) => seat !== null && view.bank?.seat === seat },
  raise: { asks: true, when: ({ view }) => view.phase === 'raise' || view.phase === 'match' },
  choice: { asks: true, when: ({ view }) => view.phase === 'choice' },
  suite: { asks: true, when: ({ view }) => view.phase === 'suite' },
  auction: { asks: true, when: ({ view }) => view.phase === 'auction' },
} satisfies Record<string, Teaching<Moment>>;

export type Idea = keyof typeof TEACHINGS;

/** What a first shoe of chemin de fer teaches: it goes on until the learner has held cards. */
export const CHEMIN: Subject<Moment, Idea> = { ideas: TEACHINGS, lived: 'peek' };

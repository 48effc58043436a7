import { call, nothing, type Standing } from '../../room/croupier/calls';
import type { Call, Told } from '../../wire';
import { sumOf } from './questions/questions';
import type { BankView } from './bankView';

/** The only seat being asked. */
const asked = ({ turn, asked: [first] }: BankView): number => turn || (first ?? 0);
export const ofWhom =
  (id: string): Standing<BankView> =>
  (view) =>
    asked(view) ? call(id, { seat: asked(view) }) : null;
const ofBank =
  (id: string): Standing<BankView> =>
  (view) =>
    call(id, { units: sumOf(view) });
const ofRest =
  (id: string): Standing<BankView> =>
  ({ left }) =>
    left ? call(id, { units: left }) : null;

/** The first who would double the bank, about whom its banker is asked. */
const ofPartner: Standing<BankView> = (view) => {
  const said = view.seats.filter(({ said }) => said?.type === 'double');
  const first = said.sort((one, other) => (one.prime ?? 0) - (other.prime ?? 0))[0];
  return call('bank-consent-asked', { seat: view.turn, other: first?.seat ?? 0, units: sumOf(view) });
};

/** How many players a table waits for before a coup; otherwise the prompt of this phase. */
const orWaits =
  (otherwise: Standing<BankView>): Standing<BankView> =>
  (view) =>
    view.missing ? call('bk-stands-players', { count: view.missing }) : otherwise(view);

/** Prompts in the phases shared by all tables with a player's bank. */
export const OF_A_BANK = {
  'between-shoes': orWaits(nothing),
  burning: nothing,
  dealing: nothing,
  settling: nothing,
  bank: (view) => ofWhom('bank-offered')(view) ?? call('bank-waits'),
  double: orWaits((view) => (view.turn ? ofPartner(view) : ofBank('bank-doubling')(view))),
  calls: orWaits(ofBank('bank-calls')),
  stakes: (view) =>
    view.left && view.turn
      ? call('bank-stake-asked', { seat: view.turn, units: view.left })
      : (ofRest('bank-stakes')(view) ?? (view.asked.length ? ofBank('bank-stakes')(view) : null)),
  'bystanders-stake': ofRest('bank-bystanders-stake'),
  raise: ({ over }) => call('bank-raise-asked', { units: over }),
  match: ofWhom('bk-stands-match'),
  banker: ofWhom('bk-stands-hand'),
  choice: ofWhom('bk-stands-choice'),
  suite: ({ price, turn }) =>
    turn ? call('bank-giver-asked', { seat: turn, units: price }) : call('bank-suite', { units: price }),
  auction: ({ price, turn }) =>
    turn ? call('bank-forced', { seat: turn, units: price }) : call(price ? 'bank-auction' : 'bank-auction-left'),
} satisfies Record<string, Standing<BankView>>;

export const hand = ofWhom('bk-stands-hand');
export const add = ofWhom('bk-stands-add');
export const suivi = ofWhom('bank-suivi-asked');
export const bystandersCall = ofBank('bank-bystanders-call');

/** The call that asks the viewer the question that they have to answer; undefined for none. */
export function findAsking(
  told: readonly Told[],
  view: BankView,
  prompts: Readonly<Record<string, (view: never) => Call | null>>,
): Call | undefined {
  const prompt = view.choices.length ? prompts[view.phase]?.(view as never) : null;
  return told.flatMap(({ calls }) => calls).findLast(({ id }) => id === prompt?.id);
}

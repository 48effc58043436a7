// Generated from the server's JSON schema by `npm run wire`; do not edit.

export type Wire =
  | Accepted
  | AddBot
  | Bead
  | Bet
  | BetLost
  | BetStands
  | BetWon
  | Bought
  | BuyChips
  | Call
  | Card
  | CardBurnt
  | CardDealt
  | CashChips
  | Cashed
  | Command
  | Condition
  | CoupDecided
  | CoupEnded
  | CoupNews
  | DealNow
  | GetUp
  | HandNews
  | HandView
  | Hurry
  | Left
  | LimitSeat
  | Line
  | MaximumSet
  | May
  | MayClose
  | MayDeal
  | MayLeave
  | MayMoveChips
  | MaySetMaximum
  | MayStake
  | MayStartShoe
  | Me
  | Message
  | News
  | NotAccepted
  | Now
  | Outcome
  | Pair
  | Person
  | Phase
  | PuntoPreset
  | PuntoView
  | Rebuy
  | RemoveBot
  | RoadBead
  | RoomNews
  | SatDown
  | Scorecards
  | SeatView
  | SetPace
  | ShoeEnded
  | ShoeStarted
  | ShoeView
  | Side
  | Span
  | Spot
  | Stake
  | Staked
  | StakesClosed
  | StakesOpened
  | StopCardShown
  | TakeSeat
  | Told
  | Wager
  | Welcome;
/**
 * How a coup ended.
 */
export type Outcome = 'banker' | 'player' | 'tie';
/**
 * A card by rank and suit; `points` is its worth, 0 to 9 (C-1).
 */
export type Card =
  | '2c'
  | '2d'
  | '2h'
  | '2s'
  | '3c'
  | '3d'
  | '3h'
  | '3s'
  | '4c'
  | '4d'
  | '4h'
  | '4s'
  | '5c'
  | '5d'
  | '5h'
  | '5s'
  | '6c'
  | '6d'
  | '6h'
  | '6s'
  | '7c'
  | '7d'
  | '7h'
  | '7s'
  | '8c'
  | '8d'
  | '8h'
  | '8s'
  | '9c'
  | '9d'
  | '9h'
  | '9s'
  | 'Ac'
  | 'Ad'
  | 'Ah'
  | 'As'
  | 'Jc'
  | 'Jd'
  | 'Jh'
  | 'Js'
  | 'Kc'
  | 'Kd'
  | 'Kh'
  | 'Ks'
  | 'Qc'
  | 'Qd'
  | 'Qh'
  | 'Qs'
  | 'Tc'
  | 'Td'
  | 'Th'
  | 'Ts';
/**
 * The two hands, mere names (PB-1).
 */
export type Side = 'banker' | 'player';
/**
 * What the first two cards of a hand share: nothing, the suit, the rank, or both.
 */
export type Pair = 'none' | 'pair' | 'perfect' | 'suited';
export type Message = Welcome | News | Accepted | NotAccepted;
/**
 * Where the table is in its round.
 */
export type Phase = 'between-shoes' | 'burning' | 'dealing' | 'settling' | 'staking';

/**
 * The command was carried out, and is on disk; `seq` is its last event.
 */
export interface Accepted {
  id: string;
  seq: number;
  type: 'accepted';
}
/**
 * Seat a bot that plays by the strategy of that name.
 */
export interface AddBot {
  strategy: string;
  type: 'add-bot';
}
/**
 * One coup on the plate, by column and row from 0.
 */
export interface Bead {
  column: number;
  outcome: Outcome;
  row: number;
}
/**
 * `amount` units on the wager of that name.
 */
export interface Bet {
  amount: number;
  wager: string;
}
export interface BetLost {
  seat: number;
  stake: number;
  type: 'bet-lost';
  wager: string;
}
/**
 * Neither paid nor lost, it stays up (PB-8).
 */
export interface BetStands {
  seat: number;
  stake: number;
  type: 'bet-stands';
  wager: string;
}
/**
 * `stake` goes back with `win` on top, less `commission` for the house.
 */
export interface BetWon {
  commission: number;
  seat: number;
  stake: number;
  type: 'bet-won';
  wager: string;
  win: number;
}
export interface Bought {
  amount: number;
  seat: number;
  type: 'bought';
}
/**
 * Buy `amount` units from one's account into the purse.
 */
export interface BuyChips {
  amount: number;
  type: 'buy';
}
/**
 * A Fluent message by its `id`, with what it speaks of.
 */
export interface Call {
  args: {
    [k: string]: number | string;
  };
  id: string;
}
/**
 * A card laid away, face down unless `shown`; its face is told to nobody who did not see it.
 */
export interface CardBurnt {
  card: Card | null;
  left: number;
  shown: boolean;
  type: 'card-burnt';
}
/**
 * A card face up; `total` is what the hand then holds.
 */
export interface CardDealt {
  card: Card;
  side: Side;
  total: number;
  type: 'card-dealt';
}
/**
 * Give `amount` units from the purse back to one's account.
 */
export interface CashChips {
  amount: number;
  type: 'cash';
}
export interface Cashed {
  amount: number;
  seat: number;
  type: 'cashed';
}
/**
 * A wish with the sender's own id for it, and the question it answers.
 *
 * Sent again with the same id and body, it gets the same answer and is done once. `shoe`, `coup`
 * and `decision` are those of the newest message; what is done at the table is refused where they
 * are gone by. Punto banco asks one thing a coup, and leaves `decision` unread.
 */
export interface Command {
  coup: number;
  decision: number;
  do:
    | Stake
    | TakeSeat
    | GetUp
    | BuyChips
    | CashChips
    | Rebuy
    | DealNow
    | Hurry
    | SetPace
    | AddBot
    | RemoveBot
    | LimitSeat;
  id: string;
  shoe: number;
}
/**
 * Replace all stakes of the seat by these; none takes them back.
 */
export interface Stake {
  bets: Bet[];
  type: 'stake';
}
/**
 * Sit down with `amount` units of one's account in the purse.
 *
 * Without a `seat`, the house draws one of the free chairs by lot.
 */
export interface TakeSeat {
  amount: number;
  seat: number | null;
  type: 'sit';
}
/**
 * Leave the seat, with all chips back to the account; after the coup, if stakes are in play.
 */
export interface GetUp {
  type: 'leave';
}
/**
 * Ask for new play chips, when broke.
 */
export interface Rebuy {
  type: 'rebuy';
}
/**
 * Have the coup dealt: at once when alone, with others as soon as all have asked.
 */
export interface DealNow {
  type: 'deal';
}
/**
 * Have the rest of this coup dealt without pause; only alone.
 */
export interface Hurry {
  type: 'hurry';
}
export interface SetPace {
  pace: 'instant' | 'normal' | 'quick' | 'slow';
  type: 'set-pace';
}
export interface RemoveBot {
  seat: number;
  type: 'remove-bot';
}
/**
 * Set one seat's own maximum a bet, or None for the table's; the host's to do (PB-10).
 */
export interface LimitSeat {
  maximum: number | null;
  seat: number;
  type: 'limit-seat';
}
/**
 * For each fact of a coup the values that are allowed; empty allows any. All must hold.
 *
 * The fields are those of Facts, with the same meaning. Of ranks and suits none but those named
 * may be there: kings and queens allow two kings, a king and a queen, and two queens.
 */
export interface Condition {
  banker_cards: number[];
  banker_pair: Pair[];
  banker_ranks: ('2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T')[];
  banker_suits: ('c' | 'd' | 'h' | 's')[];
  banker_total: number[];
  cards: number[];
  high: number[];
  high_cards: number[];
  low: number[];
  margin: number[];
  natural: boolean[];
  one_rank: boolean[];
  pairs: number[];
  perfect_pairs: number[];
  player_cards: number[];
  player_pair: Pair[];
  player_ranks: ('2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T')[];
  player_suits: ('c' | 'd' | 'h' | 's')[];
  player_total: number[];
  winner: Outcome[];
}
export interface CoupDecided {
  banker: number;
  natural: boolean;
  outcome: Outcome;
  player: number;
  type: 'coup-decided';
}
/**
 * The cards go to the middle (C-8).
 */
export interface CoupEnded {
  type: 'coup-ended';
}
/**
 * A coup that is over, and why each card was drawn or not.
 */
export interface CoupNews {
  banker: HandNews;
  coup: number;
  outcome: Outcome;
  player: HandNews;
  why: Call[];
}
export interface HandNews {
  cards: Card[];
  total: number;
}
/**
 * Cards face up, and their total; None before the first.
 */
export interface HandView {
  cards: Card[];
  total: number | null;
}
/**
 * `amount` is what the purse held.
 */
export interface Left {
  amount: number;
  seat: number;
  type: 'left';
}
/**
 * One outcome of a bet.
 *
 * `pays` (8, 1) means 8 to 1, None that the stake stands; `commission` (1, 20) means a twentieth
 * of the win, rounded up, so that the house never takes less than its rate (PB-9).
 */
export interface Line {
  /**
   * @minItems 2
   * @maxItems 2
   */
  commission: [number, number];
  pays: [number, number] | null;
  when: Condition;
}
export interface MaximumSet {
  maximum: number | null;
  seat: number;
  type: 'maximum-set';
}
/**
 * What the viewer may ask of the room now, beside the table's own choices.
 */
export interface May {
  add_bot: string[];
  buy: Span | null;
  cash: Span | null;
  deal: boolean;
  free: number[];
  hurry: boolean;
  leave: boolean;
  limit_seat: boolean;
  pace: boolean;
  rebuy: number | null;
  remove_bot: number[];
  sit: Span | null;
}
/**
 * Amounts from `low` to `high` units.
 */
export interface Span {
  high: number;
  low: number;
}
export interface MayClose {
  type: 'close';
}
/**
 * Any card: the table counts cards, and does not know the shoe.
 */
export interface MayDeal {
  type: 'deal';
}
export interface MayLeave {
  seat: number;
  type: 'leave';
}
/**
 * `errand` names the action: sit, buy or cash, with `low` to `high` units.
 */
export interface MayMoveChips {
  errand: 'buy' | 'cash' | 'sit';
  high: number;
  low: number;
  seat: number;
  type: 'move-chips';
}
/**
 * A maximum for one of these seats, `low` to `high` units in whole `step`s, or None.
 */
export interface MaySetMaximum {
  high: number;
  low: number;
  seats: number[];
  step: number;
  type: 'set-maximum';
}
/**
 * Bets on these spots, together at most `total` units.
 */
export interface MayStake {
  spots: Spot[];
  total: number;
  type: 'stake';
}
/**
 * One bet on the felt: from `low` to `high` units in whole `step`s, or none if not `standing`.
 *
 * `standing` is what a tie left there and may not be lessened (PB-8); 0 where it may. A spot that
 * is not for bets `alone` takes no more than it has `standing` without a bet on one that is.
 */
export interface Spot {
  alone: boolean;
  high: number;
  low: number;
  standing: number;
  step: number;
  wager: string;
}
export interface MayStartShoe {
  type: 'start-shoe';
}
/**
 * The viewer, as the room knows them.
 */
export interface Me {
  account: number;
  alone: boolean;
  host: boolean;
  leaving: boolean;
  may: May;
  name: string;
  player: string;
  seat: number | null;
}
/**
 * All there is to know, at the start of a connection; `coups` are this shoe's.
 */
export interface Welcome {
  coups: CoupNews[];
  now: Now;
  room: RoomNews;
  scorecards: Scorecards;
  type: 'welcome';
}
/**
 * The room as the viewer may know it after all that happened up to event `seq`.
 */
export interface Now {
  closes_in: number | null;
  coup: number;
  decision: number;
  me: Me;
  people: Person[];
  seq: number;
  shoe: number;
  view: PuntoView;
}
/**
 * Who sits in a seat.
 */
export interface Person {
  bot: string | null;
  name: string;
  present: boolean;
  ready: boolean;
  seat: number;
}
/**
 * The table as `viewer` sees it; `choices` are the viewer's own.
 */
export interface PuntoView {
  banker: HandView;
  choices: (
    MayStake | MaySetMaximum | MayStartShoe | MayDeal | MayClose | MayMoveChips | MayLeave
  )[];
  phase: Phase;
  player: HandView;
  seats: SeatView[];
  shoe: ShoeView;
  type: 'punto';
  viewer: number;
}
/**
 * A taken seat; sums in units. Chips lie before everyone's eyes.
 */
export interface SeatView {
  maximum: number;
  purse: number;
  seat: number;
  stakes: Bet[];
}
/**
 * How many cards are left in the shoe, in the middle (C-8), and burnt.
 */
export interface ShoeView {
  burnt: number;
  coups_left: number | null;
  discarded: number;
  left: number;
}
/**
 * What does not change from coup to coup.
 */
export interface RoomNews {
  clock: number;
  id: string;
  name: string;
  odds: boolean;
  pace: 'instant' | 'normal' | 'quick' | 'slow';
  preset: PuntoPreset;
  rebuy: boolean;
}
/**
 * Everything that a table of punto banco can be told. Raises BadField when it makes no sense.
 *
 * - `packs`: 4, 6 or 8 (C-2). `seats`: places at the table.
 * - `wagers`: what can be staked (PB-7).
 * - `tie_stakes_withdrawable`: whether stakes that a tie left standing may be taken back (PB-8).
 * - `minimum`, `maximum`: of each bet (PB-10); `stake_step`: every stake is a multiple of it.
 * - `chips`: the denominations on the table, a matter of looks.
 * - `calls_points`: whether the croupier calls the points (PB-11).
 */
export interface PuntoPreset {
  burn: number | 'first-card';
  calls_points: boolean;
  chips: number[];
  game: 'punto';
  maximum: number;
  minimum: number;
  name: string;
  one_more: boolean;
  packs: number;
  seats: number;
  stake_step: number;
  stop_depth: number;
  tie_stakes_withdrawable: boolean;
  wagers: Wager[];
}
/**
 * A bet as data: the first of its lines that applies decides, and where none does it loses.
 *
 * `name` is that of its spot on the felt, `title` its own in the trade; `alone` tells whether it
 * can be staked by itself.
 */
export interface Wager {
  alone: boolean;
  lines: Line[];
  name: string;
  title: string;
}
export interface Scorecards {
  bead_plate: Bead[];
  big_road: RoadBead[];
}
/**
 * A win on the road, by column and row from 0, and the ties that came after it.
 *
 * `run` counts the runs from 0. A shoe that opens with ties begins with a bead of no outcome,
 * which the first win takes over.
 */
export interface RoadBead {
  column: number;
  outcome: Outcome | null;
  row: number;
  run: number;
  ties: number;
}
/**
 * What happened since the last message; `room` and the last two when they changed.
 */
export interface News {
  finished: CoupNews | null;
  now: Now;
  room: RoomNews | null;
  scorecards: Scorecards | null;
  told: Told[];
  type: 'news';
}
/**
 * One thing that happened, as the viewer sees it, and what the croupier says to it.
 */
export interface Told {
  calls: Call[];
  event:
    | MaximumSet
    | ShoeStarted
    | CardBurnt
    | StakesOpened
    | Staked
    | StakesClosed
    | StopCardShown
    | CardDealt
    | CoupDecided
    | BetWon
    | BetLost
    | BetStands
    | CoupEnded
    | ShoeEnded
    | SatDown
    | Bought
    | Cashed
    | Left;
}
/**
 * `cards` in it; `burn` are laid away first, None while the first card decides (C-7).
 */
export interface ShoeStarted {
  burn: number | null;
  cards: number;
  type: 'shoe-started';
}
/**
 * The shoe is ready for its first coup.
 */
export interface StakesOpened {
  type: 'stakes-opened';
}
/**
 * All the bets of a seat; `added` units came from its purse, fewer than none went back.
 */
export interface Staked {
  added: number;
  bets: Bet[];
  seat: number;
  type: 'staked';
}
export interface StakesClosed {
  type: 'stakes-closed';
}
/**
 * `coups` are still played, the one at hand among them (C-5).
 */
export interface StopCardShown {
  coups: number;
  type: 'stop-card-shown';
}
/**
 * The last coup is over: the cards go to the middle, and a new shoe is made.
 */
export interface ShoeEnded {
  type: 'shoe-ended';
}
export interface SatDown {
  amount: number;
  seat: number;
  type: 'sat-down';
}
/**
 * Nothing changed; the page words `code`. `id` is None for a frame that has none.
 */
export interface NotAccepted {
  code: string;
  id: string | null;
  limit: number | null;
  type: 'refused';
}

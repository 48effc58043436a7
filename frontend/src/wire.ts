// Generated from the server's JSON schema by `npm run wire`; do not edit.

export type Wire =
  | Abandoned
  | AcceptAll
  | AcceptAsked
  | Accepted
  | AddAsked
  | AddBot
  | AddToBank
  | AllAccepted
  | Announced
  | Announcement
  | Announcements
  | Answered
  | AskCroupier
  | Attempt
  | AuctionOpened
  | Back
  | Bank
  | BankAdded
  | BankDeclined
  | BankEnded
  | BankEnds
  | BankHeld
  | BankOffered
  | BankOpened
  | BankPutUp
  | BankRaised
  | BankWaits
  | BankWon
  | BankerAsked
  | BankerSpoke
  | BanqueBank
  | BanquePreset
  | BanqueView
  | Bead
  | Bend
  | Bent
  | Bet
  | BetLost
  | BetStands
  | BetWon
  | Bid
  | BidOpen
  | Bought
  | BuyChips
  | BystandersMayCall
  | BystandersMayStake
  | Call
  | CallBanco
  | CallHeld
  | CallJudged
  | CallKind
  | CallStood
  | CallsLapsed
  | CallsOpened
  | CapitalTaxed
  | Card
  | CardBurnt
  | CardDealt
  | CardGiven
  | CardPassed
  | CashChips
  | Cashed
  | Ceremony
  | CheminPreset
  | CheminView
  | ChoiceAsked
  | ClaimBanco
  | Claimed
  | CloseRoom
  | ClubTerms
  | Colour
  | Command
  | CommissionCollected
  | CommissionNoted
  | Condition
  | Counts
  | CoupDecided
  | CoupEnded
  | CoupNews
  | CoupReckoned
  | CroupierDeals
  | CutMyself
  | CutterAsked
  | CutterNamed
  | DealCoup
  | DealNow
  | DerivedBead
  | Double
  | Doubled
  | DoublingOpened
  | DrawCard
  | Draws
  | Enter
  | GestureFrame
  | GetUp
  | GiveUpBank
  | HandLooked
  | HandNews
  | HandPassed
  | HandSeen
  | HandShown
  | HandTurned
  | HandsDecided
  | HandsHeld
  | HoldBank
  | HolderAsked
  | HolderDeals
  | HostNews
  | Hurry
  | Invite
  | Known
  | LaidAside
  | Left
  | LeftAsked
  | LetBackIn
  | LimitSeat
  | MakeInvite
  | MatchAsked
  | MatchRaise
  | MaximumSet
  | May
  | MayAnswer
  | MayBid
  | MayCall
  | MayChoose
  | MayClaim
  | MayClose
  | MayDeal
  | MayHold
  | MayLeave
  | MayMoveChips
  | MayName
  | MayNameCutter
  | MayPay
  | MaySetMaximum
  | MaySpeak
  | MayStake
  | MayStakeOn
  | MayStartShoe
  | Me
  | Member
  | Message
  | Mute
  | NameCutter
  | News
  | Next
  | NobodyStaked
  | NotAccepted
  | Now
  | Opening
  | Outcome
  | Pair
  | Pass
  | PassBank
  | Pause
  | PaytableRow
  | Person
  | PlaceView
  | PlayerSpoke
  | PonteAsked
  | PonteSpoke
  | Prediction
  | ProlongNight
  | Proof
  | Punt
  | Punted
  | PuntoPreset
  | PuntoView
  | PutUp
  | Quick
  | RaiseAsked
  | RaiseBank
  | RaiseMatched
  | RaiseUnmatched
  | React
  | Reacted
  | Rebuy
  | Refill
  | RefillAsked
  | Refilled
  | RefuseShoe
  | RemoveBot
  | RemovePlayer
  | Resume
  | RevokeInvite
  | RightAsked
  | RoadBead
  | RoomNews
  | RosterClosed
  | RuleSheet
  | Run
  | Said
  | SatDown
  | Scorecards
  | SealAbandoned
  | SealAnnounced
  | SealCommit
  | SealCommitted
  | SealNews
  | SealOpen
  | SealOpened
  | SecretShown
  | SetChips
  | SetDoor
  | SetLimits
  | SetPace
  | SetTerms
  | ShoeEnded
  | ShoePassed
  | ShoeRefused
  | ShoeSealed
  | ShoeStarted
  | ShoeView
  | Show
  | Side
  | SideSpoke
  | SideStaked
  | SideView
  | SidesDecided
  | Span
  | Speak
  | Spot
  | Stake
  | StakeCollected
  | StakeCut
  | StakeLost
  | StakeOn
  | StakePaid
  | StakeReturned
  | StakeWon
  | Staked
  | StakesAsked
  | StakesClosed
  | StakesOpened
  | StakesSet
  | StakesStand
  | Stand
  | Standing
  | StopCardShown
  | SuiteOffered
  | TableSide
  | Tableau
  | TakeBank
  | TakeSeat
  | Talk
  | Terms
  | Told
  | TopUp
  | TopUpAsked
  | ToppedUp
  | TurnView
  | Unmute
  | Wager
  | Welcome
  | Phase
  | Phase1
  | HandView
  | SeatView
  | Phase2
  | HandView1
  | SeatView1;
/**
 * The calls on a bank, strongest first (CF-3, CF-18).
 */
export type CallKind = 'a-deux' | 'avec' | 'marche' | 'solo' | 'suivi';
/**
 * The colour of a card's back: pink, or light blue (C-3).
 */
export type Back = 'blue' | 'pink';
/**
 * How a bank ends.
 */
export type BankEnds = 'cashed' | 'left' | 'lost' | 'passed' | 'uncovered';
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
 * The hand of the punters on the banker's right or left, or the banker's own.
 */
export type TableSide = 'banker' | 'left' | 'right';
/**
 * A tableau's rule for a hand: draw, stand, or choose (à volonté).
 */
export type Draws = 'D' | 'F' | 'S';
/**
 * The current step of the table.
 */
export type Phase =
  | 'accept'
  | 'auction'
  | 'bank'
  | 'banker'
  | 'between-shoes'
  | 'burning'
  | 'bystanders-stake'
  | 'calls'
  | 'choice'
  | 'cut'
  | 'dealing'
  | 'double'
  | 'left'
  | 'match'
  | 'raise'
  | 'refill'
  | 'right'
  | 'settling'
  | 'stakes'
  | 'suite'
  | 'top-up';
/**
 * How a coup ended.
 */
export type Outcome = 'banker' | 'player' | 'tie';
/**
 * The two hands; the names mean nothing more (PB-1).
 */
export type Side = 'banker' | 'player';
/**
 * The current step of the table.
 */
export type Phase1 =
  | 'add'
  | 'auction'
  | 'bank'
  | 'banker'
  | 'between-shoes'
  | 'burning'
  | 'bystanders-call'
  | 'bystanders-stake'
  | 'calls'
  | 'choice'
  | 'dealing'
  | 'double'
  | 'match'
  | 'ponte'
  | 'raise'
  | 'settling'
  | 'stakes'
  | 'suite';
/**
 * The colour of a bead, which says nothing about who won.
 */
export type Colour = 'blue' | 'red';
/**
 * What the first two cards of a hand share: nothing, the suit, the rank, or both.
 */
export type Pair = 'none' | 'pair' | 'perfect' | 'suited';
export type Message =
  Welcome | News | Accepted | NotAccepted | HostNews | Talk | Announcements | Bent | Reacted;
/**
 * The current step of the table.
 */
export type Phase2 =
  'between-shoes' | 'burning' | 'dealing' | 'holding' | 'settling' | 'staking' | 'turning';

/**
 * An abandoned attempt, with its secret.
 *
 * `missing` are the seats that did not open in time; empty if the house itself gave up, for
 * instance because it was restarted.
 */
export interface Abandoned {
  attempt: Attempt;
  missing: number[];
  secret: string;
}
/**
 * One attempt at sealing a shoe, finished or not; members and openings in seat order.
 */
export interface Attempt {
  announcement: Announcement;
  closed: boolean;
  members: Member[];
  openings: Opening[];
}
/**
 * What the house publishes first: its commitment, and what that is bound to.
 *
 * `attempt` numbers the attempts at a shoe from 1, and `before` is the digest of the previous,
 * abandoned one. `preset` is the preset's digest. `cutter` is the seat whose cut counts, 0 for
 * none.
 */
export interface Announcement {
  attempt: number;
  before: string;
  commitment: string;
  cutter: number;
  preset: string;
  room: string;
  shoe: number;
}
/**
 * A seat whose browser takes part, and its commitment.
 */
export interface Member {
  commitment: string;
  seat: number;
}
/**
 * What a browser committed to; a `cut` of 0 leaves the place to chance.
 */
export interface Opening {
  cut: number;
  entropy: string;
  nonce: string;
  seat: number;
}
/**
 * Put up the missing units; the bank is open from now on (BB-12).
 */
export interface AcceptAll {
  type: 'accept-all';
}
/**
 * The stakes exceed the bank by `amount` units (BB-12).
 */
export interface AcceptAsked {
  amount: number;
  seat: number;
  type: 'accept-asked';
}
/**
 * The command was carried out, and is on disk; `seq` numbers its last event.
 */
export interface Accepted {
  id: string;
  seq: number;
  type: 'accepted';
}
/**
 * The banker is asked whether to add to the bank (CF-16).
 */
export interface AddAsked {
  seat: number;
  type: 'add-asked';
}
/**
 * Seat a bot that plays by the strategy of that name.
 */
export interface AddBot {
  strategy: string;
  type: 'add-bot';
}
/**
 * Add `amount` units to one's own bank before the calls (CF-16).
 */
export interface AddToBank {
  amount: number;
  type: 'add-to-bank';
}
/**
 * The banker puts in the missing units, and the bank is open from now on (BB-12).
 */
export interface AllAccepted {
  amount: number;
  seat: number;
  type: 'all-accepted';
}
/**
 * An announcement of the house; `ends_in` is in milliseconds, None if it has no end.
 */
export interface Announced {
  ends_in: number | null;
  id: string;
  text: string;
}
/**
 * All current announcements; sent on connecting if there are any, and after each change.
 */
export interface Announcements {
  lines: Announced[];
  type: 'announcements';
}
/**
 * The answer of a seat, which it may change before time is up.
 */
export interface Answered {
  answer:
    PutUp | AddToBank | Double | CallBanco | Punt | RaiseBank | MatchRaise | TakeBank | Bid | Pass;
  seat: number;
  type: 'answered';
}
/**
 * Take the bank that is offered, with `amount` units in it (CF-2).
 */
export interface PutUp {
  amount: number;
  type: 'put-up';
}
/**
 * Become co-banker: add the amount of the bank (CF-8).
 */
export interface Double {
  type: 'double';
}
/**
 * Call the bank (CF-3).
 */
export interface CallBanco {
  kind: CallKind;
  type: 'call-banco';
}
/**
 * Stake `amount` units in all against the bank; 0 for none (CF-5).
 */
export interface Punt {
  amount: number;
  type: 'punt';
}
/**
 * Put `amount` units more into the bank, from the garage first (CF-5, CF-7).
 */
export interface RaiseBank {
  amount: number;
  type: 'raise-bank';
}
/**
 * Pay the co-banker's part of the raise (CF-8).
 */
export interface MatchRaise {
  type: 'match-raise';
}
/**
 * Take over a bank that is passed on, at its amount: "Passez-moi les cartes" (CF-19).
 */
export interface TakeBank {
  type: 'take-bank';
}
/**
 * Bid `amount` units for the bank (CF-20).
 */
export interface Bid {
  amount: number;
  type: 'bid';
}
/**
 * Decline the current question: no bank, no doubling, no call, no raise, no bid.
 */
export interface Pass {
  type: 'pass';
}
/**
 * Have the croupier deal this coup, and keep one's place.
 */
export interface AskCroupier {
  type: 'ask-croupier';
}
/**
 * Nobody took the suite (CF-20).
 */
export interface AuctionOpened {
  type: 'auction-opened';
}
/**
 * A bank, in units.
 *
 * - `own` and `co` are the banker's and the co-banker's parts, `aside` and `co_aside` their
 *   garages.
 * - `shares` are the ratio in which they divide gain and loss. It is equal until the co-banker
 *   leaves a raise unmatched (CF-8).
 * - `origin` is the original banker, if this bank is a suite (CF-4).
 * - `fresh`: no calls have been open on it yet; `won`: it has won a coup; `waited`: it has already
 *   waited once for stakes.
 */
export interface Bank {
  aside: number;
  co: number;
  co_aside: number;
  co_banker: number | null;
  fresh: boolean;
  origin: number | null;
  own: number;
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  shares: [number, number];
  waited: boolean;
  won: boolean;
}
/**
 * The banker adds `amount` units from their purse.
 */
export interface BankAdded {
  amount: number;
  seat: number;
  type: 'bank-added';
}
export interface BankDeclined {
  seat: number;
  type: 'bank-declined';
}
/**
 * Banker and co-banker get back their parts, including the garages.
 *
 * The next bank is offered from the right of `falls_to`.
 */
export interface BankEnded {
  aside: number;
  co: number;
  co_aside: number;
  co_banker: number | null;
  falls_to: number;
  how: BankEnds;
  own: number;
  seat: number;
  type: 'bank-ended';
}
export interface BankHeld {
  seat: number;
  type: 'bank-held';
}
/**
 * The bank is offered to a seat, which may take it (CF-16).
 */
export interface BankOffered {
  seat: number;
  type: 'bank-offered';
}
/**
 * The bank that was just put up is banque ouverte: "Tous les coups sont tenus" (BB-1).
 */
export interface BankOpened {
  seat: number;
  type: 'bank-opened';
}
/**
 * `origin` is the original banker of a suite.
 */
export interface BankPutUp {
  amount: number;
  origin: number | null;
  seat: number;
  type: 'bank-put-up';
}
/**
 * The banker raises by units from purse and garage; a co-banker may bear a part.
 */
export interface BankRaised {
  from_garage: number;
  from_purse: number;
  seat: number;
  type: 'bank-raised';
}
/**
 * Nobody took it: the first who wants it may have it.
 */
export interface BankWaits {
  type: 'bank-waits';
}
/**
 * The bank won `win` units: `tax` for the house, `co` for the co-banker (CF-17).
 */
export interface BankWon {
  banker: number;
  co: number;
  co_banker: number | null;
  tax: number;
  type: 'bank-won';
  win: number;
}
export interface BankerAsked {
  seat: number;
  type: 'banker-asked';
}
export interface BankerSpoke {
  draws: boolean;
  seat: number;
  type: 'banker-spoke';
}
/**
 * A bank, in units. It is never a suite of chemin de fer, and has no garage.
 *
 * - `open`: it holds all stakes (BB-14); `opening`: its first amount (BB-13).
 * - `coups`: the coups dealt, counted up to one; `empty`: the rounds in a row without stakes,
 *   counted up to two (BB-9).
 */
export interface BanqueBank {
  aside: number;
  co: number;
  co_aside: number;
  co_banker: number | null;
  coups: number;
  empty: number;
  fresh: boolean;
  open: boolean;
  opening: number;
  origin: number | null;
  own: number;
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  shares: [number, number];
  waited: boolean;
  won: boolean;
}
/**
 * The house rules of a table of baccara banque. Raises BadField if they make no sense.
 *
 * - `packs`: 2 to 6 (C-2). `stop_card`: if False, the shoe has none, and is dealt while enough
 *   cards for a whole coup are left (C-5).
 * - `per_side`: punters on each side of the banker; `bystanders`: standing places (BB-2).
 * - `minimum`: the least bank; `minimum_bet`: the least stake, 0 for a tenth of the least bank
 *   (CF-2); `stake_step`: amounts must be multiples of it, except for the whole remainder.
 * - `award`: the bank is auctioned, or follows the list of names; `open_bank`: whether bids for a
 *   banque ouverte, which holds every stake, are allowed, required or excluded (BB-1).
 * - `first_look`: the banker looks at the cards first, or all look at once (BB-4).
 * - `drawing`: whether the pontes are bound (BB-5).
 * - `prime`: precedence goes round from the banker's right, or alternates between sides (BB-11).
 * - `calls`: those of chemin de fer, none, or the club's: one hand or à cheval, and halves by two
 *   players on opposite sides; `bancos_in_row`: the most consecutive losing club bancos of a seat
 *   (BB-11).
 * - `over`: stakes that a limited bank cannot cover are refused, or the bank pays as far as it
 *   goes unless the banker accepts all stakes; `raises`: the banker may raise it (BB-12).
 * - `co_banker`: one player may double the bank (BB-19).
 * - `tax`: none, on the net win of a coup, or on all capital brought into the bank; `tax_limited`,
 *   `tax_open` and `tax_capital` are the rates in ten-thousandths, rounded up (BB-15).
 * - `whole_chips`: taxes are rounded up to whole chips (BB-15).
 * - `refill`: a broken bank is auctioned, or its banker may continue with its opening sum, or with
 *   the minimum (BB-13).
 * - `retire`: the banker may give the bank up after any round, or after one coup (BB-9).
 * - `tie`: stakes are returned and calls reopen, or everything remains in place (CF-15).
 * - `shuffle`: the croupier alone shuffles, or the banker's neighbours and the banker follow;
 *   `cut`: by the croupier's left neighbour, or by a player whom the banker names; `bank_first`:
 *   the shoe is made once there is a bank, so that its banker names who cuts. Otherwise the player
 *   in the middle cuts (C-4).
 * - `chips`: the denominations on the table, for display only.
 * - `edition`: of these rules. Before the second edition, tables asked all bystanders at once, and
 *   those of an open bank twice; let anyone who took over an open bank hold it open, and auctioned
 *   one that was given up before a coup; kept a suivi after an even coup, and dropped it after a
 *   round without stakes.
 */
export interface BanquePreset {
  award: 'auction' | 'list';
  bancos_in_row: number;
  bank_first: boolean;
  burn: number | 'first-card';
  bystanders: number;
  calls: 'all' | 'club' | 'none';
  /**
   * @minItems 1
   * @maxItems 8
   */
  chips:
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number];
  co_banker: boolean;
  cut: 'banker-names' | 'neighbour';
  drawing: 'free' | 'tableau';
  edition: 1 | 2;
  first_look: 'all' | 'banker';
  game: 'banque';
  minimum: number;
  minimum_bet: number;
  name: string;
  one_more: boolean;
  open_bank: 'allowed' | 'always' | 'never';
  over: 'as-far' | 'refused';
  packs: number;
  per_side: number;
  prime: 'alternating' | 'round';
  raises: boolean;
  refill: 'minimum' | 'never' | 'opening';
  retire: 'after-coup' | 'any-time';
  shuffle: 'croupier' | 'neighbours';
  stake_step: number;
  stop_card: boolean;
  stop_depth: number;
  tax: 'capital' | 'net' | 'none';
  tax_capital: number;
  tax_limited: number;
  tax_open: number;
  tie: 'stakes-back' | 'stakes-stand';
  whole_chips: boolean;
}
/**
 * The table as `viewer` sees it. `left` is 0 in an open bank, which has no limit.
 *
 * - `places`: the chairs, the middle first, then right and left alternating, outward.
 * - `runs`: the club's bancos that seats have called and lost in a row.
 * - `next_holders`: the seats at which the hands of right and left are.
 * - `cutter`: the seat named to cut the next shoe; 0 for nobody.
 * - `unmet`: the last banker, if nobody staked in the bank's last round; 0 while there is a bank.
 * - `offers_open`: while there is no bank, whether the one on offer holds all stakes for any
 *   taker. If False, a bid may still open it (BB-14).
 */
export interface BanqueView {
  a_cheval: boolean;
  asked: number[];
  bank: BanqueBank | null;
  banker: SideView;
  bid: number;
  bidder: number;
  call: CallHeld | null;
  choices: (
    | MayName
    | MayBid
    | MayStakeOn
    | MayCall
    | MayClaim
    | MayAnswer
    | MayPay
    | MayChoose
    | MaySpeak
    | MayNameCutter
    | MayStartShoe
    | MayDeal
    | MayClose
    | MayMoveChips
    | MayLeave
  )[];
  cutter: number;
  default:
    | (
        | Punt
        | Pass
        | HoldBank
        | PassBank
        | GiveUpBank
        | Show
        | DrawCard
        | Stand
        | StakeOn
        | NameCutter
      )
    | null;
  giver: number;
  left: number;
  left_hand: SideView;
  /**
   * @minItems 2
   * @maxItems 2
   */
  next_holders: [number, number];
  offers_open: boolean;
  over: number;
  phase: Phase;
  places: number[];
  price: number;
  quick: Quick[];
  right: SideView;
  runs: Run[];
  seats: PlaceView[];
  shoe: ShoeView;
  suivi: number[];
  turn: number;
  type: 'banque';
  unmet: number;
  viewer: number;
}
/**
 * A side's hand, or the banker's, as one viewer sees it; `seat` is 0 if nobody plays it.
 */
export interface SideView {
  cards: (Card | null)[];
  draws: boolean | null;
  seat: number;
  shown: boolean;
  stakes: number;
  third: number | null;
  total: number | null;
}
/**
 * The call under which a coup is played, and its callers in prime.
 */
export interface CallHeld {
  half: boolean;
  kind: CallKind;
  seats: number[];
}
/**
 * A choice of amount: whole `step`s from `low` to `high` units, or either bound.
 *
 * `what` is the tag of the action. A stake may also be 0, or `cover` units, which are
 * all open units. Other questions may be declined with `Pass` if the choice `passes`.
 */
export interface MayName {
  cover: number;
  high: number;
  low: number;
  passes: boolean;
  step: number;
  type: 'name';
  what: 'add-to-bank' | 'bid' | 'punt' | 'put-up' | 'raise-bank';
}
/**
 * A choice of amount for a bid; or banque ouverte for `opens` units, unless that is 0.
 */
export interface MayBid {
  cover: number;
  high: number;
  low: number;
  opens: number;
  passes: boolean;
  step: number;
  type: 'may-bid';
  what: 'add-to-bank' | 'bid' | 'punt' | 'put-up' | 'raise-bank';
}
/**
 * A choice of stake on one of the `sides`.
 */
export interface MayStakeOn {
  cover: number;
  high: number;
  low: number;
  passes: boolean;
  sides: TableSide[];
  step: number;
  type: 'may-stake-on';
  what: 'stake-on';
}
/**
 * A choice of calls, with the most units that each stakes; or `Pass`.
 */
export interface MayCall {
  kinds: CallKind[];
  sums: number[];
  type: 'call';
}
/**
 * A choice of calling the whole bank, `amount` units, on one hand or à cheval; or `Pass`.
 */
export interface MayClaim {
  amount: number;
  type: 'claim';
}
/**
 * A choice of one action without an amount, which costs `amount` units; or `Pass`.
 */
export interface MayAnswer {
  amount: number;
  type: 'answer';
  what: 'double' | 'match-raise' | 'take-bank';
}
/**
 * A choice of one action without an amount, which brings in `amount` units; or `Pass`.
 */
export interface MayPay {
  amount: number;
  type: 'pay';
  what: 'accept-all' | 'bid-open' | 'refill' | 'top-up';
}
/**
 * The banker's choice between coups; `amount` units would be withdrawn.
 */
export interface MayChoose {
  amount: number;
  give_up: boolean;
  hold: boolean;
  pass_on: boolean;
  type: 'choose';
}
/**
 * The choices of a hand. `custom` is what custom advises where the house leaves the choice.
 *
 * `late` is what happens on a timeout: a bound hand obeys the tableau, a free ponte stands on 5,
 * and a free banker follows punto banco (RM-3).
 */
export interface MaySpeak {
  custom: Draws;
  draw: boolean;
  late: Draws;
  show: boolean;
  stand: boolean;
  type: 'speak';
}
/**
 * A choice of one of these `seats`, which include the banker's own.
 */
export interface MayNameCutter {
  seats: number[];
  type: 'name-cutter';
}
export interface MayStartShoe {
  type: 'start-shoe';
}
/**
 * Any card: the table counts cards, and does not know the shoe.
 */
export interface MayDeal {
  type: 'deal';
}
export interface MayClose {
  type: 'close';
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
export interface MayLeave {
  seat: number;
  type: 'leave';
}
/**
 * Play another coup with the bank.
 */
export interface HoldBank {
  type: 'hold-bank';
}
/**
 * Withdraw everything, and pass the bank on: "Il y a une suite" (CF-19).
 */
export interface PassBank {
  type: 'pass-bank';
}
/**
 * Take back a bank that nobody stakes against (CF-9).
 */
export interface GiveUpBank {
  type: 'give-up-bank';
}
/**
 * Show a natural (CF-11).
 */
export interface Show {
  type: 'show';
}
/**
 * Ask for a third card: "Carte, s'il vous plaît".
 */
export interface DrawCard {
  type: 'draw';
}
/**
 * Take no third card: "Non, Monsieur", or "Reste".
 */
export interface Stand {
  type: 'stand';
}
/**
 * Stake `amount` units in all on a side; 0 for none (BB-17).
 */
export interface StakeOn {
  amount: number;
  side: TableSide;
  type: 'stake-on';
}
/**
 * As banker, name the player who cuts the shoe (C-4).
 */
export interface NameCutter {
  cutter: number;
  type: 'name-cutter';
}
/**
 * An amount to suggest, in units, and its name.
 */
export interface Quick {
  amount: number;
  name: 'again' | 'all' | 'double' | 'half' | 'low' | 'more' | 'open';
}
/**
 * The number of the club's bancos that a seat has lost in a row (BB-11).
 */
export interface Run {
  lost: number;
  seat: number;
}
/**
 * An occupied place at baccara banque.
 *
 * - `side`: where it stakes; for the seat in the middle, the banker's side.
 * - `on`: the sides that the stake is on, half on each if there are two.
 */
export interface PlaceView {
  bystander: boolean;
  on: TableSide[];
  prime: number | null;
  purse: number;
  refused: number;
  said:
    | (
        | PutUp
        | AddToBank
        | Double
        | CallBanco
        | Punt
        | RaiseBank
        | MatchRaise
        | TakeBank
        | Bid
        | Pass
        | ClaimBanco
      )
    | null;
  seat: number;
  side: TableSide;
  stake: number;
}
/**
 * Call the whole bank in a club, on the hand of the caller's side or half on each (BB-11).
 */
export interface ClaimBanco {
  a_cheval: boolean;
  type: 'claim-banco';
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
 * One coup on the plate; column and row count from 0.
 */
export interface Bead {
  banker_pair: boolean;
  column: number;
  natural: boolean;
  outcome: Outcome;
  player_pair: boolean;
  row: number;
}
/**
 * Bend a face-down card that only the sender may look at; a `depth` of 0 lays it flat.
 *
 * - `side`: the hand's name. `card`: the card's position in it, from 0.
 * - `angle`: the direction of the pull in degrees: 0 to the right, 90 down. The opposite edge
 *   rises.
 * - `depth`: how much of the card is lifted, in percent.
 */
export interface Bend {
  angle: number;
  card: number;
  depth: number;
  side: string;
  type: 'bend';
}
/**
 * A seat bends a card of its hand, as in `Bend`; the card itself is not named.
 */
export interface Bent {
  angle: number;
  card: number;
  depth: number;
  seat: number;
  side: string;
  type: 'bent';
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
/**
 * Bid banque ouverte: "Tous les coups sont tenus" (BB-1).
 */
export interface BidOpen {
  type: 'bid-open';
}
export interface Bought {
  amount: number;
  seat: number;
  type: 'bought';
}
/**
 * Buy `amount` units from the sender's account into the purse.
 */
export interface BuyChips {
  amount: number;
  type: 'buy';
}
/**
 * No seat called (CF-6).
 */
export interface BystandersMayCall {
  bank: number;
  type: 'bystanders-may-call';
}
export interface BystandersMayStake {
  left: number;
  type: 'bystanders-may-stake';
}
/**
 * A Fluent message: its `id` and arguments.
 */
export interface Call {
  args: {
    [k: string]: number | string;
  };
  id: string;
}
/**
 * `suivi` may call before everybody; `lost` counts each seat's lost bancos in a row.
 */
export interface CallJudged {
  lost: number[];
  seats: number[];
  suivi: number[];
  type: 'call-judged';
}
/**
 * The accepted call, strongest first and then by prime; one stake per seat, in units.
 *
 * `over` are the callers who give way; `half`: two seats share the call.
 */
export interface CallStood {
  amounts: number[];
  half: boolean;
  kind: CallKind;
  over: number[];
  seats: number[];
  type: 'call-stood';
}
/**
 * Calls for half of the bank without a partner (CF-3).
 */
export interface CallsLapsed {
  seats: number[];
  type: 'calls-lapsed';
}
/**
 * `suivi` may call before everyone else (CF-18).
 */
export interface CallsOpened {
  bank: number;
  suivi: number[];
  type: 'calls-opened';
}
/**
 * `amount` units of tax on a seat's capital; negative if refunded (BB-15).
 */
export interface CapitalTaxed {
  amount: number;
  seat: number;
  type: 'capital-taxed';
}
/**
 * A burnt card, face down unless `shown`.
 */
export interface CardBurnt {
  card: Card | null;
  left: number;
  shown: boolean;
  type: 'card-burnt';
}
/**
 * A card face up; `total` is the new total of the hand.
 */
export interface CardDealt {
  card: Card;
  side: Side;
  total: number;
  type: 'card-dealt';
}
/**
 * A card from the shoe: face down, and None to everyone, or a third one face up.
 */
export interface CardGiven {
  card: Card | null;
  face_up: boolean;
  side: TableSide;
  type: 'card-given';
}
/**
 * A card from the shoe: face down, and None to everyone, or face up.
 */
export interface CardPassed {
  card: Card | null;
  face_up: boolean;
  side: Side;
  type: 'card-passed';
}
/**
 * Return `amount` units from the purse to the sender's account.
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
 * All attempts at a shoe: the abandoned ones in order, and the current or final one.
 */
export interface Ceremony {
  abandoned: Abandoned[];
  attempt: Attempt;
}
/**
 * The house rules of a table of chemin de fer. Raises BadField if they make no sense.
 *
 * - `seats`: chairs, at most 12 (CF-1); `bystanders`: standing places with stakes (CF-6).
 * - `minimum`: the least bank; `minimum_bet`: the least stake against the bank, 0 for a tenth of
 *   the least bank (CF-2); `stake_step`: amounts must be multiples of it, except for the whole
 *   remainder.
 * - `drawing`: which hands are bound, and which choose (CF-12, CF-14).
 * - `banker_looks`: after the ponte has decided, or at once (CF-13).
 * - `tax`: on a banker's win, in hundredths, rounded up (CF-17).
 * - `whole_chips`: the tax is rounded up to whole chips (CF-17).
 * - `calls`: every call, or banco alone (CF-3); `suivi`: the loser of a banco may call again
 *   (CF-18).
 * - `staking`: open to all at once, or in turn, and then either cut back or limited to the
 *   remainder (CF-5); `raises`: the banker may raise the bank before the cards.
 * - `garage`: the uncovered part is set aside, or remains in the bank (CF-7); `adds`: the banker
 *   may add to the bank before the calls of each coup (CF-16).
 * - `co_banker`: one player may double the bank (CF-8).
 * - `tie`: stakes are returned and calls reopen, or everything remains in place (CF-15).
 * - `passing`: when a banker may pass the bank on (CF-19); `auction`: of a bank without a taker
 *   (CF-20); `suite_falls_from`: whose right neighbour is next when a suite fails (CF-21).
 * - `rotation`: the bank moves on a loss, after every decided coup, or never (CF-23).
 * - `shuffle`: by the croupier or by everyone; `cut`: who cuts (C-4).
 * - `chips`: the denominations on the table, for display only.
 * - `edition`: of these rules. Before the second edition, only new banks could be doubled, a suite
 *   had any price, bids that could not lead were accepted, and uncovered banks were given up.
 *   Before the third, each bank that lost ended, even if it lost a part only. Before the fourth,
 *   all bystanders were asked at once, a club's banker could not retire before the first round,
 *   and a round without stakes ended a suivi.
 */
export interface CheminPreset {
  adds: boolean;
  auction: boolean;
  banker_looks: 'after-ponte' | 'at-once';
  burn: number | 'first-card';
  bystanders: number;
  calls: 'all' | 'banco';
  /**
   * @minItems 1
   * @maxItems 8
   */
  chips:
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number];
  co_banker: boolean;
  cut: 'croupier' | 'neighbour';
  drawing: 'computer' | 'free' | 'tableau';
  edition: 1 | 2 | 3 | 4;
  game: 'chemin';
  garage: boolean;
  minimum: number;
  minimum_bet: number;
  name: string;
  one_more: boolean;
  packs: number;
  passing: 'after-win' | 'any-time' | 'never';
  raises: boolean;
  rotation: 'decided' | 'loss' | 'never';
  seats: number;
  shuffle: 'croupier' | 'everyone';
  stake_step: number;
  staking: 'in_order_cut_back' | 'in_order_remaining' | 'open';
  stop_depth: number;
  suite_falls_from: 'current' | 'original';
  suivi: boolean;
  tax: number;
  tie: 'stakes-back' | 'stakes-stand';
  whole_chips: boolean;
}
/**
 * The table as `viewer` sees it.
 *
 * `shoe_at`: the next bank is offered from the right of this seat; 0 before the first bank.
 */
export interface CheminView {
  asked: number[];
  bank: Bank | null;
  banker: HandView;
  bid: number;
  bidder: number;
  call: CallHeld | null;
  choices: (
    | MayName
    | MayCall
    | MayAnswer
    | MayChoose
    | MaySpeak
    | MayStartShoe
    | MayDeal
    | MayClose
    | MayMoveChips
    | MayLeave
  )[];
  default: (Punt | Pass | HoldBank | PassBank | GiveUpBank | Show | DrawCard | Stand) | null;
  giver: number;
  left: number;
  over: number;
  phase: Phase1;
  ponte: HandView;
  price: number;
  quick: Quick[];
  seats: SeatView[];
  shoe: ShoeView;
  shoe_at: number;
  suivi: number[];
  turn: number;
  type: 'chemin';
  viewer: number;
}
/**
 * A hand of chemin de fer as one viewer sees it.
 */
export interface HandView {
  cards: (Card | null)[];
  draws: boolean | null;
  seat: number;
  shown: boolean;
  third: number | null;
  total: number | null;
}
/**
 * An occupied place at chemin de fer.
 */
export interface SeatView {
  bystander: boolean;
  prime: number | null;
  purse: number;
  refused: number;
  said:
    | (
        | PutUp
        | AddToBank
        | Double
        | CallBanco
        | Punt
        | RaiseBank
        | MatchRaise
        | TakeBank
        | Bid
        | Pass
      )
    | null;
  seat: number;
  stake: number;
}
/**
 * The banker is asked to hold the bank, or to let it go (CF-19).
 */
export interface ChoiceAsked {
  bank: number;
  seat: number;
  type: 'choice-asked';
}
/**
 * A seat claims a club's bank for itself, and may change that before time is up (BB-11).
 */
export interface Claimed {
  a_cheval: boolean;
  seat: number;
  type: 'claimed';
}
/**
 * Close the room for good after the coup, with everyone's chips back to their accounts.
 */
export interface CloseRoom {
  type: 'close-room';
}
/**
 * The terms of a club night.
 *
 * Everyone who joins gets `chips` units. The night ends after `shoes`, or at `ends_at`, in seconds
 * since 1970, whichever comes first; None for no such end. A player without chips may buy `chips`
 * again, up to `rebuys` times and not after shoe `rebuy_until`; None for any shoe.
 */
export interface ClubTerms {
  chips: number;
  ends_at: number | null;
  rebuy_until: number | null;
  rebuys: number;
  shoes: number | null;
}
/**
 * A request, the id that the sender gave it, and the question that it answers.
 *
 * A repetition with the same id and body gets the same answer and has no further effect. `shoe`,
 * `coup` and `decision` are those of the newest message; actions at the table are refused if they
 * are out of date. Games that close by consent have one question per coup, and ignore `decision`.
 */
export interface Command {
  coup: number;
  decision: number;
  do:
    | Stake
    | DealCoup
    | AskCroupier
    | RefuseShoe
    | Show
    | DrawCard
    | Stand
    | PutUp
    | AddToBank
    | Double
    | CallBanco
    | Punt
    | RaiseBank
    | MatchRaise
    | TakeBank
    | Bid
    | Pass
    | HoldBank
    | PassBank
    | GiveUpBank
    | BidOpen
    | ClaimBanco
    | StakeOn
    | TopUp
    | AcceptAll
    | Refill
    | NameCutter
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
    | LimitSeat
    | SealCommit
    | SealOpen
    | CutMyself
    | Enter
    | Pause
    | Resume
    | CloseRoom
    | SetDoor
    | SetTerms
    | SetLimits
    | MakeInvite
    | RevokeInvite
    | RemovePlayer
    | LetBackIn
    | SetChips
    | ProlongNight
    | Mute
    | Unmute
    | Speak;
  id: string;
  shoe: number;
}
/**
 * Replace all stakes of the seat by these; an empty list withdraws them.
 */
export interface Stake {
  bets: Bet[];
  type: 'stake';
}
/**
 * Deal this coup from one's shoe, as the croupier directs (PB-12, PB-13).
 */
export interface DealCoup {
  type: 'deal-coup';
}
/**
 * Do not take the shoe: the next is asked.
 */
export interface RefuseShoe {
  type: 'refuse-shoe';
}
/**
 * Bring an open bank up to the total of the stakes (BB-14).
 */
export interface TopUp {
  type: 'top-up';
}
/**
 * Continue with a broken bank (BB-13).
 */
export interface Refill {
  type: 'refill';
}
/**
 * Sit down with `amount` units of the sender's account in the purse.
 *
 * Without a `seat`, the house draws a free chair by lot. Where it always does, `seat` can only be
 * a bystander's (CF-1).
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
 * Ask for new play chips; only a player without chips gets them.
 */
export interface Rebuy {
  type: 'rebuy';
}
/**
 * Have the coup dealt: at once for a lone player, otherwise once everybody has asked for it.
 */
export interface DealNow {
  type: 'deal';
}
/**
 * Have the rest of this coup dealt without pauses; for a lone player only.
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
 * Set one seat's own maximum per bet, or None for the table's; only the host may (PB-10).
 */
export interface LimitSeat {
  maximum: number | null;
  seat: number;
  type: 'limit-seat';
}
/**
 * Commit to the browser's contribution to the next shoe.
 */
export interface SealCommit {
  commitment: string;
  type: 'seal-commit';
}
/**
 * Reveal the browser's contribution; a `cut` of 0 leaves the place to chance.
 */
export interface SealOpen {
  cut: number;
  entropy: string;
  nonce: string;
  type: 'seal-open';
}
/**
 * Choose whether to be asked where to cut when it is the sender's turn.
 */
export interface CutMyself {
  asked: boolean;
  type: 'cut-myself';
}
/**
 * Enter the room by an invitation.
 */
export interface Enter {
  token: string;
  type: 'enter';
}
/**
 * Pause the table: no card, no clock, no stake.
 */
export interface Pause {
  type: 'pause';
}
/**
 * Resume the table; the current question gets its full time again.
 */
export interface Resume {
  type: 'resume';
}
/**
 * Admit only invited players, or everybody.
 */
export interface SetDoor {
  private: boolean;
  type: 'set-door';
}
/**
 * Set the clock for coming questions, who may buy again, and which help is available.
 */
export interface SetTerms {
  terms: Terms;
  type: 'set-terms';
}
/**
 * The terms that a host may change at any time.
 *
 * `clock` is the seconds for a decision in company, `rebuy` whether broke players may rebuy in
 * company, `odds` whether the room shows the odds of the running coup, and `advisor` whether a
 * player asked to draw or stand may get the equilibrium's advice.
 */
export interface Terms {
  advisor: boolean;
  clock: number;
  odds: boolean;
  rebuy: boolean;
}
/**
 * Set the `sums` of the next shoe, in units, by names of a preset's fields.
 *
 * A shoe that is announced or in play keeps its own. Setting the current shoe's sums withdraws the
 * request.
 */
export interface SetLimits {
  sums: {
    [k: string]: number | number[];
  };
  type: 'set-limits';
}
/**
 * Make a link that admits anyone who opens it.
 */
export interface MakeInvite {
  type: 'make-invite';
}
/**
 * Admit nobody else by a link; players who came by it may still come.
 */
export interface RevokeInvite {
  number: number;
  type: 'revoke-invite';
}
/**
 * Have a player get up as soon as their stakes are settled; they may not sit or speak again.
 */
export interface RemovePlayer {
  seat: number;
  type: 'remove-player';
}
/**
 * Allow a removed player to sit and speak again.
 */
export interface LetBackIn {
  type: 'let-back-in';
  who: string;
}
/**
 * Set a player's purse to `amount` units.
 *
 * The difference is issued as new play chips, or credited to their own account.
 */
export interface SetChips {
  amount: number;
  seat: number;
  type: 'set-chips';
}
/**
 * Extend the club night by this many shoes and minutes.
 */
export interface ProlongNight {
  minutes: number;
  shoes: number;
  type: 'prolong-night';
}
/**
 * Stop a player from speaking.
 */
export interface Mute {
  type: 'mute';
  who: string;
}
export interface Unmute {
  type: 'unmute';
  who: string;
}
/**
 * Send one line of plain text to everyone in the room.
 */
export interface Speak {
  text: string;
  type: 'say';
}
/**
 * All that was noted for a seat goes to the house.
 */
export interface CommissionCollected {
  amount: number;
  seat: number;
  type: 'commission-collected';
}
/**
 * A win's commission is laid by, to be collected later (PB-9).
 */
export interface CommissionNoted {
  amount: number;
  seat: number;
  type: 'commission-noted';
  wager: string;
}
/**
 * The allowed values of each fact of a coup; an empty field allows any. All fields must hold.
 *
 * The fields are those of Facts, with the same meaning. Of ranks and suits, only the listed ones
 * may occur: kings and queens allow two kings, a king and a queen, and two queens.
 *
 * Raises BadCondition for a value of the wrong type. `check_wager` goes through all coups, and
 * finds values that no coup can have.
 */
export interface Condition {
  banker_cards: number[];
  banker_pair: Pair[];
  banker_ranks: ('2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T')[];
  banker_suits: ('c' | 'd' | 'h' | 's')[];
  banker_third: number[];
  banker_total: number[];
  banker_two: number[];
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
  player_third: number[];
  player_total: number[];
  player_two: number[];
  winner: Outcome[];
}
export interface Counts {
  banker: number;
  banker_pairs: number;
  naturals: number;
  player: number;
  player_pairs: number;
  tie: number;
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
  coup: number;
  hands: {
    [k: string]: HandNews;
  };
  outcomes: {
    [k: string]: Outcome;
  };
  why: Call[];
}
export interface HandNews {
  cards: Card[];
  total: number;
}
/**
 * The bank's gain on both sides is `net` units, negative for a loss; `tax` goes to the house.
 *
 * `co` units move from the banker's part to the co-banker's, or back if negative (CF-8).
 */
export interface CoupReckoned {
  banker: number;
  co: number;
  co_banker: number | null;
  net: number;
  tax: number;
  type: 'coup-reckoned';
}
/**
 * The croupier deals for the holder, 0 for none; `late`: the holder ran out of time.
 */
export interface CroupierDeals {
  late: boolean;
  seat: number;
  type: 'croupier-deals';
}
/**
 * The banker is asked who cuts the shoe (C-4).
 */
export interface CutterAsked {
  seat: number;
  type: 'cutter-asked';
}
/**
 * The banker at `seat` has named who cuts, so the shoe can be made (C-4).
 */
export interface CutterNamed {
  cutter: number;
  seat: number;
  type: 'cutter-named';
}
/**
 * A bead of a derived road; column and row count from 0.
 */
export interface DerivedBead {
  colour: Colour;
  column: number;
  row: number;
}
/**
 * `seat` becomes co-banker with `amount` units, the amount of the bank before.
 */
export interface Doubled {
  amount: number;
  seat: number;
  type: 'doubled';
}
/**
 * Everybody is asked who wants to add the amount of the bank (CF-8).
 */
export interface DoublingOpened {
  amount: number;
  type: 'doubling-opened';
}
/**
 * A gesture of the viewer, which is not answered.
 *
 * It is relayed to everybody else in the room, as `Bent` or `Reacted`, and dropped if the viewer
 * may not make it now or makes too many.
 */
export interface GestureFrame {
  gesture: Bend | React;
}
/**
 * Show a reaction at the sender's seat.
 */
export interface React {
  reaction: 'bravo' | 'laugh' | 'luck' | 'pity' | 'wow';
  type: 'react';
}
/**
 * A seat looks at a hand's cards, which are None to everyone else.
 */
export interface HandLooked {
  cards: Card[] | null;
  seat: number;
  side: Side;
  type: 'hand-looked';
}
/**
 * The next hand of a side goes to another seat (BB-8).
 */
export interface HandPassed {
  seat: number;
  side: TableSide;
  type: 'hand-passed';
}
/**
 * The holder looks at their cards, which are None to everyone else.
 */
export interface HandSeen {
  cards: Card[] | null;
  seat: number;
  side: TableSide;
  type: 'hand-seen';
}
export interface HandShown {
  cards: Card[];
  natural: boolean;
  side: Side;
  total: number;
  type: 'hand-shown';
}
/**
 * A hand is shown to all; a natural of a side is decided by that (BB-5).
 */
export interface HandTurned {
  cards: Card[];
  natural: boolean;
  side: TableSide;
  total: number;
  type: 'hand-turned';
}
/**
 * The outcome and both totals; `player` is the ponte.
 */
export interface HandsDecided {
  banker: number;
  natural: boolean;
  outcome: Outcome;
  ponte: number;
  type: 'hands-decided';
}
/**
 * The deal starts for these units on each side; holder 0 means a side without stakes.
 *
 * `next_right` and `next_left` hold the hands afterwards, if neither loses (BB-8).
 */
export interface HandsHeld {
  left: number;
  next_left: number;
  next_right: number;
  on_left: number;
  on_right: number;
  right: number;
  type: 'hands-held';
}
export interface HolderAsked {
  seat: number;
  type: 'holder-asked';
}
export interface HolderDeals {
  seat: number;
  type: 'holder-deals';
}
/**
 * What only the host of a room is sent: its links, and whom they shut out or silenced.
 */
export interface HostNews {
  barred: Known[];
  invites: Invite[];
  muted: Known[];
  type: 'hosting';
}
/**
 * Somebody, as the people of a room know them.
 */
export interface Known {
  name: string;
  who: string;
}
/**
 * A link into a room; `came` counts the players who first came in by it.
 */
export interface Invite {
  came: number;
  number: number;
  token: string;
}
/**
 * Uncovered units of banker and co-banker go to their garages (CF-7).
 */
export interface LaidAside {
  banker: number;
  co: number;
  co_banker: number | null;
  own: number;
  type: 'laid-aside';
}
/**
 * `amount` is the content of the purse.
 */
export interface Left {
  amount: number;
  seat: number;
  type: 'left';
}
/**
 * The left side's hand is to speak (BB-5).
 */
export interface LeftAsked {
  seat: number;
  type: 'left-asked';
}
export interface MatchAsked {
  amount: number;
  seat: number;
  type: 'match-asked';
}
export interface MaximumSet {
  maximum: number | null;
  seat: number;
  type: 'maximum-set';
}
/**
 * The viewer's current permissions in the room, apart from the table's choices.
 */
export interface May {
  add_bot: string[];
  buy: Span | null;
  cash: Span | null;
  deal: boolean;
  free: number[];
  host: boolean;
  hurry: boolean;
  leave: boolean;
  limit_seat: boolean;
  pace: boolean;
  rebuy: number | null;
  remove: number[];
  remove_bot: number[];
  sit: Span | null;
  speak: boolean;
}
/**
 * Amounts from `low` to `high` units.
 */
export interface Span {
  high: number;
  low: number;
}
/**
 * Deal the coup, have it dealt, or pass the shoe on.
 */
export interface MayHold {
  type: 'hold';
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
 * One bet on the felt: from `low` to `high` units in whole `step`s, or nothing.
 *
 * `standing` units were left by a tie and may not be reduced or withdrawn (PB-8). A spot that is
 * not `alone` cannot exceed them without a bet on a spot that is.
 */
export interface Spot {
  alone: boolean;
  high: number;
  low: number;
  standing: number;
  step: number;
  wager: string;
}
/**
 * The viewer, as the room knows them.
 */
export interface Me {
  account: number;
  again: number | null;
  alone: boolean;
  cuts: boolean;
  host: boolean;
  leaving: boolean;
  may: May;
  name: string;
  no_seat: string | null;
  player: string;
  seat: number | null;
  standing: number | null;
}
/**
 * The complete state, at the start of a connection; `coups` are this shoe's.
 */
export interface Welcome {
  coups: CoupNews[];
  now: Now;
  room: RoomNews;
  scorecards: {
    [k: string]: Scorecards;
  };
  seal: SealNews;
  type: 'welcome';
  wire: 1;
}
/**
 * The room as the viewer may know it after all that happened up to event `seq`.
 */
export interface Now {
  closes_in: number | null;
  coup: number;
  cut_in: number | null;
  decision: number;
  frozen: boolean;
  me: Me;
  people: Person[];
  ranking: Standing[] | null;
  seq: number;
  shoe: number;
  view: PuntoView | CheminView | BanqueView;
}
/**
 * A seated player.
 */
export interface Person {
  bot: string | null;
  name: string;
  present: boolean;
  ready: boolean;
  seat: number;
  slow: boolean;
}
/**
 * A row of the ranking; players with equal results share a `place`, which counts from 1.
 */
export interface Standing {
  chips: number;
  name: string;
  net: number;
  place: number;
  rebuys: number;
  seat: number | null;
}
/**
 * The table as `viewer` sees it; `choices` are the viewer's own.
 *
 * - `asked`: the seats that have to answer. `turn`: the hand to turn, and by whom.
 * - `patience`: the seconds that the rules allow for an answer, None to use the time of the room.
 * - `holder`: the seat that holds the shoe, 0 for none. `croupier`: the croupier deals this coup.
 */
export interface PuntoView {
  asked: number[];
  banker: HandView1;
  choices: (
    | MayStake
    | MayHold
    | MaySpeak
    | MaySetMaximum
    | MayStartShoe
    | MayDeal
    | MayClose
    | MayMoveChips
    | MayLeave
  )[];
  croupier: boolean;
  holder: number;
  patience: number | null;
  phase: Phase2;
  player: HandView1;
  seats: SeatView1[];
  shoe: ShoeView;
  turn: TurnView | null;
  type: 'punto';
  viewer: number;
}
/**
 * The cards of a hand that the viewer may see; the total if these are all.
 *
 * - `down`: the positions, from 0, of the cards that are face down to the viewer.
 * - `looked`: the only seat that sees the cards still to turn, 0 for none.
 * - `draws`: its answer about a third card, None before (PB-13).
 */
export interface HandView1 {
  cards: Card[];
  down: number[];
  draws: boolean | null;
  looked: number;
  total: number | null;
}
/**
 * An occupied seat. Amounts are in units; chips are public.
 *
 * `owed` is the commission noted for it (PB-9).
 */
export interface SeatView1 {
  maximum: number;
  owed: number;
  purse: number;
  seat: number;
  stakes: Bet[];
}
/**
 * The seat asked to turn each hand.
 */
export interface TurnView {
  seat: number;
  side: Side;
}
/**
 * The facts about a room that do not change from coup to coup.
 */
export interface RoomNews {
  club_night: ClubTerms | null;
  coming: (PuntoPreset | CheminPreset | BanquePreset) | null;
  course: 'closed' | 'closing' | 'open' | 'paused';
  id: string;
  name: string;
  pace: 'instant' | 'normal' | 'quick' | 'slow';
  preset: PuntoPreset | CheminPreset | BanquePreset;
  private: boolean;
  rules: string;
  sheet: RuleSheet;
  terms: Terms;
}
/**
 * The house rules of a table of punto banco. Raises BadField if they make no sense.
 *
 * - `packs`: 4, 6 or 8 (C-2). `seats`: places at the table. `burn`: by the first card (C-7).
 * - `wagers`: the bets on offer (PB-7).
 * - `tie_stakes_withdrawable`: whether stakes may be taken back after a tie (PB-8).
 * - `minimum`, `maximum`: of each bet (PB-10); `stake_step`: every stake is a multiple of it.
 * - `chips`: the denominations on the table, for display only.
 * - `calls_points`: whether the croupier announces the points (PB-11).
 * - `commission`: taken from each win, or noted and collected when the shoe ends or the player
 *   leaves; `rounding`: of the commission to units (PB-9).
 * - `whole_chips`: commission is rounded to whole chips, and wins are rounded down to them (PB-9).
 * - `dealt_by`: the croupier, or the players, who pass the shoe on; `shoe_goes`: after a win of
 *   Player clockwise, to the winner with the highest stake, or to the right (PB-12, PB-13).
 * - `ceremony`: cards are dealt face up, or face down as in the American game (PB-13).
 * - `squeeze`: cards are dealt face down, and the highest stake on a hand turns it (PB-23).
 * - `dealers`: the croupier's assistants, at a table of 6 or 8 packs (PB-12, PB-22). `shuffle`: by
 *   the croupier, or by the dealers too; `cut`: the seats in turn, or the croupier's left
 *   neighbour (C-4).
 * - `edition`: of these rules. Before the second edition, there were dealers with 4 packs too, and
 *   the highest of several seats with equal stakes turned a hand where the croupier deals.
 */
export interface PuntoPreset {
  burn: number | 'first-card';
  calls_points: boolean;
  ceremony: 'american' | 'open';
  /**
   * @minItems 1
   * @maxItems 8
   */
  chips:
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number];
  commission: 'at-once' | 'noted';
  cut: 'in-turn' | 'neighbour';
  dealers: number;
  dealt_by: 'croupier' | 'players';
  edition: 1 | 2;
  game: 'punto';
  maximum: number;
  minimum: number;
  name: string;
  one_more: boolean;
  packs: 4 | 6 | 8;
  rounding: 'down' | 'nearest' | 'up';
  seats: number;
  shoe_goes: 'clockwise' | 'highest' | 'right';
  shuffle: 'croupier' | 'dealers';
  squeeze: boolean;
  stake_step: number;
  stop_depth: number;
  tie_stakes_withdrawable: boolean;
  wagers: Wager[];
  whole_chips: boolean;
}
/**
 * A bet as data: the first row that applies decides; if none does, the stake is lost.
 *
 * `name` identifies its spot on the felt, `title` is its name in the trade, and `alone` is whether
 * it can be staked without another bet.
 */
export interface Wager {
  alone: boolean;
  lines: PaytableRow[];
  name: string;
  title: string;
}
/**
 * One row of a bet's paytable.
 *
 * `pays` (8, 1) means 8 to 1, and None a push. `commission` (1, 20) means a twentieth of the win,
 * rounded up unless a table says otherwise, so that the house never takes less than its rate
 * (PB-9). Raises BadRatio.
 */
export interface PaytableRow {
  /**
   * @minItems 2
   * @maxItems 2
   */
  commission: [number, number];
  pays: [number, number] | null;
  when: Condition;
}
/**
 * The rules of a preset, so that browsers need not derive them.
 */
export interface RuleSheet {
  cards: number;
  least_stake: number;
  row: string[];
  seats_by_lot: boolean;
  tableau: Tableau | null;
}
/**
 * A drawing table for both hands of a coup without a natural. Raises BadTableau.
 *
 * `player` has a letter for each total 0 to 7. `banker` has a row for each total 0 to 7, with
 * a letter for each value 0 to 9 of Player's third card, and a last one for a Player who stood.
 */
export interface Tableau {
  banker: string[];
  player: string;
}
export interface Scorecards {
  bead_plate: Bead[];
  big_eye_boy: DerivedBead[];
  big_road: RoadBead[];
  cockroach_road: DerivedBead[];
  counts: Counts;
  next: Next;
  small_road: DerivedBead[];
}
/**
 * A win on the road, and the number of ties after it. Column, row and `run` count from 0.
 *
 * A shoe that opens with ties begins with a bead that has no outcome; the first win fills it.
 * Natural and pairs are those of the win.
 */
export interface RoadBead {
  banker_pair: boolean;
  column: number;
  natural: boolean;
  outcome: Outcome | null;
  player_pair: boolean;
  row: number;
  run: number;
  ties: number;
}
/**
 * What the next win would add to each derived road.
 */
export interface Next {
  big_eye_boy: Prediction;
  cockroach_road: Prediction;
  small_road: Prediction;
}
/**
 * The next bead of a road if Player wins or if Banker wins; None before the road has begun.
 */
export interface Prediction {
  banker: Colour | null;
  player: Colour | null;
}
/**
 * The seal of the current shoe: its ceremony, and the cards on the table.
 */
export interface SealNews {
  backs: {
    [k: string]: Back[];
  };
  ceremony: Ceremony | null;
  hands: {
    [k: string]: number[];
  };
  out: number;
  proofs: Proof[];
  root: string | null;
}
/**
 * Proof that a card is at a position of the shoe, counted from 0 after the cut.
 */
export interface Proof {
  card: Card;
  path: string[];
  position: number;
  salt: string;
}
/**
 * What has happened since the last message; `room` and the last two only if they changed.
 */
export interface News {
  finished: CoupNews | null;
  now: Now;
  proofs: Proof[];
  room: RoomNews | null;
  scorecards: {
    [k: string]: Scorecards;
  } | null;
  seal: (
    | SealAnnounced
    | SealCommitted
    | RosterClosed
    | SealOpened
    | SealAbandoned
    | ShoeSealed
    | SecretShown
  )[];
  told: Told[];
  type: 'news';
}
/**
 * The house has a secret for the next shoe; browsers of taken seats may commit.
 */
export interface SealAnnounced {
  announcement: Announcement;
  type: 'seal-announced';
}
/**
 * A browser has committed to its contribution.
 */
export interface SealCommitted {
  member: Member;
  type: 'seal-committed';
}
/**
 * The list of participants is final; each of them has to open its commitment.
 */
export interface RosterClosed {
  members: Member[];
  type: 'roster-closed';
}
/**
 * A browser has opened its commitment.
 */
export interface SealOpened {
  opening: Opening;
  type: 'seal-opened';
}
/**
 * The attempt has failed; `missing` did not open in time (empty: the house broke off).
 */
export interface SealAbandoned {
  missing: number[];
  secret: string;
  type: 'seal-abandoned';
}
/**
 * The whole shoe is bound by this root, before any stake.
 */
export interface ShoeSealed {
  root: string;
  type: 'shoe-sealed';
}
/**
 * The shoe has ended, so its secret may be known.
 */
export interface SecretShown {
  secret: string;
  shoe: number;
  type: 'secret-shown';
}
/**
 * One event, as the viewer sees it, and what the croupier says about it.
 */
export interface Told {
  backs: Back[];
  calls: Call[];
  event:
    | MaximumSet
    | ShoeStarted
    | CardBurnt
    | StakesOpened
    | Staked
    | StakesClosed
    | ShoePassed
    | HolderAsked
    | ShoeRefused
    | HolderDeals
    | CroupierDeals
    | StopCardShown
    | CardDealt
    | CardPassed
    | HandLooked
    | HandShown
    | PlayerSpoke
    | CoupDecided
    | BetWon
    | BetLost
    | BetStands
    | CommissionNoted
    | CommissionCollected
    | CoupEnded
    | ShoeEnded
    | SatDown
    | Bought
    | Cashed
    | Left
    | BankOffered
    | BankDeclined
    | BankWaits
    | BankPutUp
    | AddAsked
    | BankAdded
    | DoublingOpened
    | Doubled
    | Answered
    | CallsOpened
    | BystandersMayCall
    | CallStood
    | CallsLapsed
    | StakesAsked
    | BystandersMayStake
    | Punted
    | RaiseAsked
    | BankRaised
    | MatchAsked
    | RaiseMatched
    | RaiseUnmatched
    | StakeCut
    | LaidAside
    | StakesSet
    | PonteAsked
    | PonteSpoke
    | BankerAsked
    | BankerSpoke
    | HandsDecided
    | StakeWon
    | StakeLost
    | BankWon
    | StakeReturned
    | StakesStand
    | NobodyStaked
    | ChoiceAsked
    | BankHeld
    | BankEnded
    | SuiteOffered
    | AuctionOpened
    | BankOpened
    | CapitalTaxed
    | Claimed
    | SideStaked
    | AcceptAsked
    | AllAccepted
    | TopUpAsked
    | ToppedUp
    | HandsHeld
    | CardGiven
    | HandSeen
    | RightAsked
    | LeftAsked
    | SideSpoke
    | HandTurned
    | SidesDecided
    | StakeCollected
    | StakePaid
    | CoupReckoned
    | HandPassed
    | CallJudged
    | RefillAsked
    | Refilled
    | CutterAsked
    | CutterNamed;
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
 * All the bets of a seat; `added` units come from the purse, or go back if negative.
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
 * The shoe moves to this seat; 0 if nobody can take it (PB-12, PB-13).
 */
export interface ShoePassed {
  seat: number;
  type: 'shoe-passed';
}
/**
 * The seat refuses the shoe; `to` is asked next, 0 if everybody has been asked.
 */
export interface ShoeRefused {
  seat: number;
  to: number;
  type: 'shoe-refused';
}
/**
 * `coups` are still played, including the current one (C-5).
 */
export interface StopCardShown {
  coups: number;
  type: 'stop-card-shown';
}
/**
 * The seat that saw Player's cards asks for a third, or not; 0 is the croupier (PB-13).
 */
export interface PlayerSpoke {
  draws: boolean;
  seat: number;
  type: 'player-spoke';
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
 * One seat is asked, or all of them (0); `left` units are open.
 */
export interface StakesAsked {
  left: number;
  seat: number;
  type: 'stakes-asked';
}
/**
 * The whole stake of a seat; `added` units come from the purse, or go back if negative.
 */
export interface Punted {
  added: number;
  amount: number;
  seat: number;
  type: 'punted';
}
/**
 * `most` more units would cover all stakes.
 */
export interface RaiseAsked {
  most: number;
  seat: number;
  type: 'raise-asked';
}
/**
 * The co-banker pays their part, and the banker gets the same amount back.
 */
export interface RaiseMatched {
  banker: number;
  from_garage: number;
  from_purse: number;
  seat: number;
  to_garage: number;
  to_purse: number;
  type: 'raise-matched';
}
/**
 * From now on gain and loss are divided by these `shares` (CF-8).
 */
export interface RaiseUnmatched {
  /**
   * @minItems 2
   * @maxItems 2
   */
  shares: [number, number];
  type: 'raise-unmatched';
}
/**
 * `back` units exceed the bank and return; `left` units are played.
 */
export interface StakeCut {
  back: number;
  left: number;
  seat: number;
  type: 'stake-cut';
}
/**
 * The deal starts; `ponte` plays the hand against `banco` units.
 */
export interface StakesSet {
  banco: number;
  ponte: number;
  type: 'stakes-set';
}
export interface PonteAsked {
  seat: number;
  type: 'ponte-asked';
}
export interface PonteSpoke {
  draws: boolean;
  seat: number;
  type: 'ponte-spoke';
}
/**
 * A stake is returned, and banker and co-banker pay the same amount.
 */
export interface StakeWon {
  banker: number;
  co: number;
  co_banker: number | null;
  own: number;
  seat: number;
  stake: number;
  type: 'stake-won';
}
/**
 * A stake goes into the bank.
 */
export interface StakeLost {
  banker: number;
  seat: number;
  stake: number;
  type: 'stake-lost';
}
/**
 * After a tie, or when a bank ends: a stake is returned (CF-15).
 */
export interface StakeReturned {
  amount: number;
  seat: number;
  type: 'stake-returned';
}
/**
 * After a tie, stakes and call remain for the next coup (CF-15).
 */
export interface StakesStand {
  type: 'stakes-stand';
}
/**
 * The round has no coup (CF-9).
 */
export interface NobodyStaked {
  type: 'nobody-staked';
}
/**
 * A bank is passed on at its amount (CF-19).
 */
export interface SuiteOffered {
  giver: number;
  origin: number;
  price: number;
  type: 'suite-offered';
}
/**
 * The whole stake of a seat; `added` units come from the purse, or go back if negative.
 */
export interface SideStaked {
  added: number;
  amount: number;
  seat: number;
  side: TableSide;
  type: 'side-staked';
}
/**
 * The stakes exceed an open bank by `amount` units (BB-14).
 */
export interface TopUpAsked {
  amount: number;
  seat: number;
  type: 'top-up-asked';
}
export interface ToppedUp {
  amount: number;
  seat: number;
  type: 'topped-up';
}
/**
 * The right side's hand is to speak (BB-5).
 */
export interface RightAsked {
  seat: number;
  type: 'right-asked';
}
export interface SideSpoke {
  draws: boolean;
  seat: number;
  side: TableSide;
  type: 'side-spoke';
}
/**
 * How each side fared against the bank; None for one without stakes.
 */
export interface SidesDecided {
  left: Outcome | null;
  right: Outcome | null;
  type: 'sides-decided';
}
/**
 * `taken` units go into the bank; units that it did not cover are returned (BB-12).
 */
export interface StakeCollected {
  back: number;
  banker: number;
  seat: number;
  side: TableSide;
  taken: number;
  type: 'stake-collected';
}
/**
 * A stake is returned with its win, paid by banker and co-banker (BB-12).
 */
export interface StakePaid {
  banker: number;
  co: number;
  co_banker: number | null;
  own: number;
  seat: number;
  side: TableSide;
  stake: number;
  type: 'stake-paid';
}
/**
 * The bank is broken; its banker may go on with `amount` units (BB-13).
 */
export interface RefillAsked {
  amount: number;
  seat: number;
  type: 'refill-asked';
}
export interface Refilled {
  amount: number;
  seat: number;
  type: 'refilled';
}
/**
 * Nothing changed; the page has a text for `code`. `id` is None for a frame without one.
 */
export interface NotAccepted {
  code: string;
  detail: string | null;
  field: string | null;
  id: string | null;
  limit: number | null;
  retry_in: number | null;
  type: 'refused';
}
/**
 * Chat lines, oldest first: the stored ones on entering, then each new one.
 */
export interface Talk {
  lines: Said[];
  type: 'talk';
}
/**
 * One line as the room sees it; `who` is the same for all lines of one person.
 */
export interface Said {
  at: string;
  name: string;
  seat: number | null;
  text: string;
  who: string;
}
/**
 * A reaction at a seat.
 */
export interface Reacted {
  reaction: 'bravo' | 'laugh' | 'luck' | 'pity' | 'wow';
  seat: number;
  type: 'reacted';
}
/** What a card of each rank is worth. */
export const POINTS: Record<string, number> = {"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8,"9":9,"A":1,"J":0,"K":0,"Q":0,"T":0};
/** The codes that a refusal may have. */
export const CODES: readonly string[] = ["above-maximum","advisor-off","amount-not-positive","amount-not-whole","analysis-too-much","answered","at-another-sum","bad-counts","bad-field","bad-id","bad-name","bancos-in-row","bank-is-held","bank-is-open","banned","below-bid","below-minimum","bet-twice","by-invitation","call-not-offered","calls-closed","challenge-expired","co-banker-taken","coup-first","equal-chips","foreign-origin","guests-off","hidden-name","hidden-text","house-full","house-invited","house-muted","house-password","house-spent","id-reused","is-operator","last-way-in","malformed","must-draw","must-show","must-stand","muted","name-reserved","name-taken","needs-main-bet","needs-ranks","network-spent","no-analysis","no-bot-there","no-login","no-natural","no-network","no-player-there","no-reason","no-rebuy","no-such-seat","no-suivi","not-a-card","not-a-step","not-alone","not-asked","not-broke","not-host","not-in-time","not-now","not-operator","not-seated","not-signed-in","not-the-banker","not-this-game","not-your-cards","not-your-shoe","not-yours","nothing-said","odds-off","other-side","other-wire","out-of-order","over-account","over-books","over-purse","over-set","own-bank","own-break","own-loss","own-network","own-stake","own-time","paused","room-busy","room-closed","room-closing","room-full","room-spent","seat-empty","seat-taken","seated-already","seats-by-lot","seats-call-first","set-aside","shoe-packed","shut-out","sign-in-again","stake-stands","stakes-closed","stakes-in-play","stale-coup","stale-decision","storage-low","storage-quota","table-frozen","too-fast","too-large","too-long","too-many-commands","too-many-entries","too-many-guests","too-many-invites","too-many-passkeys","too-many-reports","too-many-requests","too-many-rooms","too-many-tries","unknown-address","unknown-bet","unknown-card","unknown-entry","unknown-host","unknown-invite","unknown-line","unknown-player","unknown-preset","unknown-room","unknown-shoe","unknown-strategy","weak-password","whole-chips","win-first","wrong-house-password","wrong-method","wrong-sign-in"];

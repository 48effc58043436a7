import type { CoupNews, Tableau } from '../../wire';
import { commitmentOf, commitmentTo, draw } from '../shoe/ceremony';
import { Cards, type Laid } from './cards';
import { Ceremonies, partIn } from './ceremonies';
import { Claims, type Kind } from './lateClaims';
import { need, type Fault } from '../shoe/faults';
import type { Laid as Hands } from './visibleHands';
import { lookAt, type ShoeLook } from '../summary';
import type { Dealt } from './order';
import { nothingSeen, shoeIn, type AttemptSeen, type Seen, type ShoeSeen } from './seen';
import { shoeOf } from '../shoe/shoe';
import type { Ceremony, Opening, Proof, Step } from '../shoe/steps';
import type { ShoeRules } from '../shoe/shoeRules';

/** A browser's answer to a step: a commitment, or the opening of one. */
export type Answer = { type: 'seal-commit'; commitment: string } | { type: 'seal-open'; opening: Opening };

/** The house's account of the room and its shoe when a browser joins. */
export interface Begun extends Laid {
  room: string;
  seq: number;
  /** The newest shoe begun. */
  shoe: number;
  ceremony: Ceremony | null;
  root: string | null;
}

/** The full account of a shoe's seal, repeated by the house; it has no secret while the shoe is dealt. */
export interface Told extends Ceremony {
  root: string;
  secret: string | null;
}

/**
 * Follows the shoes of a room from one browser's perspective, trusting nothing. It is a fold: from the log `seen` and
 * each further message it computes the new log and the answer.
 */
export class Witness {
  /** Shoes whose secret was revealed while this browser was away, so that it has to be requested. */
  readonly owed = new Set<number>();
  readonly claims = new Claims();
  private readonly ceremonies: Ceremonies;
  private readonly dealing: Cards;
  private seat: number | null = null;
  /** Whether cards of the current shoe were announced over this very connection. */
  private live = false;
  /** The newest shoe begun. */
  private begun = 0;
  /** The time until which the house promised to wait for a cut. */
  private promised = 0;

  constructor(
    room: string,
    private readonly shoeRules: ShoeRules,
    readonly seen: Seen = nothingSeen(room),
  ) {
    this.ceremonies = new Ceremonies(seen, this.blame);
    this.dealing = new Cards(shoeRules, this.blame);
  }

  get faults(): Fault[] {
    return [...new Set(this.seen.faults.map(({ fault }) => fault))];
  }

  get shoe(): ShoeSeen | undefined {
    return this.ceremonies.shoe;
  }

  get attempt(): AttemptSeen | undefined {
    return this.ceremonies.attempt;
  }

  get abandoned(): number {
    return this.shoe?.attempts.filter(({ secret }) => secret).length ?? 0;
  }

  get root(): string | null {
    return this.shoe?.roots.at(-1) ?? null;
  }

  /** The current shoe, as far as it is known. */
  get look(): ShoeLook | null {
    return this.shoe ? lookAt(this.shoe) : null;
  }

  /** The newest earlier shoe whose seal this browser saw. */
  get before(): ShoeLook | null {
    const last = this.seen.shoes.findLast(({ shoe, roots }) => shoe < this.ceremonies.current && roots.length);
    return last ? lookAt(last) : null;
  }

  get tookPart(): boolean {
    return this.root !== null && partIn(this.attempt);
  }

  /** Join or rejoin with the house's account so far, and answer whatever is still asked. */
  begin(begun: Begun, seat: number | null): Answer | null {
    this.claims.begin();
    this.live = false;
    this.need(begun.room === this.seen.room, 'other-room');
    this.counted(begun.seq);
    this.ceremonies.welcomed(begun.ceremony, begun.root, begun.shoe);
    this.begun = begun.shoe;
    this.dealing.welcomed(this.dealt(begun.shoe), begun);
    const { shoe } = this;
    this.owe(this.ceremonies.current - (shoe && this.dealing.playedOut(shoe) ? 0 : 1));
    this.seat = seat;
    const { going } = this.ceremonies;
    if (!going) return null;
    return going.closed ? this.opens(going) : this.brings(going);
  }

  /** The room sends nothing more; with `owed`, every shoe that was seen but not proved is to be requested. */
  left(owed: boolean): void {
    this.ceremonies.current ||= this.seen.shoes.at(-1)?.shoe ?? 0;
    this.live = false;
    if (owed) this.owe(this.ceremonies.current);
  }

  /** The rules shown to the player; an announcement for other rules is a fault. */
  rules(digest: string): void {
    this.ceremonies.rules = digest;
  }

  /** Third cards follow this table; null if somebody has a choice. */
  drawnBy(tableau: Tableau | null): void {
    this.dealing.tableau = tableau;
  }

  /** Record the number of events that the house has announced, which never decreases. */
  counted(seq: number): void {
    this.need(seq >= this.seen.seq, 'rewound');
    this.seen.seq = Math.max(this.seen.seq, seq);
  }

  /** Process a step of the ceremony, and answer it if this browser's seat is asked to. */
  step(step: Step, seat: number | null, at = 0): Answer | null {
    this.seat = seat;
    switch (step.type) {
      case 'seal-announced':
        return this.announced(step);
      case 'seal-committed':
        this.ceremonies.committed(step.member);
        return null;
      case 'roster-closed':
        this.ceremonies.closed(step.members);
        return this.closed(at);
      case 'seal-opened':
        this.ceremonies.opened(step.opening);
        return null;
      case 'seal-abandoned':
        this.ceremonies.gaveUp(step.secret, step.missing);
        this.missed(step.missing, at);
        return null;
      case 'shoe-sealed':
        this.ceremonies.sealed(step.root);
        return null;
      case 'secret-shown':
        this.need(step.shoe === this.shoe?.shoe, 'other-shoe');
        if (this.shoe) this.secretShown(this.shoe, step.secret);
        return null;
    }
  }

  /** Check every card just shown against its proof and its position in the shoe, and record every back. */
  see(events: readonly Dealt[], proofs: readonly Proof[]): void {
    if (events.some(({ type, card }) => type === 'shoe-started' || card !== undefined)) this.live = true;
    this.begun += events.filter(({ type }) => type === 'shoe-started').length;
    this.dealing.see(this.shoe, events, proofs);
  }

  /** The coups that are left according to the house, for a browser that joins; null while unknown. */
  coupsLeft(coups?: number | null): void {
    this.dealing.called(this.dealt(this.begun), coups);
  }

  /** Record the result of a coup. */
  finished(coup: CoupNews): void {
    this.dealing.finished(this.shoe, coup);
  }

  /**
   * The end of a message: whatever must come with it has come. `closed`: it closed the room; `coup`: it ended a coup.
   */
  told(events: readonly Dealt[], begun: number, { closed = false, coup = false } = {}): void {
    const { shoe, attempt, ceremonies } = this;
    this.need(begun === this.begun, 'other-shoe');
    const ended = events.some(({ type }) => type === 'shoe-ended');
    const over = closed || ended || (coup && shoe && this.dealing.playedOut(shoe));
    this.need(!over || !shoe?.roots.length || shoe.secret, 'secret-hidden');
    if (ended) this.dealing.over(shoe);
    this.need(!attempt || ceremonies.rules === null || attempt.announcement.preset === ceremonies.rules, 'other-rules');
  }

  /** Check the table as the view shows it. */
  lying(laid: Hands): void {
    this.dealing.lying(this.dealt(this.begun), laid);
  }

  /**
   * Only the announced seat may cut: check whether this browser is asked to, and whom the table has `named`, if
   * anybody.
   */
  cutBy(asked: boolean, named: number): void {
    const cutter = this.ceremonies.going?.announcement.cutter;
    this.need(!asked || cutter === this.seat, 'other-cutter');
    this.need(!named || !cutter || cutter === named, 'other-cutter');
  }

  /** Receive a requested finished shoe; null if the house tells nothing about it. */
  heard(number: number, told: Told | null): void {
    this.owed.delete(number);
    this.need(told?.secret, 'secret-hidden');
    if (!told) return;
    const shoe = shoeIn(this.seen, number);
    this.ceremonies.heard(shoe, told, told.root);
    if (told.secret) this.secretShown(shoe, told.secret);
  }

  /** Choose where the shoe is cut; a commitment that was already sent is kept. */
  cutAt(cut: number): Answer | null {
    const { going } = this.ceremonies;
    const drawn = going?.mine.at(-1)?.opening;
    if (!going || going.closed || !drawn) return null;
    const opening = { ...drawn, cut };
    const commitment = commitmentTo(opening);
    if (cut) going.mine.push({ opening, commitment, taken: false, opened: false });
    return { type: 'seal-commit', commitment };
  }

  /** The time in milliseconds until which the house says it waits for this browser's cut. */
  waits(until: number): void {
    this.promised = until;
  }

  /** The house's answer to a commitment or an opening. */
  answered(kind: Kind, commitment: string, taken: boolean, at: number): void {
    this.claims.answered(kind, commitment, at);
    for (const { mine } of this.shoe?.attempts ?? []) {
      const found = mine.find((each) => each.commitment === commitment);
      if (!found || !taken) continue;
      if (kind === 'commit') found.taken = true;
      else found.opened = true;
    }
  }

  readonly blame = (fault: Fault): void => {
    const shoe = this.ceremonies?.current || (this.seen.shoes.at(-1)?.shoe ?? 0);
    if (!this.seen.faults.some((each) => each.fault === fault && each.shoe === shoe))
      this.seen.faults.push({ fault, shoe });
  };

  private announced({ announcement }: Extract<Step, { type: 'seal-announced' }>): Answer | null {
    this.owe(this.ceremonies.current);
    this.live = false;
    this.need(announcement.shoe === this.begun + 1, 'other-shoe');
    this.ceremonies.announced(announcement);
    return this.attempt ? this.brings(this.attempt) : null;
  }

  /** The shoes up to this one are over and owe their secrets; those not received are requested. */
  private owe(last: number): void {
    for (const { shoe, roots, secret } of this.seen.shoes) {
      if (!roots.length || secret || shoe > last) continue;
      if (shoe === this.shoe?.shoe && this.live) this.blame('secret-hidden');
      else this.owed.add(shoe);
    }
  }

  private dealt(number: number): ShoeSeen | undefined {
    return this.seen.shoes.find(({ shoe, roots }) => shoe === number && roots.length);
  }

  private brings(attempt: AttemptSeen): Answer | null {
    const { seat } = this;
    const there = attempt.members.some((member) => member.seat === seat);
    if (!seat || there || this.ceremonies.balked || this.ceremonies.barred().includes(seat)) return null;
    const kept = attempt.mine.findLast(({ opening }) => opening.seat === seat);
    const opening = kept?.opening ?? draw(seat, 0);
    const commitment = commitmentTo(opening);
    if (!kept) attempt.mine.push({ opening, commitment, taken: false, opened: false });
    return { type: 'seal-commit', commitment };
  }

  private opens(attempt: AttemptSeen): Answer | null {
    const { members, openings, mine } = attempt;
    const own = mine.find(({ commitment }) => members.some((member) => member.commitment === commitment));
    const opened = openings.some(({ seat }) => seat === own?.opening.seat);
    return own && !opened ? { type: 'seal-open', opening: own.opening } : null;
  }

  /** The roster is closed: it must contain this browser's commitment if that was in time. */
  private closed(at: number): Answer | null {
    const { attempt, seat } = this;
    if (!attempt) return null;
    const { mine, members } = attempt;
    const cleared = () => mine.some(({ commitment }) => members.some((member) => member.commitment === commitment));
    if (mine.length && seat && !cleared()) {
      const early = at < this.promised;
      this.claims.claim({ mine, kind: 'commit', since: at, early, cleared, blame: () => this.blame('left-out') });
    }
    return this.opens(attempt);
  }

  /** This browser must not be listed as missing if its opening was in time. */
  private missed(missing: readonly number[], at: number): void {
    const { attempt, seat } = this;
    const own = attempt?.mine.filter(({ commitment }) =>
      attempt.members.some((each) => each.commitment === commitment),
    );
    if (!own?.length || seat !== own[0]?.opening.seat || !missing.includes(seat)) return;
    const blame = () => this.blame('falsely-missing');
    this.claims.claim({ mine: own, kind: 'open', since: at, early: false, cleared: () => false, blame });
  }

  private secretShown(shoe: ShoeSeen, secret: string): void {
    const attempt = shoe.attempts.at(-1);
    if (!attempt) return;
    this.need(commitmentOf(secret) === attempt.announcement.commitment, 'other-secret');
    this.need(!shoe.secret || shoe.secret === secret, 'other-secret');
    shoe.secret ??= secret;
    const whole = shoeOf(secret, attempt, this.shoeRules.packs);
    this.need(
      shoe.roots.every((root) => root === whole.root),
      'other-root',
    );
    this.dealing.whole(shoe, whole);
  }

  private need(held: unknown, fault: Fault): void {
    need(held, fault, this.blame);
  }
}

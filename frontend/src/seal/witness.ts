import type { CoupNews, Tableau } from '../wire';
import { commitmentOf, commitmentTo, draw } from './ceremony';
import { Cards, type Laid } from './cards';
import { Ceremonies, partIn } from './ceremonies';
import { Claims, type Kind } from './claims';
import { need, type Fault } from './faults';
import type { Laid as Hands } from './laid';
import { lookAt, type ShoeLook } from './look';
import type { Dealt } from './order';
import { nothingSeen, shoeIn, type AttemptSeen, type Seen, type ShoeSeen } from './seen';
import { shoeOf } from './shoe';
import type { Ceremony, Opening, Proof, Step } from './steps';
import type { ShoeRules } from './stop';

/** How a browser answers a step: with a commitment, or with what it committed to. */
export type Answer = { type: 'seal-commit'; commitment: string } | { type: 'seal-open'; opening: Opening };

/** What the house says of the room and its shoe when a browser comes to the table. */
export interface Begun extends Laid {
  room: string;
  seq: number;
  /** The newest shoe that was begun. */
  shoe: number;
  ceremony: Ceremony | null;
  root: string | null;
}

/** A shoe's seal from its beginning, as the house tells it once more; no secret while it is dealt. */
export interface Told extends Ceremony {
  root: string;
  secret: string | null;
}

/**
 * Follows the shoes of a room as one browser sees them, and believes nothing.
 *
 * A fold: what was `seen`, and what is told and sent next, give what is seen then, and what is answered.
 */
export class Witness {
  /** Shoes whose secret was shown while this browser was away: to be asked for. */
  readonly owed = new Set<number>();
  readonly claims = new Claims();
  private readonly ceremonies: Ceremonies;
  private readonly dealing: Cards;
  private seat: number | null = null;
  /** Cards of the shoe at hand were told over this very connection. */
  private live = false;
  /** The newest shoe that was begun. */
  private begun = 0;
  /** Until when the house said that it would wait for a cut. */
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

  /** What is known of the shoe at hand. */
  get look(): ShoeLook | null {
    return this.shoe ? lookAt(this.shoe) : null;
  }

  /** The newest of the shoes before it whose seal this browser saw. */
  get before(): ShoeLook | null {
    const last = this.seen.shoes.findLast(({ shoe, roots }) => shoe < this.ceremonies.current && roots.length);
    return last ? lookAt(last) : null;
  }

  get tookPart(): boolean {
    return this.root !== null && partIn(this.attempt);
  }

  /** Begin, or come back, with the house's account so far; answer whatever is still asked. */
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

  /** The room tells nothing more; `owed`: every shoe that was seen and is not proved is to be asked for. */
  left(owed: boolean): void {
    this.ceremonies.current ||= this.seen.shoes.at(-1)?.shoe ?? 0;
    this.live = false;
    if (owed) this.owe(this.ceremonies.current);
  }

  /** These rules are shown to the player; an announcement is for them, or it is for another game. */
  rules(digest: string): void {
    this.ceremonies.rules = digest;
  }

  /** Third cards are drawn by this table alone; null where somebody has a choice. */
  drawnBy(tableau: Tableau | null): void {
    this.dealing.tableau = tableau;
  }

  /** Take note of how many events the house has told of; it never goes back. */
  counted(seq: number): void {
    this.need(seq >= this.seen.seq, 'rewound');
    this.seen.seq = Math.max(this.seen.seq, seq);
  }

  /** Take a step of the ceremony, and answer it where this browser's seat is asked to. */
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

  /** Check every card that was just shown, each against its proof and its place in the shoe; note every back. */
  see(events: readonly Dealt[], proofs: readonly Proof[]): void {
    if (events.some(({ type, card }) => type === 'shoe-started' || card !== undefined)) this.live = true;
    this.begun += events.filter(({ type }) => type === 'shoe-started').length;
    this.dealing.see(this.shoe, events, proofs);
  }

  /** Take note of what a coup came to. */
  finished(coup: CoupNews): void {
    this.dealing.finished(this.shoe, coup);
  }

  /** All of a message was heard: what must come with it has come. `closed`: it closed the room, `coup`: it ended one. */
  told(events: readonly Dealt[], begun: number, { closed = false, coup = false } = {}): void {
    const { shoe, attempt, ceremonies } = this;
    this.need(begun === this.begun, 'other-shoe');
    const ended = events.some(({ type }) => type === 'shoe-ended');
    const over = closed || ended || (coup && shoe && this.dealing.playedOut(shoe));
    this.need(!over || !shoe?.roots.length || shoe.secret, 'secret-hidden');
    if (ended) this.dealing.over(shoe);
    this.need(!attempt || ceremonies.rules === null || attempt.announcement.preset === ceremonies.rules, 'other-rules');
  }

  /** See what lies on the table, as the view shows it. */
  lying(laid: Hands): void {
    this.dealing.lying(this.dealt(this.begun), laid);
  }

  /** Only the one who was announced cuts: whether this browser is asked to, and whom the table has `named`, if anybody. */
  cutBy(asked: boolean, named: number): void {
    const cutter = this.ceremonies.going?.announcement.cutter;
    this.need(!asked || cutter === this.seat, 'other-cutter');
    this.need(!named || !cutter || cutter === named, 'other-cutter');
  }

  /** Hear of a finished shoe that was asked about; null if the house tells nothing of it. */
  heard(number: number, told: Told | null): void {
    this.owed.delete(number);
    this.need(told?.secret, 'secret-hidden');
    if (!told) return;
    const shoe = shoeIn(this.seen, number);
    this.ceremonies.heard(shoe, told, told.root);
    if (told.secret) this.secretShown(shoe, told.secret);
  }

  /** Choose where the shoe is cut; a commitment that was sent stands. */
  cutAt(cut: number): Answer | null {
    const { going } = this.ceremonies;
    const drawn = going?.mine.at(-1)?.opening;
    if (!going || going.closed || !drawn) return null;
    const opening = { ...drawn, cut };
    const commitment = commitmentTo(opening);
    if (cut) going.mine.push({ opening, commitment, taken: false, opened: false });
    return { type: 'seal-commit', commitment };
  }

  /** How long the house says that it waits, in milliseconds, for this browser's cut. */
  waits(until: number): void {
    this.promised = until;
  }

  /** What the house answered to a commitment or an opening. */
  answered(kind: Kind, commitment: string, taken: boolean, at: number): void {
    this.claims.answered(kind, commitment, taken, at);
    for (const { mine } of this.shoe?.attempts ?? []) {
      const found = mine.find((each) => each.commitment === commitment);
      if (!found || !taken) continue;
      if (kind === 'commit') found.taken = true;
      else found.opened = true;
    }
  }

  readonly blame = (fault: Fault): void => {
    const shoe = this.ceremonies?.current || (this.seen.shoes.at(-1)?.shoe ?? 0);
    if (!this.seen.faults.some((each) => each.fault === fault && each.shoe === shoe)) this.seen.faults.push({ fault, shoe });
  };

  private announced({ announcement }: Extract<Step, { type: 'seal-announced' }>): Answer | null {
    this.owe(this.ceremonies.current);
    this.live = false;
    this.need(announcement.shoe === this.begun + 1, 'other-shoe');
    this.ceremonies.announced(announcement);
    return this.attempt ? this.brings(this.attempt) : null;
  }

  /** The shoes up to this one are over, and owe their secrets; the door tells one that was not heard. */
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

  /** The roster is closed: what this browser committed to in time stands in it. */
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

  /** What this browser opened in time was not missing. */
  private missed(missing: readonly number[], at: number): void {
    const { attempt, seat } = this;
    const own = attempt?.mine.filter(({ commitment }) => attempt.members.some((each) => each.commitment === commitment));
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
    this.need(shoe.roots.every((root) => root === whole.root), 'other-root');
    this.dealing.whole(shoe, whole);
  }

  private need(held: unknown, fault: Fault): void {
    need(held, fault, this.blame);
  }
}

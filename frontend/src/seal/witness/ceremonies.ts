/** Tracks how each shoe of a room was made, according to the house; later messages must not contradict earlier ones. */

import { FIRST, commitmentOf, commitmentTo, digestOf } from '../shoe/ceremony';
import { need, type Blame, type Fault } from '../shoe/faults';
import {
  attemptSeen,
  attemptsOf,
  mergeAttempt,
  overrule,
  rooted,
  same,
  shoeIn,
  type AttemptSeen,
  type Seen,
  type ShoeSeen,
} from './seen';
import type { Announcement, Attempt, Ceremony, Member, Opening } from '../shoe/steps';

export class Ceremonies {
  /** The digest of the rules shown to the player. */
  rules: string | null = null;
  /** The shoe being made or dealt; 0 before the first. */
  current = 0;

  constructor(
    private readonly seen: Seen,
    private readonly blame: Blame,
  ) {}

  get shoe(): ShoeSeen | undefined {
    return this.seen.shoes.find(({ shoe }) => shoe === this.current);
  }

  get attempt(): AttemptSeen | undefined {
    return this.shoe?.attempts.at(-1);
  }

  /** The attempt that browsers may still commit to or open. */
  get going(): AttemptSeen | undefined {
    return this.shoe?.roots.length || this.attempt?.secret ? undefined : this.attempt;
  }

  /** The seats that have let an attempt at this shoe fail. */
  barred(shoe = this.shoe): number[] {
    return shoe?.attempts.flatMap(({ missing }) => missing) ?? [];
  }

  /** Whether this browser, in any seat, let an attempt at this shoe fail. */
  get balked(): boolean {
    const { attempts = [] } = this.shoe ?? {};
    return attempts.some(({ members, missing, mine }) =>
      members.some(
        ({ seat, commitment }) => missing.includes(seat) && mine.some((each) => each.commitment === commitment),
      ),
    );
  }

  /**
   * Receive the full account again, with `dealt` as the newest shoe begun: it must contain everything that was seen.
   */
  welcomed(ceremony: Ceremony | null, root: string | null, dealt: number): void {
    if (!ceremony) {
      this.need(!this.seen.shoes.length, 'attempt-hidden');
      this.current = 0;
      return;
    }
    const number = ceremony.attempt.announcement.shoe;
    this.need(number === dealt + (root ? 0 : 1), 'other-shoe');
    this.need(
      this.seen.shoes.every(({ shoe }) => shoe <= number),
      'rewound',
    );
    this.current = number;
    const shoe = shoeIn(this.seen, number);
    this.need(root || !shoe.roots.length, 'second-root');
    this.take(shoe, attemptsOf(ceremony.attempt, ceremony.abandoned), this.rules);
    if (root) this.sealed(root);
  }

  /** Receive the full account of a finished shoe. */
  heard(shoe: ShoeSeen, { attempt, abandoned }: Ceremony, root: string): void {
    this.take(shoe, attemptsOf(attempt, abandoned), null);
    rooted(shoe, root, this.blame);
  }

  announced(said: Announcement): void {
    const last = this.shoe;
    const again = last && !last.roots.length;
    this.need(!again || last.attempts.at(-1)?.secret, 'attempt-hidden');
    this.need(!last || said.shoe === last.shoe + (again ? 0 : 1), 'other-shoe');
    this.current = said.shoe;
    const shoe = shoeIn(this.seen, said.shoe);
    this.bound(said, shoe, shoe.attempts.length, this.rules);
    shoe.attempts.push(attemptSeen({ announcement: said, members: [], closed: false, openings: [] }));
  }

  committed(member: Member): void {
    const { attempt } = this;
    if (!attempt) return;
    this.need(!attempt.closed, 'late');
    this.need(!attempt.members.some(({ seat }) => seat === member.seat), 'roster-changed');
    this.need(!this.barred().includes(member.seat), 'barred');
    attempt.members.push(member);
    this.distinct(attempt);
    attempt.members.sort((one, other) => one.seat - other.seat);
  }

  closed(members: readonly Member[]): void {
    const { attempt } = this;
    if (!attempt) return;
    this.need(same(members, attempt.members), 'roster-changed');
    attempt.closed = true;
  }

  opened(opening: Opening): void {
    const { attempt } = this;
    if (!attempt) return;
    const { members, openings, closed } = attempt;
    const promised = members.find(({ seat }) => seat === opening.seat);
    this.need(closed && promised && !openings.some(({ seat }) => seat === opening.seat), 'late');
    this.need(!promised || promised.commitment === commitmentTo(opening), 'opened-otherwise');
    openings.push(opening);
    openings.sort((one, other) => one.seat - other.seat);
  }

  gaveUp(secret: string, missing: number[]): void {
    const { attempt } = this;
    if (!attempt) return;
    Object.assign(attempt, { secret, missing });
    this.ended(attempt);
  }

  sealed(root: string): void {
    const { shoe, attempt } = this;
    if (!shoe || !attempt) return;
    rooted(shoe, root, this.blame);
    this.need(attempt.closed && !attempt.secret, 'opening-dropped');
    this.need(attempt.openings.length === attempt.members.length, 'opening-dropped');
  }

  /** Accept a shoe's attempts, told from the first on. */
  private take(shoe: ShoeSeen, told: AttemptSeen[], rules: string | null): void {
    const whole = shoe.roots.length > 0;
    this.need(told.length >= shoe.attempts.length, 'attempt-hidden');
    this.need(!whole || told.length === shoe.attempts.length, 'miscounted');
    for (const each of shoe.attempts.splice(told.length)) overrule(shoe, each, 'attempt-hidden', this.blame);
    told.forEach((attempt, at) => {
      this.bound(attempt.announcement, shoe, at, rules);
      this.held(attempt, shoe.attempts.slice(0, at));
      const seen = shoe.attempts[at];
      if (!seen) shoe.attempts.push(attempt);
      else if (same(seen.announcement, attempt.announcement)) {
        this.lacksNothing(seen, attempt);
        mergeAttempt(seen, attempt, this.blame);
      } else {
        overrule(shoe, seen, 'attempt-hidden', this.blame);
        shoe.attempts[at] = attempt;
      }
    });
  }

  /**
   * The account must contain everything seen of the attempt, and everything that the house accepted from this browser.
   */
  private lacksNothing(seen: AttemptSeen, told: AttemptSeen): void {
    const commitments = told.members.map(({ commitment }) => commitment);
    const opened = told.openings.map(commitmentTo);
    const taken = seen.mine.filter((mine) => mine.taken).map(({ commitment }) => commitment);
    const shown = seen.mine.filter((mine) => mine.opened).map(({ commitment }) => commitment);
    const members = [...seen.members.map(({ commitment }) => commitment), ...taken];
    this.need(
      members.every((each) => commitments.includes(each)),
      'roster-changed',
    );
    this.need(told.closed || !seen.closed, 'roster-changed');
    this.need(
      [...seen.openings.map(commitmentTo), ...shown].every((each) => opened.includes(each)),
      'opening-dropped',
    );
    this.need(told.secret || !seen.secret, 'attempt-hidden');
  }

  /** An announcement must be for this shoe, attempt and rules, with a fresh secret. */
  private bound(said: Announcement, shoe: ShoeSeen, at: number, rules: string | null): void {
    const before = shoe.attempts[at - 1];
    this.need(said.room === this.seen.room, 'other-room');
    this.need(said.shoe === shoe.shoe, 'other-shoe');
    this.need(rules === null || said.preset === rules, 'other-rules');
    this.need(!at || said.preset === shoe.attempts[0]?.announcement.preset, 'other-rules');
    const named = before
      ? digestOf({ attempt: before, secret: before.secret ?? FIRST, missing: before.missing })
      : FIRST;
    this.need(said.attempt === at + 1 && said.before === named, 'miscounted');
    this.use(said);
  }

  /** A complete attempt must follow the protocol. */
  private held(attempt: AttemptSeen, before: readonly AttemptSeen[]): void {
    const { members, openings, closed } = attempt;
    const barred = before.flatMap(({ missing }) => missing);
    this.distinct(attempt);
    this.need(new Set(members.map(({ seat }) => seat)).size === members.length, 'roster-changed');
    this.need(
      members.every(({ seat }) => !barred.includes(seat)),
      'barred',
    );
    this.need(closed || !openings.length, 'late');
    for (const opening of openings) {
      const promised = members.find(({ seat }) => seat === opening.seat);
      this.need(promised?.commitment === commitmentTo(opening), 'opened-otherwise');
    }
    if (attempt.secret) this.ended(attempt);
  }

  /** An attempt is abandoned: its secret is revealed, with the members who had not opened, if any. */
  private ended({ announcement, members, openings, secret, missing }: AttemptSeen): void {
    const silent = members.map(({ seat }) => seat).filter((seat) => !openings.some((each) => each.seat === seat));
    this.need(secret && commitmentOf(secret) === announcement.commitment, 'other-secret');
    this.need(!missing.length || same(missing, silent), 'falsely-missing');
  }

  /** The house must never commit to the same secret twice. */
  private use({ commitment, shoe, attempt }: Announcement): void {
    const place = `${shoe}.${attempt}`;
    const before = this.seen.used[commitment];
    this.need(before === undefined || before === place, 'secret-reused');
    this.seen.used[commitment] ??= place;
  }

  /**
   * Commitments within an attempt must differ. One from another attempt may be reused: only its browser loses by that,
   * and otherwise anyone could break this seal by resending what another has opened.
   */
  private distinct({ announcement, members }: Attempt): void {
    const all = [announcement.commitment, ...members.map(({ commitment }) => commitment)];
    this.need(new Set(all).size === all.length, 'commitment-reused');
  }

  private need(held: unknown, fault: Fault): void {
    need(held, fault, this.blame);
  }
}

/** Whether this browser's own randomness is among the openings. */
export function partIn(attempt: (Attempt & Partial<AttemptSeen>) | undefined): boolean {
  const opened = attempt?.openings.map(commitmentTo) ?? [];
  return attempt?.mine?.some(({ commitment }) => opened.includes(commitment)) ?? false;
}

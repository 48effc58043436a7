import { comesUp, IDEAS, isAsked, type Idea, type Moment } from './ideas';
import { keep, type Kept } from './kept';

/** Coups of a first shoe. */
export const COUPS = 10;
/** After so many, the coach tells of what has not come up. */
export const TELLS_AFTER = 8;
/** A first shoe goes on, without saying so, until the learner has held cards. */
const PLAYED: Idea = 'peek';

/** How far a learner is: what has come up, what is being explained, what is left. */
export class Course {
  kept = $state.raw<Kept>({ room: '', on: true, seated: false, seen: {}, over: false });
  /** The idea that is being explained. */
  current = $state.raw<Idea | null>(null);
  played = $state(0);
  private waiting: Idea[] = [];
  private moment: Moment | null = null;

  constructor(kept: Kept) {
    this.kept = kept;
  }

  get met(): Idea[] {
    return IDEAS.filter((idea) => this.kept.seen[idea] === 'met');
  }

  get told(): Idea[] {
    return IDEAS.filter((idea) => this.kept.seen[idea] === 'told');
  }

  get done(): boolean {
    return this.played >= COUPS && this.current === null && IDEAS.every((idea) => this.kept.seen[idea]);
  }

  /** The table as it is now, after so many coups. */
  see(moment: Moment, played: number): void {
    this.moment = moment;
    this.played = Math.max(this.played, played);
    const fresh = IDEAS.filter((idea) => !this.kept.seen[idea] && comesUp(idea, moment));
    this.note(fresh, 'met');
    this.waiting.push(...fresh);
    const shown = this.current;
    const presses = this.pressing();
    if (shown && shown !== 'bank' && presses && !(isAsked(shown) && comesUp(shown, moment))) {
      this.waiting.unshift(shown);
      this.explain(presses);
    } else if (!shown) this.explain(this.next());
  }

  /** What is explained has been read. */
  read(): void {
    this.explain(this.next());
  }

  change(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    keep(this.kept);
  }

  private explain(idea: Idea | null): void {
    this.current = idea;
    this.waiting = this.waiting.filter((each) => each !== idea);
  }

  private note(ideas: readonly Idea[], how: 'met' | 'told'): void {
    if (!ideas.length) return;
    this.change({ seen: { ...this.kept.seen, ...Object.fromEntries(ideas.map((idea) => [idea, how])) } });
  }

  private fitting(): Idea[] {
    const { moment } = this;
    return moment ? this.waiting.filter((idea) => comesUp(idea, moment)) : [];
  }

  private pressing(): Idea | undefined {
    return this.fitting().find(isAsked);
  }

  /** First what is asked now, then what is on view, then what has happened; last what can only be told. */
  private next(): Idea | null {
    return this.pressing() ?? this.fitting()[0] ?? this.waiting[0] ?? this.untold();
  }

  private untold(): Idea | null {
    if (this.played < TELLS_AFTER) return null;
    const idea = IDEAS.find((each) => each !== PLAYED && !this.kept.seen[each]) ?? null;
    if (idea) this.note([idea], 'told');
    return idea;
  }
}

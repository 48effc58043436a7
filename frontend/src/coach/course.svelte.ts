import { keep, type Kept } from './progress';
import type { Subject } from './lesson';

/** Number of coups in a first shoe. */
export const COUPS = 10;
/** After this many coups the coach also describes what has not come up. */
export const TELLS_AFTER = 8;

/** A learner's progress: the ideas met, the one being explained, and the remaining ones. */
export class Course<M, I extends string = string> {
  kept = $state.raw<Kept>({ room: '', on: true, seated: false, seen: {}, over: false });
  /** The idea being explained. */
  current = $state.raw<I | null>(null);
  played = $state(0);
  readonly ideas: readonly I[];
  private waiting: I[] = [];
  private moment: M | null = null;
  private question = '';

  /** Teaches only the given `ideas` of a subject, for a house that lacks some of them. */
  constructor(
    kept: Kept,
    private readonly subject: Subject<M, I>,
    ideas?: readonly I[],
  ) {
    this.kept = kept;
    this.ideas = ideas ?? (Object.keys(subject.ideas) as I[]);
  }

  /** The ideas that came up at the table. */
  get met(): I[] {
    return this.ideas.filter((idea) => this.kept.seen[idea] === 'met');
  }

  /** The ideas that did not come up and were only described. */
  get told(): I[] {
    return this.ideas.filter((idea) => this.kept.seen[idea] === 'told');
  }

  get done(): boolean {
    return this.played >= COUPS && this.current === null && this.ideas.every((idea) => this.has(idea));
  }

  /** Whether an idea has come up or been described. */
  has(idea: I): boolean {
    return idea in this.kept.seen;
  }

  /** Whether an idea is shown with its picture: one that has come up is visible on the table anyway. */
  pictured(idea: I): boolean {
    return this.kept.seen[idea] === 'told' || (this.subject.ideas[idea].pictured ?? false);
  }

  /**
   * Update with the current table after this many coups; `question` identifies the learner's question, empty for none.
   */
  see(moment: M, played: number, question = ''): void {
    const answered = this.question !== '' && question !== this.question;
    this.question = question;
    this.moment = moment;
    this.played = Math.max(this.played, played);
    const fresh = this.ideas.filter((idea) => !this.has(idea) && this.comesUp(idea));
    this.note(fresh, 'met');
    this.waiting.push(...fresh);
    if (answered && this.current !== this.ideas[0]) this.current = null;
    const shown = this.current;
    const presses = this.pressing();
    /** An explanation of a question that is no longer asked has been read, or should not be. */
    const late = shown !== null && this.isAsked(shown) && !this.comesUp(shown);
    if (shown && presses && (late || !this.isAsked(shown))) {
      if (!late) this.waiting.unshift(shown);
      this.explain(presses);
    } else if (!shown || (late && question)) this.explain(this.next());
  }

  /** Mark the current explanation as read. */
  read(): void {
    this.explain(this.next());
  }

  change(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    keep(this.kept);
  }

  private comesUp(idea: I): boolean {
    return this.moment !== null && this.subject.ideas[idea].when(this.moment);
  }

  private isAsked(idea: I): boolean {
    return this.subject.ideas[idea].asks ?? false;
  }

  private explain(idea: I | null): void {
    this.current = idea;
    this.waiting = this.waiting.filter((each) => each !== idea);
  }

  private note(ideas: readonly I[], how: 'met' | 'told'): void {
    if (!ideas.length) return;
    this.change({ seen: { ...this.kept.seen, ...Object.fromEntries(ideas.map((idea) => [idea, how])) } });
  }

  private fitting(): I[] {
    return this.waiting.filter((idea) => this.comesUp(idea));
  }

  private pressing(): I | undefined {
    return this.fitting().find((idea) => this.isAsked(idea));
  }

  /**
   * The priority: the current question, visible things, past events (but never another question), and last the ideas
   * that can only be described.
   */
  private next(): I | null {
    const [later] = this.waiting.filter((idea) => !this.question || !this.isAsked(idea));
    return this.pressing() ?? this.fitting()[0] ?? later ?? this.untold();
  }

  private untold(): I | null {
    if (this.played < TELLS_AFTER) return null;
    const idea = this.ideas.find((each) => each !== this.subject.lived && !this.has(each)) ?? null;
    if (idea) this.note([idea], 'told');
    return idea;
  }
}

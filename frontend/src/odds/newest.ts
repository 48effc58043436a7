/**
 * Asks one question at a time, at most one every `gap` milliseconds. Of the questions that arrive in the meantime only
 * the newest is asked, so answers arrive in order while a slider moves.
 */
export class Newest<Question> {
  private next: { question: Question } | null = null;
  private busy = false;

  constructor(
    private readonly answer: (question: Question) => Promise<void>,
    private readonly gap = 60,
  ) {}

  ask(question: Question): void {
    this.next = { question };
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.next) {
      const { question } = this.next;
      this.next = null;
      await this.answer(question);
      await new Promise((done) => setTimeout(done, this.gap));
    }
    this.busy = false;
  }
}

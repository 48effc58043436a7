/** An idea of a game, and when it comes up. */
export interface Teaching<M> {
  /** Whether it is about what the learner is asked: then it comes before the others. */
  asks?: true;
  /** Whether its picture shows how to read what lies there, so that it is drawn also once it has come up. */
  pictured?: true;
  when: (moment: M) => boolean;
}

/** What a game teaches in a first shoe: its ideas, and when each is there to be seen at the table. */
export interface Subject<M, I extends string = string> {
  /** In the order in which they are taught; the first one waits for a question, and is read when the learner says so. */
  ideas: Record<I, Teaching<M>>;
  /** The shoe goes on, without saying so, until the learner has met this. */
  lived: I;
}

/** What the coach advises, in the words of the button that means it, and why. */
export interface Advised {
  words: string;
  why: string;
  follow: () => void;
}

/** An idea of a game, and when it comes up. */
export interface Teaching<M> {
  /** Whether it concerns the learner's question and so takes priority. */
  asks?: true;
  /** Whether its picture explains how to read the table, so that it is drawn even after the idea has come up. */
  pictured?: true;
  when: (moment: M) => boolean;
}

/** What a game teaches in a first shoe: its ideas, and when each can be seen at the table. */
export interface Subject<M, I extends string = string> {
  /** In teaching order; the first one holds back questions until the learner marks it as read. */
  ideas: Record<I, Teaching<M>>;
  /** The shoe silently continues until the learner has met this idea. */
  lived: I;
}

/** The coach's advice, in the words of the corresponding button, and the reason. */
export interface Advised {
  words: string;
  why: string;
  follow: () => void;
}

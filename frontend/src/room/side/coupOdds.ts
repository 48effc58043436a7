import { ask, type LiveOdds } from '../../api';

/** The odds of a coup that are asked for. */
export interface CoupQuestion {
  shoe: number;
  coup: number;
  /** The number of the coup's cards that the viewer sees open. */
  cards: number;
  /** Where cards come face down: whether Player's total was announced. */
  said?: boolean;
}

const MOST = 8;
const asked = new Map<string, Promise<LiveOdds>>();

/** Ask for the odds of a coup; parts of the page that ask the same share one answer. A failed request is not stored. */
export function coupOdds(room: string, { shoe, coup, cards, said }: CoupQuestion): Promise<LiveOdds> {
  const question = `/rooms/${room}/odds?coup=${coup}&cards=${cards}${said === undefined ? '' : `&said=${said}`}`;
  const key = `${shoe} ${question}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = ask<LiveOdds>(question);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  for (const oldest of [...asked.keys()].slice(0, -MOST)) asked.delete(oldest);
  return answer;
}

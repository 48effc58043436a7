import type { Call } from '../wire';

/** What the croupier would say now to somebody who has heard nothing yet; null where nobody is asked anything. */
export type Standing<V> = (view: V) => Call | null;

export const call = (id: string, args: Call['args'] = {}): Call => ({ id, args });

/** By phase, what is being asked: every phase of a game has a row. */
export type Prompts<V extends { phase: string }> = Readonly<Record<V['phase'], Standing<V>>>;

export const nothing = (): null => null;

import type { Call } from '../../wire';

/** What the croupier would say now to a newcomer; null if nobody is asked anything. */
export type Standing<V> = (view: V) => Call | null;

export const call = (id: string, args: Call['args'] = {}): Call => ({ id, args });

/** The prompts by phase; every phase of a game has a row. */
export type Prompts<V extends { phase: string }> = Readonly<Record<V['phase'], Standing<V>>>;

export const nothing = (): null => null;

import type { Ids } from './ids';
import type { Command, Message as AnyMessage, Now, RoomNews, Told } from './wire';

export type RoomRequest = Command['do'];
export type Message = AnyMessage;
export type Event = Told['event'];
export type Pace = RoomNews['pace'];
export type Preset = RoomNews['preset'];
/** A preset whose bets have prices. */
export type WithBets = Extract<Preset, { wagers: unknown }>;
export type View = Now['view'];

/** A room's state when its game is known. */
export type NowOf<V extends View> = Omit<Now, 'view'> & { view: V };
export type RoomOf<P extends Preset> = Omit<RoomNews, 'preset' | 'coming'> & { preset: P; coming: P | null };

/** A sentence on the house's take, from the words of responsible play. */
export interface HouseTake {
  id: Ids['account'];
  args?: Record<string, string | number>;
}

import type {
  Accepted, CheminPreset, CheminView, Command, HostNews, News, NotAccepted, Now, PuntoPreset, PuntoView, RoomNews, Talk, Told, Welcome,
} from './wire';

export type Wish = Command['do'];
export type Message = Welcome | News | Accepted | NotAccepted | HostNews | Talk;
export type Event = Told['event'];
export type Pace = RoomNews['pace'];
export type Preset = RoomNews['preset'];
export type View = Now['view'];

/** What a room sends, where its game is known. */
export type NowOf<V extends View> = Omit<Now, 'view'> & { view: V };
export type RoomOf<P extends Preset> = Omit<RoomNews, 'preset' | 'coming'> & { preset: P; coming: P | null };
export type PuntoNow = NowOf<PuntoView>;
export type CheminNow = NowOf<CheminView>;

export type { CheminPreset, CheminView, PuntoPreset, PuntoView };

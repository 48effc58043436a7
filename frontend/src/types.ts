import type { Accepted, Command, News, NotAccepted, RoomNews, Told, Welcome } from './wire';

export type Wish = Command['do'];
export type Message = Welcome | News | Accepted | NotAccepted;
export type Event = Told['event'];
export type Pace = RoomNews['pace'];

export type { PuntoPreset } from './wire';

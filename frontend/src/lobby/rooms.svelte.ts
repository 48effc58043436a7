import type { OutOfOrder, RoomSummary } from '../api';
import { gameOf } from '../games';
import { Connection } from '../room/connection/connection';

interface LobbyNews {
  type: 'lobby';
  rooms: RoomSummary[];
  gone: string[];
  whole: boolean;
  aside: OutOfOrder[];
  /** By room, the visitor's chips at their seat in units; null for a seat given up. */
  own: Record<string, number | null>;
}

/** The start of the refusal codes of a house that admits nobody without a name. */
const CLOSED = 'house-';

/** The open tables, as reported by the house. */
export class Rooms {
  list = $state.raw<RoomSummary[]>([]);
  /** Rooms that nobody can enter. */
  aside = $state.raw<OutOfOrder[]>([]);
  /** By room, the visitor's chips at their seat, in units. */
  own = $state.raw<Record<string, number>>({});
  /** Whether the list has arrived and the connection is up. */
  here = $state(false);
  /** Whether the connection broke or was never established. */
  silent = $state(false);
  /** Why the house is closed to people without a name: the code of its refusal; empty if it is not. */
  closed = $state('');
  private readonly connection: Connection<LobbyNews>;

  constructor() {
    this.connection = new Connection<LobbyNews>('/api/lobby', {
      heard: this.heard,
      lost: () => (this.silent = true),
      turnedAway: (reason) => {
        this.closed = reason.startsWith(CLOSED) ? reason : '';
        this.silent = !this.closed;
      },
    });
  }

  close(): void {
    this.connection.close();
  }

  private readonly heard = ({ rooms: told, gone, whole, aside, own }: LobbyNews): void => {
    const rooms = told.filter(({ game }) => gameOf(game));
    this.here = true;
    this.silent = false;
    const fresh = new Map(rooms.map((room) => [room.id, room]));
    const kept = whole ? [] : this.list.filter(({ id }) => !gone.includes(id));
    const known = new Set(kept.map(({ id }) => id));
    const seats = Object.entries({ ...(whole ? {} : this.own), ...own });
    this.own = Object.fromEntries(seats.filter((seat): seat is [string, number] => seat[1] !== null));
    this.aside = whole ? aside : [...this.aside, ...aside];
    this.list = [...kept.map((room) => fresh.get(room.id) ?? room), ...rooms.filter(({ id }) => !known.has(id))];
  };
}

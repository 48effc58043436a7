import { housePath, pathAt, ROOM } from './root';

/** The pages that need nothing but their address. */
export type Page =
  'odds' | 'analysis' | 'equilibrium' | 'privacy' | 'operator' | 'side-by-side' | 'my-play' | 'replay' | 'note';
/**
 * The current page: the landing page (`astray` if the address leads nowhere), the odds, the analysis, the pictures of
 * optimal play, what the house stores, the operator’s page, several tables, the visitor's own play, the replay of a
 * shoe, notes of a real table, or a room.
 */
type Route = { name: 'landing'; astray: boolean } | { name: Page } | Room;
/**
 * `watches`: the visitor only wants to watch, and need not give a name. `board`: the address shows the full-screen board.
 */
interface Room {
  name: 'room';
  id: string;
  token: string;
  watches: boolean;
  board: boolean;
}

/** What the browser's history stores with an address, also across reloads. */
interface Kept {
  watches: boolean;
}

function read(path: string, { hash = '', watches = false } = {}): Route {
  const page = /^\/(odds|analysis|equilibrium|privacy|operator|side-by-side|my-play|replay|note)\/?($|\?)/.exec(
    path,
  )?.[1] as Page | undefined;
  if (page) return { name: page };
  const room = ROOM.exec(path);
  const board = room?.[2] !== undefined;
  return room?.[1]
    ? { name: 'room', id: decodeURIComponent(room[1]), token: hash.slice(1), watches: watches || board, board }
    : { name: 'landing', astray: !/^\/($|\?)/.test(path) };
}

const here = (): Route =>
  read(pathAt(location.pathname), { hash: location.hash, watches: (history.state as Kept | null)?.watches ?? false });

class Router {
  route = $state.raw<Route>(here());
  /** Units to sit down with immediately, if the visitor asked for a seat before coming here. */
  sitWith: number | null = null;

  constructor() {
    /** Opening a link in a tab that already shows its room only changes the part after `#`. */
    for (const moved of ['popstate', 'hashchange']) addEventListener(moved, () => (this.route = here()));
  }

  /** A table inside the view of several stays in its frame; any other page replaces that view. */
  go(path: string, kept: Kept = { watches: false }): void {
    if (top !== self && !path.startsWith('/rooms/')) return top?.location.assign(housePath(path));
    history.pushState(kept, '', housePath(path));
    this.route = read(path, kept);
    scrollTo(0, 0);
  }

  /** The visitor is in the room: remove the used token from the address. */
  entered(kept: Kept | null = null): void {
    history.replaceState(kept, '', location.pathname);
    this.route = here();
  }

  toRoom(id: string, sitWith: number | null = null): void {
    this.sitWith = sitWith;
    this.go(`/rooms/${encodeURIComponent(id)}`);
  }

  /** Show the full-screen board of the current room, or the table again. */
  showBoard(board: boolean): void {
    const { route } = this;
    if (route.name !== 'room' || route.board === board) return;
    this.go(`/rooms/${encodeURIComponent(route.id)}${board ? '/board' : ''}`, { watches: route.watches });
  }

  /** Watch a table, which strangers may do too. */
  watch(id: string): void {
    this.go(`/rooms/${encodeURIComponent(id)}`, { watches: true });
  }
}

export const router = new Router();

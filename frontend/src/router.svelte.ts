/** Where the visitor is: the landing (`astray`: by an address that leads nowhere), the odds, the analysis, the pictures of optimal play, or a room. */
export type Route = { name: 'landing'; astray: boolean } | { name: 'odds' } | { name: 'analysis' } | { name: 'equilibrium' } | { name: 'room'; id: string; token: string };

function read(path: string, hash = ''): Route {
  if (/^\/odds\/?($|\?)/.test(path)) return { name: 'odds' };
  if (/^\/analysis\/?($|\?)/.test(path)) return { name: 'analysis' };
  if (/^\/equilibrium\/?($|\?)/.test(path)) return { name: 'equilibrium' };
  const room = /^\/rooms\/([^/]+)\/?$/.exec(path);
  return room?.[1] ? { name: 'room', id: decodeURIComponent(room[1]), token: hash.slice(1) } : { name: 'landing', astray: !/^\/($|\?)/.test(path) };
}

const here = (): Route => read(location.pathname, location.hash);

class Router {
  route = $state.raw<Route>(here());
  /** Units to sit down with at once, when the visitor asked for a seat before coming here. */
  sitWith: number | null = null;

  constructor() {
    /** A link that is opened in a tab that is at its room changes nothing but what stands after `#`. */
    for (const moved of ['popstate', 'hashchange']) addEventListener(moved, () => (this.route = here()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  /** The visitor is in the room, and the link has done its work: it is not to be left lying in the address. */
  entered(): void {
    history.replaceState(null, '', location.pathname);
    this.route = here();
  }

  toRoom(id: string, sitWith: number | null = null): void {
    this.sitWith = sitWith;
    this.go(`/rooms/${encodeURIComponent(id)}`);
  }
}

export const router = new Router();

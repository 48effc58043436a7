/** Where the visitor is: the landing, the odds, the analysis, the pictures of optimal play, or a room. */
export type Route = { name: 'landing' } | { name: 'odds' } | { name: 'analysis' } | { name: 'equilibrium' } | { name: 'room'; id: string };

function read(path: string): Route {
  if (/^\/odds\/?($|\?)/.test(path)) return { name: 'odds' };
  if (/^\/analysis\/?($|\?)/.test(path)) return { name: 'analysis' };
  if (/^\/equilibrium\/?($|\?)/.test(path)) return { name: 'equilibrium' };
  const room = /^\/rooms\/([^/]+)\/?$/.exec(path);
  return room?.[1] ? { name: 'room', id: decodeURIComponent(room[1]) } : { name: 'landing' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  /** Units to sit down with at once, when the visitor asked for a seat before coming here. */
  sitWith: number | null = null;

  constructor() {
    addEventListener('popstate', () => (this.route = read(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = read(path);
    scrollTo(0, 0);
  }

  toRoom(id: string, sitWith: number | null = null): void {
    this.sitWith = sitWith;
    this.go(`/rooms/${encodeURIComponent(id)}`);
  }
}

export const router = new Router();

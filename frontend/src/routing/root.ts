/** The path under which the house is served, such as `/baccarat`; empty at the top. */
export const ROOT = typeof document === 'undefined' ? '' : (document.documentElement.dataset.root ?? '');

/** The address of a path of the house. */
export const housePath = (path: string): string => `${ROOT}${path}`;

/** The path of the house that an address is for. */
export const pathAt = (address: string): string => (address.startsWith(`${ROOT}/`) ? address.slice(ROOT.length) : '/');

/** The path of a room, and of its full-screen board. */
export const ROOM = /^\/rooms\/([^/]+)(\/board)?\/?$/;

/** What the first script asks the house for, so that it is there when the page's code is. Each is used once. */

import type { Welcome } from '../wire';
import { housePath } from './root';

/** The message version of this page. */
const WIRE: Welcome['wire'] = 1;

/** Open a socket that speaks the message version of this page. */
export function openSocket(path: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const wire = `${path.includes('?') ? '&' : '?'}wire=${WIRE}`;
  return new WebSocket(`${scheme}://${location.host}${housePath(path)}${wire}`);
}

/** The socket of a room. A stranger only watches. The house is told what the page's address asks for, such as `?delay=30`. */
export const roomSocket = (id: string, stranger: boolean): string =>
  `/api/rooms/${id}/socket?${stranger ? 'watch' : 'seals'}${location.search.replace('?', '&')}`;

/** An open socket, and its messages so far. */
interface Opened {
  path: string;
  socket: WebSocket;
  heard: MessageEvent[];
}

let opened: Opened | undefined;
/** Whether the page has begun to open its own sockets: one opened ahead would then never be taken. */
let late = false;
const answers = new Map<string, Promise<Response>>();

export function openAhead(path: string): void {
  if (late) return;
  const heard: MessageEvent[] = [];
  const socket = openSocket(path);
  socket.onmessage = (message) => heard.push(message);
  opened = { path, socket, heard };
}

/** The socket that was opened ahead for this path, unless it has ended; one for another path is closed. */
export function takeSocket(path: string): Opened | undefined {
  const found = opened;
  [opened, late] = [undefined, true];
  if (found?.path === path && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return undefined;
}

/** Ask for a path of the house; its body is left to the one who takes the answer. */
export async function askAhead(path: string): Promise<unknown> {
  const answer = fetch(housePath(path));
  answers.set(path, answer);
  const got = await answer;
  return got.ok ? got.clone().json() : null;
}

export function takeAnswer(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

import { openSocket, takeSocket } from '../../routing/ahead';
import { BANNED, decisions } from '../../moderation/decisions.svelte';
import type { Announcements } from '../../wire';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** The close code of a refusal; the close reason is the refusal's code. */
const TURNED_AWAY = 4404;
/** The close code of a house that ends or restarts. */
const RESTARTS = 1012;
/** The refusal of a house with another message version; a reloaded page has the house's version. */
const OTHER_WIRE = 'other-wire';
const RELOADED = 'reloaded-for-wire';
const RELOADS_APART = 60_000;

interface Listener<M> {
  heard: (message: M) => void;
  /** `restarts`: the house said that it ends or restarts. */
  lost: (restarts: boolean) => void;
  turnedAway: (reason: string) => void;
}

/** A socket to the house that reconnects automatically, with increasing delays. */
export class Connection<M> {
  private socket: WebSocket | null = null;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener<M>,
  ) {
    globalThis.addEventListener('online', this.hasten);
    globalThis.addEventListener('offline', this.drop);
    this.open();
  }

  send(frame: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener('online', this.hasten);
    globalThis.removeEventListener('offline', this.drop);
    this.socket?.close();
  }

  private open(): void {
    const ahead = takeSocket(this.path);
    const socket = ahead?.socket ?? openSocket(this.path);
    this.socket = socket;
    const hear = ({ data }: MessageEvent) => {
      this.failures = 0;
      const message = JSON.parse(String(data)) as M | Announcements;
      if (isAnnouncement(message)) decisions.announced = message.lines;
      else this.listener.heard(message);
    };
    ahead?.heard.forEach(hear);
    socket.onmessage = hear;
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      if (code !== TURNED_AWAY) return this.gone(code === RESTARTS);
      this.closed = true;
      this.socket = null;
      if (reason === OTHER_WIRE && reloads()) return;
      decisions.banned ||= reason === BANNED;
      this.listener.turnedAway(reason);
    };
  }

  private gone(restarts = false): void {
    this.socket = null;
    if (this.closed) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
    this.failures += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    this.listener.lost(restarts);
  }

  /** The network is back, so reconnect without waiting. */
  private readonly hasten = (): void => {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** A socket on a dead network would not notice for minutes. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.gone();
    socket.close();
  };
}

const isAnnouncement = (message: unknown): message is Announcements =>
  (message as { type?: string }).type === 'announcements';

/** Reload the page, unless that was just done and did not help. */
function reloads(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < RELOADS_APART) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}

import type { Component } from 'svelte';
import type { HostNews, Said } from '../../wire';
import type { Message, Preset } from '../../types';
import { roomSocket } from '../../routing/ahead';
import { Connection } from './connection';

/** `turned-away`: the room refused the visitor, and reconnecting is useless. */
type Status = 'joining' | 'here' | 'lost' | 'turned-away';

/** The reason of a table that is shown late, until it is. */
export const HELD = 'held-back';

const BACK_STAYS = 3000;
/** A table that has not answered for this time counts as unreachable. */
const SILENCE = 10_000;

type Listener = (message: Message) => void;

/** The playback of a table, as controls need it. */
export interface Playback {
  /** Whether something is still being shown. */
  readonly busy: boolean;
  /** Whether that waits for the viewer to turn a card. */
  readonly waiting: boolean;
  turned: () => void;
  /** Show the rest at once. */
  hurry: () => void;
}

/**
 * The listeners in order: the seal of the shoe comes first, so that a failing table cannot hide anything from it. Ids
 * of its commands start with its number.
 */
const EARS = { seal: 0, table: 1 };
const SEAL_IDS = 'seal-';

/** The connection to one room: its state, its game, and its messages. */
export class RoomConnection {
  status = $state<Status>('joining');
  /** The connection was lost and is back; shown for a moment. */
  back = $state(false);
  failures = $state(0);
  /** Whether the connection was lost because the house restarts. */
  restarts = $state(false);
  /** The reason of a refusal, or why nothing is to be seen yet. */
  reason = $state<string | null>(null);
  /** How late the house shows this connection the table. */
  late = $state.raw({ seconds: 0, coups: 0 });
  /** When a table that is not to be seen yet is shown, on the clock of `performance.now()`. */
  shownAt = $state(0);
  game = $state<Preset['game'] | null>(null);
  /** The talk in the room, and the number of unread lines. */
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  /** Information for the host only. */
  hosting = $state.raw<HostNews>({ type: 'hosting', invites: [], barred: [], muted: [] });
  /** How many times faster than usual it is played back. */
  speed = $state(1);
  /** Controls in place of the game's own, at a table that nobody can play at. */
  controls: Component<{ room: Playback }> | null = null;
  private readonly connection: Connection<Message> | null;
  /** Messages that arrive before there is a listener are kept, because its script may still be loading. */
  private readonly ears: (Message[] | Listener)[] = [[], []];

  /**
   * A stranger only watches, and takes no part in sealing shoes. A replay is not connected.
   */
  constructor(
    readonly id: string,
    stranger = false,
    replay = false,
  ) {
    this.connection = replay
      ? null
      : new Connection<Message>(roomSocket(id, stranger), {
          heard: this.heard,
          lost: this.lost,
          turnedAway: this.turnedAway,
        });
    setTimeout(() => {
      if (this.status === 'joining') this.failures = 2;
    }, SILENCE);
  }

  listen(listener: Listener, as: keyof typeof EARS = 'table'): void {
    const waiting = this.ears[EARS[as]];
    this.ears[EARS[as]] = listener;
    if (Array.isArray(waiting)) for (const message of waiting) listener(message);
  }

  send(frame: unknown): void {
    this.connection?.send(frame);
  }

  close(): void {
    this.connection?.close();
  }

  protected readonly heard = (message: Message): void => {
    this.reason = message.type === 'held' ? HELD : null;
    if (message.type === 'held') {
      this.late = message;
      this.shownAt = performance.now() + message.seconds * 1000;
    }
    if (message.type === 'welcome') {
      if (this.status === 'lost') {
        this.back = true;
        setTimeout(() => (this.back = false), BACK_STAYS);
      }
      this.status = 'here';
      this.failures = 0;
      this.restarts = false;
      this.game = message.room.preset.game;
      this.said = [];
      this.unread = 0;
    }
    if (message.type === 'talk') {
      this.unread += message.lines.length;
      return void (this.said = [...this.said, ...message.lines]);
    }
    if (message.type === 'hosting') return void (this.hosting = message);
    const ofSeal = 'id' in message && message.id?.startsWith(SEAL_IDS);
    for (const ear of this.ears.slice(0, ofSeal ? 1 : 2)) {
      if (Array.isArray(ear)) ear.push(message);
      else ear(message);
    }
  };

  private readonly lost = (restarts: boolean): void => {
    this.failures += 1;
    this.restarts ||= restarts;
    this.late = { seconds: 0, coups: 0 };
    if (this.status === 'here') this.status = 'lost';
  };

  private readonly turnedAway = (reason: string): void => {
    this.status = 'turned-away';
    this.reason = reason;
  };
}

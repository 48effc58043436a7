import type { HostNews, Said, Talk } from '../wire';
import type { Message, Preset } from '../types';
import { Connection } from './connection';

/** `turned-away`: the door said no, and coming back by itself is of no use. */
export type Status = 'joining' | 'here' | 'lost' | 'turned-away';

const BACK_STAYS = 3000;

type Listener = (message: Message) => void;

/** Who listens: first the seal of the shoe, whose commands have ids that begin so, lest a table that fails keep anything from it. */
const EARS = { seal: 0, table: 1 };
const SEAL_IDS = 'seal-';

/** The line to one room: how it stands, which game is played there, and what comes over it. */
export class Line {
  status = $state<Status>('joining');
  /** The connection was lost and is here again; said for a moment. */
  back = $state(false);
  failures = $state(0);
  /** Why the door said no. */
  reason = $state<string | null>(null);
  game = $state<Preset['game'] | null>(null);
  /** What is said in the room, and how many lines of it are new to the reader. */
  said = $state.raw<Said[]>([]);
  unread = $state(0);
  /** What only the host is told. */
  hosting = $state.raw<HostNews>({ type: 'hosting', invites: [], barred: [], muted: [] });
  private readonly connection: Connection<Message>;
  /** What has come before one listened is kept: a script may be on its way still. */
  private readonly ears: (Message[] | Listener)[] = [[], []];

  /** A stranger only watches, and has no part in sealing shoes. */
  constructor(readonly id: string, stranger = false) {
    this.connection = new Connection<Message>(`/api/rooms/${id}/socket?${stranger ? 'watch' : 'seals'}`, {
      heard: this.heard,
      lost: this.lost,
      turnedAway: this.turnedAway,
    });
  }

  listen(listener: Listener, as: keyof typeof EARS = 'table'): void {
    const waiting = this.ears[EARS[as]];
    this.ears[EARS[as]] = listener;
    if (Array.isArray(waiting)) for (const message of waiting) listener(message);
  }

  send(frame: unknown): void {
    this.connection.send(frame);
  }

  close(): void {
    this.connection.close();
  }

  private readonly heard = (message: Message): void => {
    if (message.type === 'welcome') {
      if (this.status === 'lost') {
        this.back = true;
        setTimeout(() => (this.back = false), BACK_STAYS);
      }
      this.status = 'here';
      this.failures = 0;
      this.game = message.room.preset.game;
      this.said = [];
      this.unread = 0;
    }
    if (message.type === 'talk') return this.talked(message);
    if (message.type === 'hosting') return void (this.hosting = message);
    const ofSeal = 'id' in message && message.id?.startsWith(SEAL_IDS);
    for (const ear of this.ears.slice(0, ofSeal ? 1 : 2)) {
      if (Array.isArray(ear)) ear.push(message);
      else ear(message);
    }
  };

  private talked({ lines }: Talk): void {
    this.unread += lines.length;
    this.said = [...this.said, ...lines];
  }

  private readonly lost = (): void => {
    this.failures += 1;
    if (this.status === 'here') this.status = 'lost';
  };

  private readonly turnedAway = (reason: string): void => {
    this.status = 'turned-away';
    this.reason = reason;
  };
}

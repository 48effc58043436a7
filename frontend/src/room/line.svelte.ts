import type { HostNews, Said, Talk } from '../wire';
import type { Message, Preset, Wish } from '../types';
import { Connection } from './connection';

/** `turned-away`: the door said no, and coming back by itself is of no use. */
export type Status = 'joining' | 'here' | 'lost' | 'turned-away';

const BACK_STAYS = 3000;

/** How the ids of commands begin that are not the table's. */
const SEAL_IDS = 'seal-';

/** What has come before anyone listened is kept: a script may be on its way still. */
class Ear {
  private waiting: Message[] = [];
  private listener: ((message: Message) => void) | null = null;

  listen(listener: (message: Message) => void): void {
    this.listener = listener;
    for (const message of this.waiting.splice(0)) listener(message);
  }

  hear(message: Message): void {
    if (this.listener) this.listener(message);
    else this.waiting.push(message);
  }
}

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
  private readonly table = new Ear();
  private readonly seal = new Ear();

  constructor(readonly id: string) {
    this.connection = new Connection<Message>(`/api/rooms/${id}/socket?seals`, {
      heard: this.heard,
      lost: this.lost,
      turnedAway: this.turnedAway,
    });
  }

  listen(listener: (message: Message) => void): void {
    this.table.listen(listener);
  }

  /** Hear all that the table hears, and the answers to what is asked for the seal of the shoe. */
  watch(listener: (message: Message) => void): void {
    this.seal.listen(listener);
  }

  send(frame: unknown): void {
    this.connection.send(frame);
  }

  /** Ask for something that concerns the seal. */
  askForSeal(wish: Wish, { shoe, coup }: { shoe: number; coup: number }): void {
    const id = SEAL_IDS + crypto.getRandomValues(new Uint32Array(2)).join('-');
    this.send({ id, shoe, coup, do: wish });
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
    if (!ofSeal) this.table.hear(message);
    this.seal.hear(message);
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

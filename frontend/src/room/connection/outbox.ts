import type { Command } from '../../wire';
import type { RoomRequest } from '../../types';

/** A unique name for a command; also works on pages without TLS, which lack `randomUUID`. */
function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Unanswered commands in order; after a reconnect they are sent again with the same ids. */
export class Outbox {
  private waiting: Command[] = [];
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly name: () => string = freshName) {}

  get pending(): readonly Command[] {
    return this.waiting;
  }

  put(request: RoomRequest, question: Pick<Command, 'shoe' | 'coup' | 'decision'>): Command {
    const command = { id: this.name(), ...question, do: request };
    this.waiting.push(command);
    return command;
  }

  /** The waiting command with this id. */
  find(id: string | null): Command | undefined {
    return this.waiting.find((command) => command.id === id);
  }

  /** Remove an answered command; undefined if the id is not waiting. */
  answered(id: string | null): Command | undefined {
    const found = this.find(id);
    this.waiting = this.waiting.filter((command) => command !== found);
    return found;
  }

  /** Send a command again that came too soon, once the house takes it, unless it is answered before. */
  sendLater(id: string | null, wait: number, send: (command: Command) => void): Command | undefined {
    const command = this.find(id);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (command && this.find(id)) send(command);
    }, wait);
    this.timers.add(timer);
    return command;
  }

  /** Forget all commands. */
  clear(): void {
    this.waiting = [];
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  has(kind: RoomRequest['type']): boolean {
    return this.waiting.some((command) => command.do.type === kind);
  }
}

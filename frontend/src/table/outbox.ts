import type { Command } from '../wire';
import type { Wish } from '../types';

/** A name that no other command has; also where pages without TLS get no `randomUUID`. */
function freshName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Commands that have no answer yet, in the order given; sent again after a break, ids kept. */
export class Outbox {
  private waiting: Command[] = [];

  constructor(private readonly name: () => string = freshName) {}

  get pending(): readonly Command[] {
    return this.waiting;
  }

  put(wish: Wish, question: Pick<Command, 'shoe' | 'coup' | 'decision'>): Command {
    const command = { id: this.name(), ...question, do: wish };
    this.waiting.push(command);
    return command;
  }

  /** Take out what was answered; undefined for an id that is not waiting. */
  answered(id: string | null): Command | undefined {
    const found = this.waiting.find((command) => command.id === id);
    this.waiting = this.waiting.filter((command) => command !== found);
    return found;
  }

  has(kind: Wish['type']): boolean {
    return this.waiting.some((command) => command.do.type === kind);
  }
}

import { put as store, taken } from '../storage';
import { areNotes, EMPTY, type Notes } from './notes';

const KEY = 'note';
/** Changes that can be undone, also after a reload. */
const MOST_UNDONE = 30;

interface Kept {
  notes: Notes;
  before: Notes[];
}

function kept(): Kept {
  try {
    const { notes, before } = JSON.parse(taken(KEY) ?? '') as Partial<Kept>;
    if (areNotes(notes)) return { notes, before: (before ?? []).filter(areNotes) };
  } catch {
    // nothing was stored, or something else
  }
  return { notes: EMPTY, before: [] };
}

/** The notes of this browser. Each change is in its store at once; `stored` is whether that worked. */
export class Notebook {
  private state = $state.raw<Kept>(kept());
  stored = $state(true);

  get notes(): Notes {
    return this.state.notes;
  }

  get canUndo(): boolean {
    return this.state.before.length > 0;
  }

  change(notes: Notes): void {
    this.keep({ notes, before: [...this.state.before, this.state.notes].slice(-MOST_UNDONE) });
  }

  undo(): void {
    const notes = this.state.before.at(-1);
    if (notes) this.keep({ notes, before: this.state.before.slice(0, -1) });
  }

  private keep(next: Kept): void {
    this.state = next;
    this.stored = store(KEY, JSON.stringify(next));
  }

  /** Another tab noted something. */
  follow({ key }: StorageEvent): void {
    if (key === KEY) this.state = kept();
  }
}

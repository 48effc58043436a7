import { put, taken } from '../storage';

const KEPT_AS = 'hidden';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(taken(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** Those whose lines this browser does not show, by the names that their rooms have for them. */
class Hidden {
  people = $state.raw(kept());

  hide(who: string): void {
    this.keep([...this.people, who]);
  }

  showAll(): void {
    this.keep([]);
  }

  private keep(people: string[]): void {
    this.people = people;
    put(KEPT_AS, JSON.stringify(people));
  }
}

export const hidden = new Hidden();

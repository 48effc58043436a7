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

/** The people whose lines this browser hides, by their names in each room. */
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

import type { Bet, MayStake } from '../../../wire';
import {
  clearPile,
  doublePile,
  isWithinLimits,
  pileOf,
  placeChips,
  rebet,
  areSamePiles,
  total,
  type Change,
  type Pile,
} from './pile';

/** The viewer's stakes for the current coup: the pile, its undo history, and the last pile played. */
export class Stakes {
  pile = $state.raw<Pile>({});
  private past = $state.raw<Pile[]>([]);
  private earlier = $state.raw<Pile>({});

  get total(): number {
    return total(this.pile);
  }

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  get mayRebet(): boolean {
    return total(this.earlier) > 0 && !areSamePiles(this.earlier, this.pile);
  }

  place(may: MayStake, wager: string, units: number): Change {
    return this.change(may, placeChips(this.pile, may, wager, units));
  }

  double(may: MayStake): Change {
    return this.change(may, { pile: doublePile(this.pile) });
  }

  rebet(may: MayStake): Change {
    return this.change(may, { pile: rebet(this.earlier, may) });
  }

  /** Replace the stakes by saved ones, as far as the table offers these bets. */
  lay(may: MayStake, saved: Pile): Change {
    const offered = Object.entries(saved).filter(([wager]) => may.spots.some((spot) => spot.wager === wager));
    return this.change(may, { pile: rebet(Object.fromEntries(offered), may) });
  }

  clear(may: MayStake): Change {
    return this.change(may, { pile: clearPile(may) });
  }

  undo(): Change {
    const before = this.past.at(-1);
    if (!before) return { pile: this.pile };
    this.past = this.past.slice(0, -1);
    this.pile = before;
    return { pile: before };
  }

  /** Show the server's stakes. */
  correct(bets: readonly Bet[]): void {
    const real = pileOf(bets);
    if (areSamePiles(real, this.pile)) return;
    this.pile = real;
    this.past = [];
  }

  /** The stakes are closed: a rebet repeats them. */
  close(bets: readonly Bet[]): void {
    if (bets.length) this.earlier = pileOf(bets);
    this.past = [];
  }

  /** Show a change immediately if it fits; otherwise the house is asked first. */
  private change(may: MayStake, change: Change): Change {
    if (isWithinLimits(change.pile, may) && !areSamePiles(change.pile, this.pile)) {
      this.past = [...this.past, this.pile];
      this.pile = change.pile;
    }
    return change;
  }
}

import { fitSum, type Sums } from './sums';

/** A sum being named, chip by chip. */
export class Amount {
  /** The units laid; null while the proposed sum is unchanged. */
  private laid = $state<number | null>(null);

  /** The allowed range and the proposed sum, read again each time. */
  constructor(
    private readonly may: () => Sums,
    private readonly proposed: () => number,
  ) {}

  get units(): number {
    return this.laid ?? fitSum(this.may(), this.proposed());
  }

  /** Whether the viewer has changed the proposed sum. */
  get changed(): boolean {
    return this.laid !== null;
  }

  /** Whether the current sum may be named: it must not be below the minimum. */
  get enough(): boolean {
    return this.units >= this.may().low;
  }

  /** Add a chip, up to the maximum. */
  add(units: number): void {
    this.set(this.units + units);
  }

  /** Replace the current sum. */
  set(units: number): void {
    const may = this.may();
    this.laid = units < may.low ? units : fitSum(may, units);
  }

  /** Take everything back: the next chip is the first. */
  clear(): void {
    this.laid = 0;
  }
}

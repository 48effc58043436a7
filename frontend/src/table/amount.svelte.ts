import { fitting, type Sums } from './sums';

/** A sum that is being named, chip by chip. */
export class Amount {
  /** Units laid; null while the proposed sum stands. */
  private laid = $state<number | null>(null);

  /** What may be named and what is proposed, read afresh each time. */
  constructor(
    private readonly may: () => Sums,
    private readonly proposed: () => number,
  ) {}

  get units(): number {
    return this.laid ?? fitting(this.may(), this.proposed());
  }

  /** Whether the sum may be named as it lies; less than the least may not. */
  get enough(): boolean {
    return this.units >= this.may().low;
  }

  /** Add a chip, up to all there is. */
  add(units: number): void {
    this.set(this.units + units);
  }

  /** Replace what lies there with this sum. */
  set(units: number): void {
    const may = this.may();
    this.laid = units < may.low ? units : fitting(may, units);
  }

  /** Take everything back: the next chip is the first. */
  clear(): void {
    this.laid = 0;
  }
}

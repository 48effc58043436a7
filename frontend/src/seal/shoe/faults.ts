/** The kinds of faults of a shoe, which are suffixes of message names. */
export type Fault =
  | 'secret-reused'
  | 'commitment-reused'
  | 'miscounted'
  | 'attempt-hidden'
  | 'other-room'
  | 'other-shoe'
  | 'other-rules'
  | 'roster-changed'
  | 'barred'
  | 'late'
  | 'left-out'
  | 'opened-otherwise'
  | 'opening-dropped'
  | 'falsely-missing'
  | 'unreadable'
  | 'not-sealed'
  | 'other-cutter'
  | 'no-proof'
  | 'bad-proof'
  | 'second-root'
  | 'other-root'
  | 'other-secret'
  | 'secret-hidden'
  | 'other-card'
  | 'other-back'
  | 'other-lot'
  | 'order-changed'
  | 'ended-otherwise'
  | 'result-changed'
  | 'wrong-winner'
  | 'wrong-draw'
  | 'dealt-on'
  | 'rewound';

/** Reports a fault, which is never withdrawn. */
export type Blame = (fault: Fault) => void;

export function need(held: unknown, fault: Fault, blame: Blame): void {
  if (!held) blame(fault);
}

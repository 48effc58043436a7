/** The parts of a sealed shoe, as the house sends them. Hashes and secrets are 64 hex digits. */

export interface Announcement {
  room: string;
  shoe: number;
  attempt: number;
  /** The digest of the attempt that was abandoned before this one. */
  before: string;
  preset: string;
  commitment: string;
  /** The seat whose cut counts; 0 for nobody. */
  cutter: number;
}

export interface Member {
  seat: number;
  commitment: string;
}

export interface Opening {
  seat: number;
  nonce: string;
  entropy: string;
  cut: number;
}

export interface Attempt {
  announcement: Announcement;
  members: Member[];
  closed: boolean;
  openings: Opening[];
}

export interface Abandoned {
  attempt: Attempt;
  secret: string;
  missing: number[];
}

export interface Ceremony {
  attempt: Attempt;
  abandoned: Abandoned[];
}

export interface Proof {
  position: number;
  card: string;
  salt: string;
  path: string[];
}

export type Step =
  | { type: 'seal-announced'; announcement: Announcement }
  | { type: 'seal-committed'; member: Member }
  | { type: 'roster-closed'; members: Member[] }
  | { type: 'seal-opened'; opening: Opening }
  | { type: 'seal-abandoned'; secret: string; missing: number[] }
  | { type: 'shoe-sealed'; root: string }
  | { type: 'secret-shown'; shoe: number; secret: string };

/** What the picture of a shoe shows, from its analysis. */

import { courses, type Story } from '../analysis/story';
import type { Outcome, Scorecards } from '../wire';

export interface Run {
  /** The side that played against the bank, and who won each of its coups. */
  side: string;
  winner: Outcome;
  length: number;
}

/** One player's shoe; sums are in units, after each coup. */
interface OwnShoe {
  name: string;
  results: number[];
  expected: number[];
  result: number;
  luck: number;
  /** The largest win of a coup; 0 if none was won. */
  biggest: number;
}

export interface PictureFacts {
  /** Empty if the viewer may not know it. */
  room: string;
  preset: string;
  shoe: number;
  /** When the shoe was dealt, as ISO; null if that is not known. */
  started: string | null;
  coups: number;
  scorecards: Record<string, Scorecards>;
  longest: Run | null;
  own: OwnShoe | null;
  root: string | null;
}

/** The first of the longest runs; the beads of a run have its number in common. */
function longestRun(scorecards: Record<string, Scorecards>): Run | null {
  let longest: Run | null = null;
  for (const [side, { big_road: road }] of Object.entries(scorecards)) {
    const lengths = new Map<number, number>();
    for (const { outcome, run } of road) {
      if (!outcome) continue;
      const length = (lengths.get(run) ?? 0) + 1;
      lengths.set(run, length);
      if (length > (longest?.length ?? 0)) longest = { side, winner: outcome, length };
    }
  }
  return longest;
}

function ownShoe(story: Story, name: string): OwnShoe | null {
  const index = story.players.findIndex((each) => each.name === name);
  const [player, course] = [story.players[index], courses(story)[index]];
  if (!player || !course) return null;
  const wins = story.coups.flatMap(({ shares }) =>
    shares.filter((each) => each.seat === player.seat && each.name === name).map(({ result }) => result),
  );
  const { results, expected } = course;
  return { name, results, expected, result: player.result, luck: player.luck, biggest: Math.max(0, ...wins) };
}

/** `name`: the player whose results are shown; null for the shoe alone. */
export function factsOf(story: Story, room: string, name: string | null): PictureFacts {
  const { shoe, preset, started, scorecards, root } = story;
  return {
    room,
    preset,
    shoe,
    started: Number.isNaN(Date.parse(started)) ? null : started,
    coups: story.coups.filter(({ outcomes }) => Object.keys(outcomes).length).length,
    scorecards,
    longest: longestRun(scorecards),
    own: name === null ? null : ownShoe(story, name),
    root,
  };
}

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The address of the house as others may use it; empty if it is a loopback address. */
export const publicHost = ({ host, hostname }: Pick<Location, 'host' | 'hostname'>): string =>
  LOOPBACK.test(hostname) ? '' : host;

/** Characters that some file systems do not allow in a name. */
const FORBIDDEN = /[\s\\/:*?"<>|\p{Cc}]+/gu;

/** A file name from what the file is, leaving out empty parts. */
export const fileName = (parts: readonly string[]): string =>
  `${parts.filter(Boolean).join(', ').replace(FORBIDDEN, ' ').trim()}.png`;

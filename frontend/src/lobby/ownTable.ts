/** A private table with house players, which closes when its guest leaves. */

import { openRoom } from '../api';
import { begin } from '../coach/progress';
import type { Lesson, OwnTable } from '../games';
import { BUY_IN } from '../room/chips/sums';
import { router } from '../routing/router.svelte';
import type { Pace } from '../types';

const open = ({ preset, bots, fields }: OwnTable, name: string, pace: Pace, clock: number, lesson?: Lesson) =>
  openRoom({
    ...{ preset, bots, name, pace, clock, rebuy: true, private: true, closes_with_host: true },
    fields: { ...fields, ...lesson?.fields },
    opens: lesson?.opens ?? {},
  });

/** Load what a game's table needs, with its coach for a lesson, while the house opens the table. */
const prepare = ({ game }: OwnTable, lesson = false): void =>
  void import('../games/tables')
    .then(({ coachOf, tableOf }) => Promise.all([tableOf(game)?.(), lesson && coachOf[game]?.()]))
    .catch(() => undefined);

/** Open a table named after its guest, and sit down. */
export async function playNow(table: OwnTable): Promise<void> {
  prepare(table);
  const { id } = await open(table, '', 'normal', 20);
  router.toRoom(id, BUY_IN);
}

/** Open a table for a first shoe with a coach, who gives the seat. */
export async function learn(table: OwnTable, name: string): Promise<void> {
  prepare(table, true);
  const { id } = await open(table, name, 'slow', 60, table.lesson);
  begin(id);
  router.toRoom(id);
}

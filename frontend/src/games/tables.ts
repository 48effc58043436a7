import type { Component } from 'svelte';
import { lazy } from '../i18n.svelte';
import type { RoomConnection } from '../room/connection/roomConnection.svelte';
import type { Preset } from '../types';
import Punto from './punto/Punto.svelte';

type Table = Component<{ line: RoomConnection }>;

/** Loads the table of each game. */
const TABLES: Record<Preset['game'], () => Promise<Table>> = {
  /** Most visitors sit down here first, so it is bundled with the page. */
  punto: async () => Punto,
  chemin: () => lazy(import('./chemin/Chemin.svelte')),
  banque: () => lazy(import('./banque/Banque.svelte')),
};

/** Loads the coach of each game that has one. */
export const coachOf: Partial<Record<Preset['game'], () => Promise<unknown>>> = {
  punto: () => lazy(import('./punto/coach/PuntoCoach.svelte')),
  chemin: () => lazy(import('./chemin/coach/CheminCoach.svelte')),
  banque: () => lazy(import('./banque/coach/BanqueCoach.svelte')),
};

/** The loader of a game's table; undefined if the house has a game that this page does not know. */
export const tableOf = (game: string | null | undefined): (() => Promise<Table>) | undefined =>
  (TABLES as Record<string, () => Promise<Table>>)[game ?? ''];

import { ask, type Guest } from '../api';
import { housePath } from '../routing/root';
import { createPasskey, usePasskey } from './passkey';

interface Passkey {
  id: string;
  /** The host name that it works at. */
  host: string;
  created: string;
  used: string;
}

export interface Session {
  id: string;
  /** Browser and system; empty for an unknown program. */
  device: string;
  created: string;
  used: string;
  /** Whether it is this browser's. */
  here: boolean;
}

/** A guest, and how they sign in; `sign_in_name` is null for a guest without an account. */
export interface Login {
  player: string;
  name: string;
  account: number;
  sign_in_name: string | null;
  password: boolean;
  passkeys: Passkey[];
  /** The number of recovery codes left. */
  codes: number;
  sessions: Session[];
  /** Whether the visitor signed in a short time ago, and may change how they sign in. */
  proved: boolean;
  /** Whether they run the house. */
  operator: boolean;
}

/** A login after a change; `codes` are new recovery codes, which are shown only once. */
export interface Changed {
  login: Login;
  codes: string[];
}

export const login = () => ask<Login>('/me/login');
export const rename = (name: string) => ask<Guest>('/me/name', { name });
export const setPassword = (password: string) => ask<Changed>('/me/login/password', { password });
export const removeWayIn = (id: string) => ask<Changed>('/me/login/remove', { id });
export const newCodes = () => ask<Changed>('/me/login/codes', {});
/** End a session by its id, or with null all others. */
export const endSession = (id: string | null) => ask<Changed>('/me/login/sessions/end', { id });
export const deleteAll = () => ask<{ gone: boolean }>('/me/delete', {});
export const DATA_PATH = housePath('/api/me/data');

export const addPasskey = async () =>
  ask<Changed>('/me/login/passkeys', await createPasskey(await ask('/me/login/passkeys/options', {})));

export const signInByPasskey = async () =>
  ask<Guest>('/sign-in/passkey', await usePasskey(await ask('/sign-in/passkey/options', {})));
export const signInByPassword = (name: string, password: string) => ask<Guest>('/sign-in/password', { name, password });
export const signInByCode = (code: string) => ask<Guest>('/sign-in/code', { code });
export const signOut = () => ask<null>('/sign-out', {});

import { ask } from '../api';

/** What an operator has decided about the visitor, or about their network. */
export interface OwnSanction {
  kind: 'mute' | 'ban';
  network: boolean;
  reason: string;
  /** When it ends, as ISO in UTC; null for no end. */
  until: string | null;
}

export const ownSanctions = () => ask<OwnSanction[]>('/me/sanctions');
export const reportLine = (room: string, who: string, at: string, reason: string) =>
  ask<null>(`/rooms/${encodeURIComponent(room)}/reports`, { who, at, reason });

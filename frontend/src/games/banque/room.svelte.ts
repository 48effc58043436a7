import { BankRoom } from '../bank/room.svelte';
import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import { Scene } from './scene.svelte';
import { DECIDES, script } from './script';
import { PROMPTS } from './tableModel';
import type { BanquePreset, BanqueView } from './types';

/** A room of baccara banque. */
export class BanqueRoom extends BankRoom<BanqueView, BanquePreset, Scene> {
  constructor(line: RoomConnection) {
    super(line, new Scene(), { begins: ['hands-held'], decides: DECIDES, script, prompts: PROMPTS });
  }
}

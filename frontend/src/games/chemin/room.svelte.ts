import { BankRoom } from '../bank/room.svelte';
import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import { Scene } from './scene.svelte';
import { DECIDES, script } from './script';
import { PROMPTS } from './tableModel';
import type { CheminPreset, CheminView } from './types';

/** A room of chemin de fer. */
export class CheminRoom extends BankRoom<CheminView, CheminPreset, Scene> {
  constructor(line: RoomConnection) {
    super(line, new Scene(), { begins: ['stakes-set'], decides: DECIDES, script, prompts: PROMPTS });
  }
}

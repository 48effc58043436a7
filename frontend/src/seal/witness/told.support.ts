/** The messages of an honest house to an onlooker during one shoe; tests insert lies. */

import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import type { Message } from '../../types';
import type { Back, Card } from '../../wire';
import { FIRST, commitmentOf, rulesDigest } from '../shoe/ceremony';
import { CARDS, outcomeOf, proofOf, sealedShoe, secret } from './house.support';
import type { Shoe } from '../shoe/shoe';
import type { Attempt } from '../shoe/steps';
import type { ShoeRules } from '../shoe/shoeRules';
import { Watch } from '../watch.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests give messages any shape
export type Raw = any;
/** Rules by which the shoe ends after its first coup. */
const FIELDS: ShoeRules = { burn: 0, one_more: false, packs: CARDS / 52, stop_depth: CARDS - 3 };
const ROOM = 'blue';

/** The messages in order. */
export const STORY = ['welcome', 'cards', 'back', 'shown', 'ended', 'again'] as const;
export type Moment = (typeof STORY)[number];

/** A shoe without participants, and its first coup: one hand open, the other shown at the end. */
export class Story {
  private readonly fields: ShoeRules;
  private readonly kept = secret();
  private readonly attempt: Attempt;
  private readonly shoe: Shoe;
  private seq = 0;
  private readonly line: Raw = { id: ROOM, status: 'here', reason: null, send: () => undefined };

  constructor(changes: Partial<ShoeRules> = {}) {
    this.fields = { ...FIELDS, ...changes };
    const bound = { room: ROOM, shoe: 1, attempt: 1, before: FIRST, cutter: 0 };
    const announcement = { ...bound, preset: rulesDigest(this.fields), commitment: commitmentOf(this.kept) };
    this.attempt = { announcement, members: [], closed: true, openings: [] };
    this.shoe = sealedShoe(this.kept, this.attempt);
  }

  /** Send everything to a page; `lie` changes messages on their way. */
  tell(lie: (message: Raw, moment: Moment) => void = () => undefined): Watch {
    const watch = this.watch(...STORY.map((moment) => [moment, (message: Raw) => lie(message, moment)] as const));
    watch.close();
    return watch;
  }

  /** Send these messages to a page that stays open, each possibly changed on its way. */
  watch(...moments: (Moment | readonly [Moment, (message: Raw) => void])[]): Watch {
    let hear: (message: Message) => void = () => undefined;
    if (moments.length) Object.assign(this.line, { status: 'here', reason: null });
    this.line.listen = (listener: typeof hear) => void (hear = listener);
    const watch = new Watch(this.line as unknown as RoomConnection);
    for (const each of moments) {
      const [moment, lie] = typeof each === 'string' ? [each, () => undefined] : each;
      const message = structuredClone(this.at(moment));
      lie(message);
      hear(message as Message);
    }
    return watch;
  }

  /** Shut the door. */
  turnAway(reason: string): void {
    Object.assign(this.line, { status: 'turned-away', reason });
  }

  get root(): string {
    return this.shoe.root;
  }

  secretShown(): Raw {
    return { type: 'secret-shown', shoe: 1, secret: this.kept };
  }

  /** The house's HTTP answer about the shoe, with its secret once it is over. */
  sealTold(over: boolean): Raw {
    return { root: this.root, attempt: this.attempt, abandoned: [], secret: over ? this.kept : null };
  }

  room(): Raw {
    return { id: ROOM, rules: JSON.stringify(this.fields), preset: this.fields };
  }

  /** A card different from the one at this position. */
  other(place: number): Card {
    return this.shoe.cards[place] === 'As' ? 'Kd' : 'As';
  }

  private at(moment: Moment): Raw {
    switch (moment) {
      case 'welcome':
        return this.welcome({ root: null }, { shoe: 0 });
      case 'cards':
        return { ...this.cards(), seal: [{ type: 'shoe-sealed', root: this.shoe.root }] };
      case 'back':
        return this.welcome(
          { out: 4, ...this.table(), proofs: this.proofs(0, 2) },
          { view: this.view([0, 2], [1, 3], true) },
        );
      case 'shown':
        return this.news([[{ type: 'hand-shown', side: 'banker', cards: this.faces(1, 3) }, 1, 3]], [1, 3], {
          view: this.view([0, 2], [1, 3]),
        });
      case 'ended':
        return {
          ...this.news([[{ type: 'coup-ended' }], [{ type: 'shoe-ended' }]], [], { coup: 2 }),
          finished: this.coup(),
          seal: [this.secretShown()],
        };
      case 'again':
        return this.welcome({ out: 4 }, { coup: 2 }, [this.coup()]);
    }
  }

  private cards(): Raw {
    const dealt = [
      this.dealt('player', 0),
      this.dealt('banker', 1, true),
      this.dealt('player', 2),
      this.dealt('banker', 3, true),
    ];
    return this.news([[{ type: 'shoe-started', cards: CARDS }], ...dealt], [0, 2], {
      view: this.view([0, 2], [1, 3], true),
    });
  }

  private table(): Raw {
    return { hands: { player: [0, 2], banker: [1, 3] }, backs: { player: this.backs(0, 2), banker: this.backs(1, 3) } };
  }

  private welcome(seal: Raw, now: Raw, coups: Raw[] = []): Raw {
    const { attempt, shoe } = this;
    const told = {
      ceremony: { attempt, abandoned: [] },
      root: shoe.root,
      out: 0,
      hands: {},
      backs: {},
      proofs: [],
      ...seal,
    };
    return { type: 'welcome', room: this.room(), now: this.now(now), coups, seal: told };
  }

  private news(told: [Raw, ...number[]][], proofs: number[], now: Raw): Raw {
    const events = told.map(([event, ...places]) => ({ event, calls: [], backs: this.backs(...places) }));
    return {
      type: 'news',
      told: events,
      proofs: this.proofs(...proofs),
      seal: [],
      finished: null,
      room: null,
      now: this.now(now),
    };
  }

  private now(changes: Raw): Raw {
    this.seq += 1;
    return { seq: this.seq, shoe: 1, coup: 1, me: { seat: null }, cut_in: null, view: this.view([], []), ...changes };
  }

  private view(player: number[], banker: number[], down = false): Raw {
    const hidden = { cards: [], down: banker.map((_, at) => at), total: null };
    const hand = (places: number[]) => ({ cards: this.faces(...places), down: [], total: this.total(...places) });
    return { player: hand(player), banker: down ? hidden : hand(banker), shoe: { out: 4 }, seats: [] };
  }

  private dealt(side: string, place: number, down = false): [Raw, number] {
    return [{ type: down ? 'card-passed' : 'card-dealt', side, card: down ? null : this.shoe.cards[place] }, place];
  }

  private coup(): Raw {
    const hand = (...places: number[]) => ({ cards: this.faces(...places), total: this.total(...places) });
    const hands = { player: hand(0, 2), banker: hand(1, 3) };
    return { coup: 1, hands, outcomes: { player: outcomeOf(hands.player, hands.banker) }, why: [] };
  }

  private faces(...places: number[]): Card[] {
    return places.map((place) => this.shoe.cards[place] as Card);
  }

  private total(...places: number[]): number {
    return this.faces(...places).reduce((sum, [rank]) => sum + (rank === 'A' ? 1 : Number(rank) || 0), 0) % 10;
  }

  private backs(...places: number[]): Back[] {
    return places.map((place) => this.shoe.backs[place]!);
  }

  private proofs(...places: number[]): Raw[] {
    return places.map((place) => proofOf(this.kept, this.attempt, place));
  }
}

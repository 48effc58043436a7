import { describe, expect, it } from 'vitest';
import { Scene } from '../games/punto/scene.svelte';
import { turnedCards } from './scene.svelte';

const namesOf = (scene: Scene, looked?: Set<string>) =>
  turnedCards(scene.hands, looked).map(({ side, code }) => `${side} ${code}`);

describe('the cards that have turned', () => {
  it('are not those that are face down or still turning', () => {
    const scene = new Scene();
    scene.deal('player', '9h');
    expect(namesOf(scene)).toEqual([]);
    scene.turn('player');
    expect(namesOf(scene)).toEqual([]);
    scene.open('player', 9);
    expect(namesOf(scene)).toEqual(['player 9h']);
  });

  it('are in the order of dealing, each once', () => {
    const scene = new Scene();
    for (const [side, code] of [
      ['player', '2c'],
      ['banker', 'Kd'],
      ['player', '3c'],
    ] as const) {
      scene.deal(side, code);
      scene.turn(side);
      scene.open(side, null);
    }
    expect(namesOf(scene)).toEqual(['player 2c', 'banker Kd', 'player 3c']);
  });

  it('are not those that were face up when the viewer came', () => {
    const scene = new Scene();
    const seen = { cards: ['9h', '2c'], down: [], total: 1, looked: null } as const;
    scene.lay({ player: seen, banker: { ...seen, cards: [], total: null } } as never);
    expect(scene.hands.player.cards).toHaveLength(2);
    expect(namesOf(scene)).toEqual([]);
  });

  it('include two cards that the viewer alone has turned up, but not a third before it turns', () => {
    const scene = new Scene();
    for (const code of ['2c', '3c', '4c'] as const) scene.deal('player', code);
    expect(namesOf(scene, new Set(['player']))).toEqual(['player 2c', 'player 3c']);
  });
});

import { expect, it } from 'vitest';
import { shoeLinked, shoePath } from './shoeLink';

const HOUSE = 'https://cards.example';

it.each([
  [`${HOUSE}/replay?room=salon&shoe=3&coup=12`, { room: 'salon', shoe: 3 }],
  [`  ${HOUSE}/analysis?room=a_b-c&shoe=1  `, { room: 'a_b-c', shoe: 1 }],
  ['/replay?room=salon&shoe=3', { room: 'salon', shoe: 3 }],
  [`${HOUSE}/api/rooms/salon/shoes/7/record`, { room: 'salon', shoe: 7 }],
  [HOUSE + shoePath('analysis', { room: 'a b', shoe: 2 }), { room: 'a b', shoe: 2 }],
])('finds the shoe in %j', (link, shoe) => {
  expect(shoeLinked(link, HOUSE)).toEqual(shoe);
});

it.each([
  '',
  'a shoe',
  'https://elsewhere.example/replay?room=salon&shoe=3',
  `${HOUSE}.elsewhere.example/replay?room=salon&shoe=3`,
  'javascript:alert(1)',
  `${HOUSE}/rooms/salon`,
  `${HOUSE}/replay?room=salon&shoe=0`,
  `${HOUSE}/replay?room=salon&shoe=1.5`,
  `${HOUSE}/replay?shoe=1`,
  `${HOUSE}/api/rooms/salon/shoes/0/record`,
])('finds none in %j', (link) => {
  expect(shoeLinked(link, HOUSE)).toBeNull();
});

import { expect, test } from 'vitest';
import { isRecord } from './study';

test('a record is told from noted shoes by its beginning or its name', () => {
  expect(isRecord('a.txt', 'format = "bhh"\nversion = 1\n')).toBe(true);
  expect(isRecord('a.csv', 'P1,B1,P2,B2,P3,B3,result\n9h,2c,Kd,3c,,,P\n')).toBe(false);
  expect(isRecord('a.txt', `${'P\n'.repeat(4096)}format = "bhh"`)).toBe(false);
  expect(isRecord('a.bhh', 'PPB')).toBe(true);
});

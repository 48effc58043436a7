import { expect, test } from 'vitest';
import { isRecord } from './study';

test('a record is told from noted shoes by its beginning', () => {
  expect(isRecord('format = "bhh"\nversion = 1\n')).toBe(true);
  expect(isRecord('P1,B1,P2,B2,P3,B3,result\n9h,2c,Kd,3c,,,P\n')).toBe(false);
  expect(isRecord(`${'P\n'.repeat(4096)}format = "bhh"`)).toBe(false);
});

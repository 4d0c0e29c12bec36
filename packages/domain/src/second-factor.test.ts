import { BUNDLES, type Bundle } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { permissionsOf } from './permissions';
import { mustSetUpFactor, needsFactor, permissionsNow, readCode, showRecoveryCode } from './second-factor';

it('is asked of owners and managers, where it is asked at all', () => {
  expect(BUNDLES.filter((bundle) => needsFactor('required', bundle))).toEqual(['owner', 'manager']);
  expect(BUNDLES.filter((bundle) => needsFactor('optional', bundle))).toEqual([]);
  // a customer has none
  expect(needsFactor('required', null)).toBe(false);
});

it.each<[Bundle, hasFactor: boolean, mustSetUp: boolean]>([
  ['owner', false, true],
  ['owner', true, false],
  ['manager', false, true],
  ['barista', false, false],
  ['cashier', false, false],
])('takes their work from whoever has none: %s, %s', (bundle, hasFactor, mustSetUp) => {
  expect(mustSetUpFactor('required', { bundle, hasFactor })).toBe(mustSetUp);
  expect(permissionsNow('required', { bundle, hasFactor })).toEqual(mustSetUp ? [] : permissionsOf(bundle));
  expect(permissionsNow('optional', { bundle, hasFactor })).toEqual(permissionsOf(bundle));
});

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['k7mp-3qxw-0abc-1def', { kind: 'recovery', code: 'k7mp3qxw0abc1def' }],
  ['K7MP 3QXW OABC IDEF', { kind: 'recovery', code: 'k7mp3qxw0abc1def' }],
  ['k7mp3qxw0abcldef', { kind: 'recovery', code: 'k7mp3qxw0abc1def' }],
  ['12345', null],
  ['1234567', null],
  ['k7mp-3qxw-0abc-1de', null],
  ['k7mp-3qxw-0abc-1deu', null],
  ['', null],
])('reads a code as people type it: %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

it('shows a recovery code in groups, which are read again', () => {
  expect(showRecoveryCode('k7mp3qxw0abc1def')).toBe('k7mp-3qxw-0abc-1def');
  expect(readCode(showRecoveryCode('k7mp3qxw0abc1def'))?.code).toBe('k7mp3qxw0abc1def');
});

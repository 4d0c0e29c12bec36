import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { Semaphore } from '../../platform/semaphore';
import { normalisePhone } from '@seduh/domain';

vi.mock('@node-rs/argon2', { spy: true });
// the tests before in this process have it with the real one
vi.resetModules();
const { hashPassword, isCommonPassword, passwordMatches } = await import('./passwords');
const verify = vi.mocked(argon2.verify);

it('knows a password by its hash, and nobody by none', async () => {
  const hash = await hashPassword('kopi-susu-pagi');
  expect(await passwordMatches(hash, 'kopi-susu-pagi')).toBe(true);
  expect(await passwordMatches(hash, 'kopi-susu-sore')).toBe(false);
  expect(await passwordMatches(null, 'kopi-susu-pagi')).toBe(false);
  expect(await passwordMatches(undefined, '')).toBe(false);
});

it('works as hard where there is no account', async () => {
  const costOf = (hash: string | undefined) => /^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$/.exec(hash ?? '')?.[0];
  const hash = await hashPassword('kopi-susu-pagi');
  verify.mockClear();
  await passwordMatches(null, 'wrong');
  // what it costs is what stands in the hash: the same work, told without a stopwatch
  expect(costOf(hash)).toBeDefined();
  expect(verify.mock.calls.map(([checked]) => costOf(String(checked)))).toEqual([costOf(hash)]);
});

it.each([
  ['password', true],
  ['PASSWORD', true],
  ['12345678', true],
  ['kopi-susu-pagi', false],
])('finds %s common: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});

it.each([
  ['081234567890', '+6281234567890'],
  ['+62 812-3456-7890', '+6281234567890'],
  ['62 (812) 34567890', '+6281234567890'],
  ['0062 812 3456 7890', '+6281234567890'],
  ['+1 202 555 0101', '+12025550101'],
])('writes %s as %s', (typed, phone) => {
  expect(normalisePhone(typed)).toBe(phone);
});

it('lets only so many jobs run at a time, in the order they came, also past one that fails', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const job = (index: number) => async () => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 5));
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const results = await Promise.allSettled(Array.from({ length: 7 }, (_, index) => semaphore.run(job(index))));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array.from({ length: 5 }, () => 'fulfilled'),
  ]);
});

import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { tempFolder } from './testing/temp-folder';
import { withStartLock } from './start-lock';

const place = async () => ({ name: 'test', dataDir: await tempFolder() });

/** Runs three pieces of work that overlap if nothing keeps them apart; the most that ran at a time. */
async function mostAtOnce(run: (work: () => Promise<void>) => Promise<void>): Promise<number> {
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await delay(10);
    now -= 1;
  };
  await Promise.all([run(work), run(work), run(work)]);
  return most;
}

it('lets one at a time work on a folder, and does not hold up another folder', async () => {
  const folder = await place();
  expect(await mostAtOnce((work) => withStartLock(folder, work))).toBe(1);
  const other = await place();
  let both = 0;
  await withStartLock(folder, () => withStartLock(other, async () => void (both += 1)));
  expect(both).toBe(1);
  expect(await mostAtOnce((work) => work())).toBe(3);
});

it('is free again after a failure', async () => {
  const folder = await place();
  await expect(withStartLock(folder, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await withStartLock(folder, async () => 'done')).toBe('done');
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';
import { connectBeside } from '../../testing/beside';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/stand-ins';
import type { Database } from '../db/database';
import { HttpError } from '../http/errors';
import { createLimiter, forgetCounts, type Limiter } from './limiter';
import { slowDownRule, windowRule, type Attempt } from './rules';

let own: TestDatabase;
let other: Database;
let limiters: Limiter[];
beforeEach(async () => {
  own = await createTestDatabase();
  other = connectBeside(own.name);
  limiters = [own.database, other].map(({ limits }) => createLimiter(limits, silentLogger));
});
afterEach(async () => {
  await other.close();
  await own.drop();
});

const MINUTE_MS = 60_000;
const isLetIn = (taken: Attempt | number): taken is Attempt => typeof taken !== 'number';
/** So many at once, in turn in both processes. */
const rush = (count: number, take: (limiter: Limiter) => Promise<Attempt | number>) =>
  Promise.all(Array.from({ length: count }, (_, index) => take(limiters[index % 2] as Limiter)));
/** Some of the seconds may have passed. */
function expectAbout(taken: Attempt | number, seconds: number): void {
  expect(taken).toBeLessThanOrEqual(seconds);
  expect(taken).toBeGreaterThan(seconds - 12);
}
const rows = async () => {
  const found = await sql<{ count: number }>`select count(*) as count from rate_limits`.execute(own.database.db);
  return Number(found.rows[0]?.count);
};

describe('two processes', () => {
  it('let no more in together than one, however many come at once', async () => {
    const rule = windowRule('ten', 10, MINUTE_MS);
    const taken = await rush(40, (limiter) => limiter.take([[rule, 'a']]));
    expect(taken.filter(isLetIn)).toHaveLength(10);
    expectAbout(Math.max(...taken.map((one) => (isLetIn(one) ? 0 : one))), 60);
    expect(isLetIn(await (limiters[1] as Limiter).take([[rule, 'b']]))).toBe(true);
  });

  it('control: that count by themselves let in twice as many', async () => {
    const rule = windowRule('ten', 10, MINUTE_MS);
    await own.database.db.schema.dropTable('rate_limits').execute();
    const taken = await rush(40, (limiter) => limiter.takeAnyway(rule, 'a'));
    expect(taken.filter(isLetIn)).toHaveLength(20);
  });

  it('give back what the other has taken the place for, and begin anew when the time is over', async () => {
    const [one, two] = limiters as [Limiter, Limiter];
    const rule = windowRule('two', 2, MINUTE_MS);
    const first = await one.take([[rule, 'a']]);
    await two.take([[rule, 'a']]);
    expect(isLetIn(await two.take([[rule, 'a']]))).toBe(false);
    if (isLetIn(first)) await first.giveBack();
    expect(isLetIn(await two.take([[rule, 'a']]))).toBe(true);
    expect(isLetIn(await one.take([[rule, 'a']]))).toBe(false);
    await sql`update rate_limits set ends_at = clock_timestamp() - interval '1 second'`.execute(own.database.db);
    expect(isLetIn(await one.take([[rule, 'a']]))).toBe(true);
    // of a count that is over nothing is given back
    if (isLetIn(first)) await first.giveBack();
    await two.take([[rule, 'a']]);
    expect(isLetIn(await one.take([[rule, 'a']]))).toBe(false);
  });

  it('make attempts wait, each longer than the one before, and forget it when one is given back', async () => {
    const [one, two] = limiters as [Limiter, Limiter];
    const rule = slowDownRule('slow', (failures) => (failures < 3 ? 0 : 15 * 2 ** (failures - 3)));
    const taken = await rush(20, (limiter) => limiter.take([[rule, 'a']]));
    expect(taken.filter(isLetIn)).toHaveLength(3);
    expectAbout(await two.take([[rule, 'a']]), 15);
    await sql`update rate_limits set free_at = clock_timestamp() - interval '1 second'`.execute(own.database.db);
    const judged = await one.take([[rule, 'a']]);
    expectAbout(await two.take([[rule, 'a']]), 30);
    if (isLetIn(judged)) await judged.giveBack();
    expect(isLetIn(await two.take([[rule, 'a']]))).toBe(true);
  });
});

it('counts at no limit what one of them refuses, and at none after it', async () => {
  const [limiter] = limiters as [Limiter];
  const [wide, narrow, last] = [
    windowRule('wide', 9, MINUTE_MS),
    windowRule('narrow', 1, MINUTE_MS),
    windowRule('last', 9, MINUTE_MS),
  ];
  const take = () => limiter.take([[wide, 'a'], [narrow, 'a'], [last, 'a']]); // prettier-ignore
  expect(isLetIn(await take())).toBe(true);
  for (let round = 0; round < 3; round += 1) expect(isLetIn(await take())).toBe(false);
  const { rows: counts } = await sql<{ taken: number }>`select taken from rate_limits`.execute(own.database.db);
  expect(counts.map(({ taken }) => taken)).toEqual([1, 1, 1]);
});

it('refuses who was refused without asking again, and nobody else', async () => {
  const [limiter] = limiters as [Limiter];
  const rule = windowRule('one', 1, MINUTE_MS);
  await limiter.takeAnyway(rule, 'a');
  expectAbout(await limiter.takeAnyway(rule, 'a'), 60);
  await own.database.db.schema.dropTable('rate_limits').execute();
  expectAbout(await limiter.takeAnyway(rule, 'a'), 60);
  // control: who has to be asked for is counted here by now
  expect(isLetIn(await limiter.takeAnyway(rule, 'b'))).toBe(true);
});

it('keeps no name of anybody, and nothing once it is over', async () => {
  const [limiter] = limiters as [Limiter];
  await limiter.take([[windowRule('short', 1, 1), 'rani@seduh.example']]);
  await limiter.take([[windowRule('long', 1, MINUTE_MS), 'rani@seduh.example']]);
  const { rows: kept } = await sql<{ text: string }>`select rate_limits::text as text from rate_limits`.execute(
    own.database.db,
  );
  expect(kept.map(({ text }) => text).join()).not.toContain('rani');
  await expect.poll(() => forgetCounts(own.database.jobs).then(rows)).toBe(1);
});

describe('while the counts are away', () => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await createTestApp({ database: own.database });
    await own.database.db.schema.dropTable('rate_limits').execute();
  });
  afterEach(() => shop.close());

  it('nothing is guessed: 503, also with the right password', async () => {
    const { email } = await shop.makeUser({ password: 'kopi-susu-pagi' });
    const payload = { email, password: 'kopi-susu-pagi' };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/auths/login',
      payload,
      headers: { 'accept-language': 'id' },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', said: expect.anything() });
    await expect((limiters[0] as Limiter).take([[windowRule('x', 1, 1), 'a']])).rejects.toBeInstanceOf(HttpError);
  });

  it('everything else is limited by each process alone', async () => {
    const [one] = limiters as [Limiter];
    const rule = windowRule('three', 3, MINUTE_MS);
    const taken = await Promise.all(Array.from({ length: 5 }, () => one.takeAnyway(rule, 'a')));
    expect(taken.filter(isLetIn)).toHaveLength(3);
    const user = await shop.makeUser();
    const look = () => shop.app.inject({ method: 'GET', url: '/api/tables/nobodys', headers: user.headers });
    const answers = await Promise.all(Array.from({ length: 5 }, look));
    expect(answers.map((one) => one.json<{ code: string }>().code)).toEqual(
      Array.from({ length: 5 }, () => 'TABLE_GONE'),
    );
  });
});

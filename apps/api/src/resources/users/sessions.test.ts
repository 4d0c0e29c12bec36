import { LiveSessions, success } from '@seduh/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';

const PASSWORD = 'kopi-susu-pagi';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

const tokenHeader = (token: string) => ({ 'x-access-token': token });
async function list({ headers }: Pick<TestUser, 'headers'>) {
  const answer = await shop.app.inject({ url: '/api/users/sessions', headers });
  return success(LiveSessions).parse(answer.json()).data;
}
const end = ({ headers }: Pick<TestUser, 'headers'>, id = '') =>
  shop.app.inject({ method: 'DELETE', url: `/api/users/sessions${id && `/${id}`}`, headers });
const isIn = async (token: string, app = shop.app) =>
  (await app.inject({ url: '/api/users', headers: tokenHeader(token) })).statusCode === 200;
const later = (ms: number) => shop.clock.set(new Date(Date.parse(TEST_NOW) + ms));

describe('the list of sessions', () => {
  it('names the device and marks the one that asks; nothing in it opens a door', async () => {
    const user = await shop.makeUser({ password: PASSWORD });
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/auths/login',
      headers: { 'user-agent': PHONE },
      payload: { email: user.email, password: PASSWORD },
      remoteAddress: shop.nextAddress(),
    });
    const { token } = login.json<{ data: { token: string } }>().data;
    const rows = await list({ headers: tokenHeader(token) });
    expect(rows.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Android', true],
      ['Unknown device', false],
    ]);
    expect((await list(user)).map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Chrome on Android', false],
    ]);
    for (const { id } of rows) expect(await isIn(id)).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('tells the last use to the minute, and writes it once in five minutes, not at each request', async () => {
    const user = await shop.makeUser();
    const writes: string[] = [];
    const { rows } = await shop.database.pool.query<{ xmin: string }>(
      'select xmin::text from sessions where user_id = $1',
      [user.id],
    );
    writes.push(rows[0]?.xmin ?? '');
    const use = async (ms: number) => {
      later(ms);
      await shop.app.sessions.viewerOf(user.token);
      // the answer before is believed for a second: another process has no such memory
      const other = await createTestApp({ database: shop.database, clock: shop.clock });
      for (let n = 0; n < 3; n += 1) await isIn(user.token, other.app);
      await other.close();
    };
    await use(4 * 60_000);
    expect((await list(user))[0]?.last_used_at).toBe('2026-11-20T07:30:00.000Z');
    await use(5 * 60_000 + 42_000);
    await expect.poll(async () => (await list(user))[0]?.last_used_at).toBe('2026-11-20T07:35:00.000Z');
    const after = () =>
      shop.database.pool.query<{ xmin: string }>('select xmin::text from sessions where user_id = $1', [user.id]);
    const written = (await after()).rows[0]?.xmin;
    expect(written).not.toBe(writes[0]);
    await use(9 * 60_000);
    expect((await after()).rows[0]?.xmin).toBe(written);
  });

  it('keeps twenty at most: the one that was used longest ago goes', async () => {
    const user = await shop.makeUser();
    const tokens: string[] = [];
    for (let n = 1; n <= 20; n += 1) {
      later(n * 60_000);
      tokens.push(await shop.app.sessions.start(user.id));
    }
    expect(await list({ headers: tokenHeader(tokens[19] ?? '') })).toHaveLength(20);
    expect(await isIn(user.token)).toBe(false);
    expect(await isIn(tokens[0] ?? '')).toBe(true);
  });

  it('keeps twenty at most of those who log in at the same moment', async () => {
    const user = await shop.makeUser();
    const tokens = await Promise.all(Array.from({ length: 30 }, () => shop.app.sessions.start(user.id)));
    const live = await Promise.all(tokens.map((token) => isIn(token)));
    expect(live.filter(Boolean).length).toBeLessThanOrEqual(20);
    const { rows } = await shop.database.pool.query('select 1 from sessions where user_id = $1', [user.id]);
    expect(rows).toHaveLength(20);
  });
});

describe('ending a session', () => {
  it('of the own account by its id, once', async () => {
    const user = await shop.makeUser();
    const other = await shop.app.sessions.start(user.id);
    expect(await isIn(other)).toBe(true);
    const id = (await list(user)).find(({ current }) => !current)?.id ?? '';
    const ended = await end(user, id);
    expect(ended.json()).toMatchObject({ status: 200, msg: 'That device is logged out', data: null });
    expect([await isIn(other), await isIn(user.token)]).toEqual([false, true]);
    expect((await end(user, id)).json()).toMatchObject({ status: 404, msg: 'Session Not Found' });
  });

  it('of somebody else is refused like one that is none', async () => {
    const [user, stranger] = [await shop.makeUser(), await shop.makeUser()];
    const [theirs] = await list(stranger);
    const refused = await end(user, theirs?.id);
    expect(refused.json()).toEqual((await end(user, 'no-id')).json());
    expect([refused.statusCode, await isIn(stranger.token)]).toEqual([404, true]);
  });

  it('takes all others at once, and no one else’s', async () => {
    const [user, stranger] = [await shop.makeUser(), await shop.makeUser()];
    const others = [await shop.app.sessions.start(user.id), await shop.app.sessions.start(user.id)];
    expect((await end(user)).json()).toMatchObject({ msg: 'Every other device is logged out', data: { ended: 2 } });
    expect(await Promise.all([...others, user.token, stranger.token].map((token) => isIn(token)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await end(user)).json()).toMatchObject({ data: { ended: 0 } });
  });

  it('reaches another process, and its stream, within a moment', async () => {
    const user = await shop.makeUser();
    const other = await shop.app.sessions.start(user.id);
    const elsewhere = await createTestApp({ database: shop.database });
    expect(await isIn(other, elsewhere.app)).toBe(true);
    const headers = tokenHeader(other);
    const stream = await shop.app.inject({ url: '/api/transactions/events', headers, payloadAsStream: true });
    const over = new Promise((resolve) => stream.stream().once('end', resolve).resume());
    await end(user);
    await expect.poll(() => isIn(other, elsewhere.app), { timeout: 1_500, interval: 50 }).toBe(false);
    await over;
    await elsewhere.close();
  });
});

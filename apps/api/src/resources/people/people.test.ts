import type { Bundle } from '@seduh/contract/constants';
import { MESSAGES } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { SAMPLE_PASSWORD } from '../../testing/access-samples';
import { createSessions } from '../auth/sessions';
import { withFactor } from '../auth/testing/factor-kit';
import * as repository from './repository';
import { rescueFactor } from './rescue';
import { createPeopleService } from './service';

const TEST_NOW_ISO = new Date(TEST_NOW).toISOString();

let shop: TestApp;
let sari: TestUser;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const staffNamed = (display_name: string, bundle: Bundle, values: { password?: string } = {}) =>
  shop.makeUser({ role: 'Admin', display_name, bundle, ...values });

beforeEach(async () => {
  // whoever was made before is a customer, so that each test has one owner
  await shop.database.db.updateTable('users').set({ role: 'User' }).where('role', '=', 'Admin').execute();
  sari = await staffNamed('Sari Wulandari', 'owner');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(who: TestUser, method: Method, path: string, payload?: object) {
  const url = `/api/people${path}`;
  const response = await shop.app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) });
  const body = response.json<{ code?: string; msg: string; data: Record<string, unknown> | null }>();
  return { status: response.statusCode, ...body };
}
const change = (who: TestUser, { id }: TestUser, bundle: Bundle, was: Bundle) =>
  call(who, 'PATCH', `/${id}/bundle`, { bundle, was });
const whoAmI = async (who: TestUser) =>
  (await shop.app.inject({ url: '/api/users', headers: who.headers })).json<{
    data: { permissions: string[] } | null;
  }>();
const login = (email: string, password: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auths/login',
    remoteAddress: shop.nextAddress(),
    payload: { email, password },
  });

describe('the list', () => {
  it('says who works here, what they may do, and when they were here last; who is kept out stands last', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista');
    await shop.database.db
      .updateTable('users')
      .set({ disabled_at: shop.clock.now() })
      .where('id', '=', bayu.id)
      .execute();
    await staffNamed('Wulan Anggraini', 'cashier');
    await shop.makeUser({ role: 'Admin', closed_at: shop.clock.now() });
    await shop.makeUser();

    const { status, data } = await call(sari, 'GET', '');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      staff: [
        {
          name: 'Sari Wulandari',
          bundle: 'owner',
          status: 'active',
          you: true,
          sessions: 1,
          last_seen_at: TEST_NOW_ISO,
        },
        { name: 'Wulan Anggraini', bundle: 'cashier', status: 'active', you: false },
        { name: 'Bayu Saputra', bundle: 'barista', status: 'disabled', you: false },
      ],
      invitations: [],
    });
  });
});

describe('what somebody may do', () => {
  it('is changed by an owner, and counts at once, without another login', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista');
    const figures = () => shop.app.inject({ url: '/api/dashboard', headers: bayu.headers });
    expect((await figures()).json()).toMatchObject({ code: 'NOT_PERMITTED', msg: MESSAGES.notPermitted });
    expect((await whoAmI(bayu)).data?.permissions).toEqual(['orders']);

    expect(await change(sari, bayu, 'manager', 'barista')).toMatchObject({ status: 200, data: { bundle: 'manager' } });
    expect((await figures()).statusCode).toBe(200);
    expect((await whoAmI(bayu)).data?.permissions).toContain('figures');

    await change(sari, bayu, 'cashier', 'manager');
    expect((await figures()).statusCode).toBe(403);
  });

  it('is not overwritten where a colleague was faster, who is named by what they chose', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'cashier');
    expect(await change(sari, bayu, 'manager', 'barista')).toMatchObject({
      status: 409,
      code: 'EDIT_CONFLICT',
      data: { id: bayu.id, bundle: 'cashier' },
    });
  });

  it.each([
    ['a bundle that is none', { bundle: 'king', was: 'barista' }],
    ['nothing', {}],
    ['a field more', { bundle: 'owner', was: 'barista', role: 'User' }],
  ])('is refused for %s', async (_name, body) => {
    const bayu = await staffNamed('Bayu Saputra', 'barista');
    expect((await call(sari, 'PATCH', `/${bayu.id}/bundle`, body)).status).toBe(400);
    expect((await whoAmI(bayu)).data?.permissions).toEqual(['orders']);
  });

  it('is nobody’s to change but an owner’s, and of nobody but staff', async () => {
    const [bayu, dimas] = [await staffNamed('Bayu', 'barista'), await staffNamed('Dimas', 'manager')];
    for (const who of [bayu, dimas]) {
      expect(await change(who, who, 'owner', 'barista')).toMatchObject({ status: 403, code: 'NOT_PERMITTED' });
    }
    const rani = await shop.makeUser();
    expect(await change(sari, rani, 'owner', 'barista')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await call(sari, 'PATCH', '/nobody/bundle', { bundle: 'owner', was: 'barista' })).status).toBe(404);
  });
});

describe('somebody who is switched off', () => {
  it('is out on every device within a second, and cannot log in until switched on again', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista', { password: 'giling-halus-pagi' });
    expect((await login(bayu.email, 'giling-halus-pagi')).statusCode).toBe(200);
    expect(await call(sari, 'POST', `/${bayu.id}/disable`)).toMatchObject({
      status: 200,
      data: { status: 'disabled', sessions: 0 },
    });
    const orders = await shop.app.inject({ url: '/api/transactions', headers: bayu.headers });
    expect(orders.json()).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    const refused = await login(bayu.email, 'giling-halus-pagi');
    expect(refused.json()).toMatchObject({ status: 403, code: 'ACCOUNT_DISABLED', msg: MESSAGES.accountDisabled });
    // who does not know the password learns nothing
    expect((await login(bayu.email, 'something-else')).json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });

    expect(await call(sari, 'POST', `/${bayu.id}/enable`)).toMatchObject({ status: 200, data: { status: 'active' } });
    expect((await login(bayu.email, 'giling-halus-pagi')).statusCode).toBe(200);
  });

  it('gets no further by a link to a new password that was mailed before', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista', { password: 'giling-halus-pagi' });
    const forgot = () =>
      shop.app.inject({
        method: 'PATCH',
        url: '/api/auths/forgot-password',
        remoteAddress: shop.nextAddress(),
        payload: { email: bayu.email },
      });
    const before = shop.mails.length;
    await forgot();
    await expect.poll(() => shop.mails.length).toBe(before + 1);
    const token = /token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1];
    await call(sari, 'POST', `/${bayu.id}/disable`);
    const payload = { token, newPassword: 'seduh-lama-sekali', confirmPassword: 'seduh-lama-sekali' };
    const reset = await shop.app.inject({ method: 'PATCH', url: '/api/auths/reset-password', payload });
    expect(reset.json()).toMatchObject({ status: 401, code: 'LINK_EXPIRED' });
  });

  it('loses the board’s live stream at once', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista');
    const url = '/api/transactions/events';
    const { stream } = await shop.app.inject({ url, headers: bayu.headers, payloadAsStream: true });
    const ended = new Promise<void>((done) => {
      stream().on('end', done).on('close', done).resume();
    });
    const at = performance.now();
    await call(sari, 'POST', `/${bayu.id}/disable`);
    await ended;
    expect(performance.now() - at).toBeLessThan(1_000);
  });

  it('may be logged out everywhere and log in again', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista', { password: 'giling-halus-pagi' });
    expect(await call(sari, 'DELETE', `/${bayu.id}/sessions`)).toMatchObject({ status: 200, data: { sessions: 0 } });
    expect((await whoAmI(bayu)).data).toBeNull();
    expect((await login(bayu.email, 'giling-halus-pagi')).statusCode).toBe(200);
    // of the own sessions the one that asks stays
    expect(await call(sari, 'DELETE', `/${sari.id}/sessions`)).toMatchObject({ status: 200, data: { sessions: 1 } });
    expect((await call(sari, 'GET', '')).status).toBe(200);
  });
});

describe('a second factor', () => {
  it('of somebody whose phone is gone is reset: out everywhere, told by mail, in by the password', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista');
    await withFactor(shop, bayu);
    expect(await call(sari, 'GET', '')).toMatchObject({
      data: { staff: expect.arrayContaining([expect.objectContaining({ id: bayu.id, second_factor: true })]) },
    });
    const before = shop.mails.length;
    expect(await call(sari, 'DELETE', `/${bayu.id}/second-factor`)).toMatchObject({
      status: 200,
      msg: MESSAGES.factorReset,
      data: { second_factor: false, sessions: 0 },
    });
    expect((await whoAmI(bayu)).data).toBeNull();
    expect((await login(bayu.email, SAMPLE_PASSWORD)).statusCode).toBe(200);
    await shop.app.mails.deliver();
    expect(shop.mails.slice(before)).toEqual([
      expect.objectContaining({ to: bayu.email, subject: 'Your second factor at Seduh was reset' }),
    ]);
  });

  it('that is not there is left alone, with whoever has none', async () => {
    const bayu = await staffNamed('Bayu Saputra', 'barista');
    expect(await call(sari, 'DELETE', `/${bayu.id}/second-factor`)).toMatchObject({
      status: 200,
      data: { sessions: 1 },
    });
    expect((await whoAmI(bayu)).data).not.toBeNull();
  });

  it('of one’s own is not passed by this way, nor by who is no owner, nor of customers', async () => {
    await withFactor(shop, sari);
    expect(await call(sari, 'DELETE', `/${sari.id}/second-factor`)).toMatchObject({
      status: 403,
      code: 'NOT_PERMITTED',
      msg: MESSAGES.ownFactor,
    });
    const dimas = await staffNamed('Dimas', 'manager');
    expect(await call(dimas, 'DELETE', `/${sari.id}/second-factor`)).toMatchObject({ code: 'NOT_PERMITTED' });
    const rani = await shop.makeUser();
    expect(await call(sari, 'DELETE', `/${rani.id}/second-factor`)).toMatchObject({ status: 404 });
  });

  it('of an owner who has lost everything is taken away at the terminal, which the record says', async () => {
    await withFactor(shop, sari);
    const { db } = shop.database;
    const rescue = (email: string) => rescueFactor(db, shop.clock, email);
    expect(await rescue(sari.email.toUpperCase())).toBe(true);
    expect((await login(sari.email, SAMPLE_PASSWORD)).statusCode).toBe(200);
    const act = await db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(act).toMatchObject({ action: 'people.factor', actor_id: sari.id, subject_id: sari.id });
    expect(await rescue(sari.email)).toBe(false);
    await expect(rescue((await shop.makeUser()).email)).rejects.toThrow('nobody on staff has the email');
  });
});

describe('the last owner', () => {
  it('stays one, and is not kept out', async () => {
    await staffNamed('Bayu', 'barista');
    const off = await staffNamed('Off', 'owner');
    await call(sari, 'POST', `/${off.id}/disable`);
    const refusal = { status: 409, code: 'LAST_OWNER', msg: MESSAGES.lastOwner };
    expect(await change(sari, sari, 'manager', 'owner')).toMatchObject(refusal);
    expect(await call(sari, 'POST', `/${sari.id}/disable`)).toMatchObject(refusal);
    await call(sari, 'POST', `/${off.id}/enable`);
    expect(await change(sari, sari, 'manager', 'owner')).toMatchObject({ status: 200 });
  });

  const owners = async (): Promise<number> =>
    (await repository.listStaff(shop.database.db, shop.clock.now())).filter(
      ({ bundle, disabled_at }) => bundle === 'owner' && !disabled_at,
    ).length;

  /** Two owners take each other's tasks, or keep each other out, at once: how many are left, and how many had their way. */
  async function eachOther(how: 'bundle' | 'disable', holdStaff = repository.holdStaff) {
    const dimas = await staffNamed('Dimas', 'owner');
    const { db } = shop.database;
    const people = createPeopleService({ db, clock: shop.clock, sessions: createSessions(db, shop.clock), holdStaff });
    const act = (by: string, id: string) =>
      how === 'disable'
        ? people.disable({ id, by })
        : people.setBundle({ id, by }, { bundle: 'barista', was: 'owner' });
    const outcomes = await Promise.allSettled([act(sari.id, dimas.id), act(dimas.id, sari.id)]);
    return { left: await owners(), done: outcomes.filter(({ status }) => status === 'fulfilled').length };
  }

  it.each(['bundle', 'disable'] as const)('is left when two owners change each other at once: %s', async (how) => {
    for (let round = 0; round < 5; round += 1) {
      expect(await eachOther(how)).toEqual({ left: 1, done: 1 });
      await shop.database.db.updateTable('users').set({ role: 'User' }).where('role', '=', 'Admin').execute();
      sari = await staffNamed('Sari', 'owner');
    }
  });

  it.each(['bundle', 'disable'] as const)('control: is gone where nobody is held: %s', async (how) => {
    let asked = 0;
    let go = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    // reads without holding, and only goes on once both have read
    const naive: typeof repository.holdStaff = async (tx, id) => {
      const rows = await repository.listStaff(tx, shop.clock.now());
      asked += 1;
      if (asked === 2) go();
      await both;
      return rows.filter((row) => row.bundle === 'owner' || row.id === id);
    };
    expect(await eachOther(how, naive)).toEqual({ left: 0, done: 2 });
  });
});

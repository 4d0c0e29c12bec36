// Long because a second factor is one thing from its setup to its loss, and each step is held against the one before.
import { FACTOR_PATHS, MESSAGES, type SecondFactor } from '@seduh/contract';
import { LIMITS, type Bundle } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTx } from '../../../platform/db/tx';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { SAMPLE_PASSWORD as PASSWORD } from '../../../testing/access-samples';
import { createLogin } from '../login';
import {
  beginFactor,
  callFactor,
  codeAfter,
  confirmFactor,
  withFactor,
  withPassword,
  type TestFactor,
} from '../testing/factor-kit';
import { createFactorCodes } from './codes';

let shop: TestApp;
let dimas: TestUser;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  dimas = await shop.makeUser({ role: 'Admin', bundle: 'manager' });
});

/** Steps of the app, of 30 s each, go by. */
const goOn = (steps: number) => shop.clock.set(new Date(shop.clock.now().getTime() + steps * 30_000));

async function logIn(payload: object, remoteAddress = shop.nextAddress()) {
  const response = await shop.app.inject({ method: 'POST', url: '/api/auths/login', remoteAddress, payload });
  return response.json<{ status: number; code?: string; msg: string; data: { token: string } | null }>();
}
const byCode = (code?: string, who = dimas) => logIn({ email: who.email, password: PASSWORD, code });
const state = async (who = dimas) => (await callFactor<SecondFactor>(shop, who, {})).data;
const REQUIRED = { status: 401, code: 'CODE_REQUIRED', msg: MESSAGES.codeRequired, data: null };
const WRONG = { status: 401, code: 'WRONG_CODE', msg: MESSAGES.wrongCode, data: null };
const USED = { status: 401, code: 'WRONG_CODE', msg: MESSAGES.codeUsed, data: null };

describe('setting it up', () => {
  it('answers a secret once, counts from the first code on, and logs other devices out', async () => {
    await withPassword(shop, dimas);
    expect(await state()).toEqual({ on_since: null, required: false, recovery_left: 0 });
    const other = await shop.app.sessions.start(dimas.id);
    const begun = await beginFactor(shop, dimas);
    expect(begun).toMatchObject({ status: 200 });
    const { data } = begun;
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    // not before it is confirmed
    expect(await byCode()).toMatchObject({ status: 200 });

    const { status, msg, data: made } = await confirmFactor(shop, dimas, codeAfter(shop, data.secret, 0));
    expect([status, msg, made.codes.length]).toEqual([200, MESSAGES.factorOn, LIMITS.recoveryCodes]);
    expect(await state()).toEqual({ on_since: new Date(TEST_NOW).toISOString(), required: false, recovery_left: 10 });
    expect(await shop.app.sessions.viewerOf(other)).toBeNull();
    expect(await byCode()).toMatchObject(REQUIRED);
    expect(JSON.stringify(await callFactor(shop, dimas, {}))).not.toContain(data.secret);
  });

  it('takes the password, and leaves what is on as it is until another app is confirmed', async () => {
    const before = await withFactor(shop, dimas);
    expect(await beginFactor(shop, dimas, { password: 'another-one' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await beginFactor(shop, dimas)).toMatchObject({ status: 403, code: 'CODE_REQUIRED' });
    expect(await beginFactor(shop, dimas, { code: '000000' })).toMatchObject({ status: 403, code: 'WRONG_CODE' });
    goOn(1);
    const { data } = await beginFactor(shop, dimas, { code: codeAfter(shop, before.secret, 0) });
    goOn(1);
    expect(await byCode(codeAfter(shop, before.secret, 0))).toMatchObject({ status: 200 });
    const confirmed = await confirmFactor(shop, dimas, codeAfter(shop, data.secret, 0));
    expect(confirmed.status).toBe(200);
    goOn(1);
    expect(await byCode(codeAfter(shop, before.secret, 0))).toMatchObject(WRONG);
    expect(await byCode(before.codes[0])).toMatchObject(WRONG);
    expect(await byCode(codeAfter(shop, data.secret, 0))).toMatchObject({ status: 200 });
  });

  it('is over after a while, and comes to nothing by a wrong code', async () => {
    await withPassword(shop, dimas);
    const nothing = { status: 404, code: 'NOT_FOUND', msg: MESSAGES.factorTooLate };
    expect(await confirmFactor(shop, dimas, '123456')).toMatchObject(nothing);
    const { data } = await beginFactor(shop, dimas);
    const wrong = codeAfter(shop, data.secret, 7);
    expect(await confirmFactor(shop, dimas, wrong)).toMatchObject({
      status: 403,
      code: 'WRONG_CODE',
      data: { fields: { code: MESSAGES.wrongCode } },
    });
    goOn(2 * LIMITS.factorMinutes + 1);
    expect(await confirmFactor(shop, dimas, codeAfter(shop, data.secret, 0))).toMatchObject(nothing);
    expect((await state()).on_since).toBeNull();
  });

  it('is nothing for customers', async () => {
    const rani = await shop.makeUser({ password: PASSWORD });
    expect(await beginFactor(shop, rani)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it('keeps neither secret nor codes as they are', async () => {
    const { secret, codes } = await withFactor(shop, dimas);
    const { rows } = await shop.database.pool.query<{ text: string }>(
      'select second_factors::text as text from second_factors union all select recovery_codes::text from recovery_codes',
    );
    const kept = rows.map(({ text }) => text).join('\n');
    expect(kept).toContain(dimas.id);
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept.toLowerCase()).not.toContain(plain.toLowerCase());
  });
});

describe('a login', () => {
  let factor: TestFactor;
  beforeEach(async () => {
    factor = await withFactor(shop, dimas);
    goOn(2);
  });

  it('takes a code of the app, also of the step before and after, however it is typed', async () => {
    for (const step of [-1, 0, 1])
      expect(await byCode(codeAfter(shop, factor.secret, step))).toMatchObject({ status: 200 });
    goOn(5);
    const code = codeAfter(shop, factor.secret, 0);
    expect(await byCode(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
  });

  it('takes no code twice, nor one older than the last', async () => {
    const code = codeAfter(shop, factor.secret, 0);
    expect(await byCode(code)).toMatchObject({ status: 200 });
    expect(await byCode(code)).toMatchObject(USED);
    expect(await byCode(codeAfter(shop, factor.secret, -1))).toMatchObject(USED);
  });

  it.each([
    ['another number', '000000'],
    ['a short one', '12345'],
    ['words', 'four-five-six'],
    ['a long one', 'x'.repeat(5_000)],
  ])('refuses %s', async (_name, code) => {
    expect(await byCode(code)).toMatchObject(WRONG);
  });

  it('refuses what is no text, and counts an empty one as none', async () => {
    const send = (code: unknown) => logIn({ email: dimas.email, password: PASSWORD, code });
    expect(await send(Number(codeAfter(shop, factor.secret, 0)))).toMatchObject(WRONG);
    expect(await send(' ')).toMatchObject(REQUIRED);
  });

  it('says nothing of a second factor to a wrong password, and uses up no code', async () => {
    const wrong = { status: 401, code: 'WRONG_CREDENTIALS', msg: MESSAGES.wrongCredentials, data: null };
    const none = await shop.makeUser({ role: 'Admin', password: PASSWORD });
    const code = codeAfter(shop, factor.secret, 0);
    for (const email of [dimas.email, none.email, 'nobody@seduh.example'])
      for (const extra of [{}, { code }, { code: '000000' }])
        expect(await logIn({ email, password: 'something-else', ...extra })).toEqual(wrong);
    expect(await byCode(code)).toMatchObject({ status: 200 });
  });

  it('minds no code where none is asked for', async () => {
    const none = await shop.makeUser({ role: 'Admin', password: PASSWORD });
    expect(await byCode('000000', none)).toMatchObject({ status: 200 });
  });

  it('lets nobody guess: wrong codes count as wrong passwords do, a missing one does not', async () => {
    const address = shop.nextAddress();
    const send = (code?: string) => logIn({ email: dimas.email, password: PASSWORD, code }, address);
    for (let tries = 0; tries < 15; tries += 1) expect(await send()).toMatchObject(REQUIRED);
    for (let tries = 0; tries < 10; tries += 1) expect(await send('000000')).toMatchObject(WRONG);
    expect(await send(codeAfter(shop, factor.secret, 0))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  });

  it('takes a recovery code once, and says so in the record', async () => {
    const [first = '', second = ''] = factor.codes;
    expect(await byCode(first.toUpperCase())).toMatchObject({ status: 200 });
    expect(await byCode(first)).toMatchObject(USED);
    expect((await state()).recovery_left).toBe(9);
    expect(await byCode(second.replaceAll('-', ' '))).toMatchObject({ status: 200 });
    const acts = await shop.database.db
      .selectFrom('audit_log')
      .select('changes')
      .where('actor_id', '=', dimas.id)
      .where('action', '=', 'account.recovery')
      .orderBy('id')
      .execute();
    expect(acts.map(({ changes }) => changes)).toEqual([
      [{ field: 'recovery_left', of: null, before: 10, after: 9 }],
      [{ field: 'recovery_left', of: null, before: 9, after: 8 }],
    ]);
  });

  it('goes on by recovery codes where the key is gone', async () => {
    const { database, clock, app } = shop;
    let lost = 0;
    const codes = createFactorCodes({ clock, key: Buffer.alloc(32, 'another'), onLostKey: () => (lost += 1) });
    const enter = createLogin({ db: database.db, sessions: app.sessions, codes, rule: 'optional' });
    const { email } = dimas;
    const attempt = (code: string) => enter({ email, password: PASSWORD, code });
    await expect(attempt(codeAfter(shop, factor.secret, 0))).rejects.toMatchObject({ code: 'WRONG_CODE' });
    expect(lost).toBe(1);
    await expect(attempt(factor.codes[0] ?? '')).resolves.toMatchObject({ payload: { email } });
  });

  describe('two at once', () => {
    type Swaps = Pick<Parameters<typeof createFactorCodes>[0], 'spendStep' | 'spendRecoveryCode'>;

    async function together(code: string, swaps: Swaps = {}): Promise<string[]> {
      const { database, clock, app, deps } = shop;
      const codes = createFactorCodes({ clock, key: deps.secondFactor.key, onLostKey: () => {}, ...swaps });
      const enter = createLogin({ db: database.db, sessions: app.sessions, codes, rule: 'optional' });
      const attempts = [1, 2, 3].map(() => enter({ email: dimas.email, password: PASSWORD, code }));
      return (await Promise.allSettled(attempts)).map(({ status }) => status).toSorted();
    }
    const once = ['fulfilled', 'rejected', 'rejected'];

    it('get in by one code once', async () => {
      for (let round = 0; round < 5; round += 1) {
        goOn(2);
        expect(await together(codeAfter(shop, factor.secret, 0))).toEqual(once);
      }
    });

    it('get in by one recovery code once', async () => {
      for (const code of factor.codes.slice(0, 5)) expect(await together(code)).toEqual(once);
    });

    it('control: all get in where a code is not used up', async () => {
      const all = ['fulfilled', 'fulfilled', 'fulfilled'];
      const careless = { spendStep: async () => true, spendRecoveryCode: async () => true };
      expect(await together(codeAfter(shop, factor.secret, 0), careless)).toEqual(all);
      expect(await together(factor.codes[0] ?? '', careless)).toEqual(all);
    });
  });

  it('that began before it was turned on comes to nothing', async () => {
    const bayu = await shop.makeUser({ role: 'Admin', password: PASSWORD });
    const account = await shop.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', bayu.id)
      .executeTakeFirstOrThrow();
    const passwordHash = account.password_hash ?? '';
    const begin = (hasFactor: boolean) => shop.app.sessions.startWith(bayu.id, { passwordHash, hasFactor });
    let commit = () => {};
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let hold = () => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    const change = withTx(shop.database.db, async (tx) => {
      await tx.updateTable('users').set({ factor_at: shop.clock.now() }).where('id', '=', bayu.id).execute();
      hold();
      await committed;
    });
    // a login that came first would be right to succeed
    await held;
    const started = begin(false);
    await new Promise((resolve) => setTimeout(resolve, 200));
    commit();
    await change;
    expect(await started).toBeNull();
    // control: by what is so now, it does
    expect(await begin(true)).not.toBeNull();
  });
});

describe('whoever has one', () => {
  let factor: TestFactor;
  beforeEach(async () => {
    factor = await withFactor(shop, dimas);
    goOn(1);
  });
  const call = (method: 'POST' | 'DELETE', path: string, payload: object) =>
    callFactor<{ codes: string[] } | null>(shop, dimas, { method, path, payload: { password: PASSWORD, ...payload } });

  it('makes other recovery codes, and those of before are nothing', async () => {
    const code = codeAfter(shop, factor.secret, 0);
    const { status, data } = await call('POST', FACTOR_PATHS.recoveryCodes, { code });
    expect([status, data?.codes.length]).toEqual([200, 10]);
    expect(await byCode(factor.codes[0])).toMatchObject(WRONG);
    expect(await byCode(data?.codes[0])).toMatchObject({ status: 200 });
  });

  it('turns it off by password and code, and logs in without one again', async () => {
    expect(await call('DELETE', FACTOR_PATHS.factor, {})).toMatchObject({ code: 'CODE_REQUIRED' });
    expect(await call('DELETE', FACTOR_PATHS.factor, { password: 'x' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await call('DELETE', FACTOR_PATHS.factor, { code: '000000' })).toMatchObject({ code: 'WRONG_CODE' });
    expect(await byCode()).toMatchObject(REQUIRED);
    const off = await call('DELETE', FACTOR_PATHS.factor, { code: codeAfter(shop, factor.secret, 0) });
    expect(off).toMatchObject({ status: 200, msg: MESSAGES.factorOff });
    expect(await state()).toEqual({ on_since: null, required: false, recovery_left: 0 });
    expect(await byCode()).toMatchObject({ status: 200 });
    expect(await call('DELETE', FACTOR_PATHS.factor, {})).toMatchObject({ status: 404 });
    expect(await call('POST', FACTOR_PATHS.recoveryCodes, {})).toMatchObject({ status: 404 });
  });

  it('is not guessed by a session in wrong hands', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      expect(await call('DELETE', FACTOR_PATHS.factor, { code: '000000' })).toMatchObject({ code: 'WRONG_CODE' });
    const right = { code: codeAfter(shop, factor.secret, 0) };
    expect(await call('DELETE', FACTOR_PATHS.factor, right)).toMatchObject({ status: 429 });
  });

  it('keeps it through a new password by mail, and takes nothing along who stops being staff', async () => {
    const db = shop.database.db;
    await db.updateTable('users').set({ role: 'User' }).where('id', '=', dimas.id).execute();
    for (const table of ['second_factors', 'recovery_codes'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', dimas.id).execute()).toEqual([]);
    expect(await byCode()).toMatchObject({ status: 200 });
  });
});

describe('where it is required', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ secondFactor: 'required' });
  });
  afterAll(() => strict.close());

  const FIRST = { status: 403, code: 'SECOND_FACTOR_REQUIRED', msg: MESSAGES.factorFirst };
  const get = async (url: string, { headers }: TestUser) =>
    (await strict.app.inject({ url, headers })).json<{
      status: number;
      code?: string;
      data: { permissions: string[] };
    }>();
  const permissionsOf = async (who: TestUser) => (await get('/api/users', who)).data.permissions;
  const enter = async ({ email }: TestUser, code?: string) =>
    (
      await strict.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        remoteAddress: strict.nextAddress(),
        payload: { email, password: PASSWORD, code },
      })
    ).json<{ status: number; data: { payload: { permissions: string[] } } }>();

  it.each<[Bundle, boolean]>([
    ['owner', true],
    ['manager', true],
    ['cashier', false],
    ['barista', false],
  ])('keeps who has none from the work of a %s: %s', async (bundle, isKept) => {
    const who = await strict.makeUser({ role: 'Admin', bundle });
    await withPassword(strict, who);
    const board = await get('/api/transactions', who);
    expect(board).toMatchObject(isKept ? FIRST : { status: 200 });
    expect((await permissionsOf(who)).length === 0).toBe(isKept);
    expect((await enter(who)).data.payload.permissions.length === 0).toBe(isKept);
  });

  it('gives everything back with the first code, and does not let it be turned off', async () => {
    const owner = await strict.makeUser({ role: 'Admin', bundle: 'owner' });
    const { secret } = await withFactor(strict, owner);
    expect(await get('/api/people', owner)).toMatchObject({ status: 200 });
    expect(await permissionsOf(owner)).toContain('people');
    expect((await callFactor<SecondFactor>(strict, owner, {})).data.required).toBe(true);
    const payload = { password: PASSWORD, code: codeAfter(strict, secret, 1) };
    expect(await callFactor(strict, owner, { method: 'DELETE', payload })).toMatchObject({
      status: 409,
      code: 'SECOND_FACTOR_REQUIRED',
      msg: MESSAGES.factorStays,
    });
    expect((await enter(owner, payload.code)).data.payload.permissions).toContain('people');
  });

  it('counts at once for who becomes a manager, and shows them no more than anybody', async () => {
    const owner = await strict.makeUser({ role: 'Admin', bundle: 'owner' });
    await withFactor(strict, owner);
    const bayu = await strict.makeUser({ role: 'Admin', bundle: 'barista' });
    expect(await get('/api/transactions', bayu)).toMatchObject({ status: 200 });
    const response = await strict.app.inject({
      method: 'PATCH',
      url: `/api/people/${bayu.id}/bundle`,
      headers: owner.headers,
      payload: { bundle: 'manager', was: 'barista' },
    });
    expect(response.statusCode).toBe(200);
    expect(await get('/api/transactions', bayu)).toMatchObject(FIRST);
    expect(await get('/api/products?archived=true', owner)).toMatchObject({ status: 200 });
    // what is public is so, and nothing that only staff see comes with it
    const [asStaff, asNobody] = [await get('/api/products', bayu), (await strict.app.inject('/api/products')).json()];
    expect(asStaff).toEqual(asNobody);
  });
});

// Long because a passkey is one thing from its making to its loss, and each refusal is held against the login that works.
import {
  type LoginData,
  MESSAGES,
  PASSKEY_MESSAGES,
  type Passkey,
  PASSKEY_PATHS,
  type PasskeyLoginBody,
} from '@seduh/contract';
import { PASSKEY_LIMITS } from '@seduh/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTx } from '../../../platform/db/tx';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { SAMPLE_PASSWORD as PASSWORD } from '../../../testing/access-samples';
import { issueReset } from '../reset';
import { createAuthenticator, type TestAuthenticator } from '../testing/authenticator';
import { codeAfter, withFactor } from '../testing/factor-kit';
import {
  addPasskey,
  askLogin,
  beginPasskey,
  callPasskeys,
  logInBy,
  sendLogin,
  withPasskey,
} from '../testing/passkey-kit';
import { createPasskeyLogins } from './login';
import { relyingPartyOf, userHandleOf } from './verify';

let shop: TestApp;
let rani: TestUser;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  rani = await shop.makeUser({ password: PASSWORD, display_name: 'Rani' });
});

const goOn = (minutes: number) => shop.clock.set(new Date(shop.clock.now().getTime() + minutes * 60_000));
const listOf = async (who: TestUser) => (await callPasskeys<Passkey[]>(shop, who)).data;
const remove = (who: TestUser, id: string, payload: object = {}) =>
  callPasskeys<null>(shop, who, { method: 'DELETE', path: PASSKEY_PATHS.one(id), payload });
const mailsTo = ({ email }: TestUser) => shop.mails.filter(({ to }) => to === email);
/** A mail that has come, or comes in a moment. */
async function mailOf(who: TestUser, subject: RegExp): Promise<string> {
  const find = () => mailsTo(who).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeDefined();
  return find()?.text ?? '';
}
const actsOf = async ({ id }: TestUser) =>
  shop.database.db
    .selectFrom('audit_log')
    .select(['action', 'changes'])
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute();

const TOO_LATE = { status: 401, code: 'LINK_EXPIRED', msg: PASSKEY_MESSAGES.tooLate, data: null };
const WRONG = { status: 401, code: 'WRONG_CREDENTIALS', msg: PASSKEY_MESSAGES.wrong, data: null };

describe('adding one', () => {
  it('says whose it is and where it is kept, and tells its owner by mail', async () => {
    expect(await listOf(rani)).toEqual([]);
    const { data: setUp } = await beginPasskey(shop, rani);
    expect(setUp).toMatchObject({
      rp_id: 'localhost',
      rp_name: 'Seduh',
      user_id: userHandleOf(rani.id),
      user_name: rani.email,
      user_display_name: 'Rani',
      exclude: [],
      expires_at: new Date(Date.parse(TEST_NOW) + 5 * 60_000).toISOString(),
    });
    const added = await addPasskey(shop, rani, createAuthenticator().create(setUp));
    expect(added).toMatchObject({ status: 201, msg: PASSKEY_MESSAGES.added });
    expect(await listOf(rani)).toEqual([added.data]);
    expect(added.data).toMatchObject({
      name: 'iCloud Keychain',
      provider: 'iCloud Keychain',
      device: 'Chrome on Android',
      synced: true,
      created_at: new Date(TEST_NOW).toISOString(),
      last_used_at: null,
    });
    expect(await mailOf(rani, /has a new passkey$/)).toContain('\niCloud Keychain\n');
    // of customers nothing stands in the record
    expect(await actsOf(rani)).toEqual([]);
  });

  it('is called by its device where nothing keeps it that has a name', async () => {
    const { passkey } = await withPasskey(shop, rani, {
      aaguid: '00000000-0000-0000-0000-000000000000',
      synced: false,
    });
    expect(passkey).toMatchObject({ name: 'Chrome on Android', provider: null, synced: false });
  });

  it('names those there are, so that no device makes a second', async () => {
    const { device } = await withPasskey(shop, rani);
    const { data: setUp } = await beginPasskey(shop, rani);
    expect(setUp.exclude).toEqual([device.id]);
    expect(await addPasskey(shop, rani, device.create(setUp))).toMatchObject({ status: 409, code: 'PASSKEY_TAKEN' });
    const bayu = await shop.makeUser();
    const { data: theirs } = await beginPasskey(shop, bayu);
    expect(await addPasskey(shop, bayu, device.create(theirs))).toMatchObject({ status: 409, code: 'PASSKEY_TAKEN' });
  });

  it('takes the password where the login is a while ago, and a code where one is on', async () => {
    goOn(11);
    expect(await beginPasskey(shop, rani)).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' });
    expect(await beginPasskey(shop, rani, { password: 'another-one' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await beginPasskey(shop, rani, { password: PASSWORD })).toMatchObject({ status: 200 });

    const dimas = await shop.makeUser({ role: 'Admin', bundle: 'owner' });
    const { secret } = await withFactor(shop, dimas);
    goOn(11);
    const begin = (code?: string) => beginPasskey(shop, dimas, { password: PASSWORD, code });
    expect(await begin()).toMatchObject({ status: 403, code: 'CODE_REQUIRED' });
    expect(await begin('000000')).toMatchObject({ status: 403, code: 'WRONG_CODE' });
    expect(await begin(codeAfter(shop, secret, 0))).toMatchObject({ status: 200 });
  });

  it('is not guessed by a session in wrong hands', async () => {
    goOn(11);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await beginPasskey(shop, rani, { password: 'another-one' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await beginPasskey(shop, rani, { password: PASSWORD })).toMatchObject({ status: 429 });
  });

  describe('comes to nothing', () => {
    const TOO_LATE_TO_ADD = { status: 404, code: 'NOT_FOUND', msg: PASSKEY_MESSAGES.tooLate };
    const UNREAD = { status: 400, code: 'VALIDATION', msg: PASSKEY_MESSAGES.unread };

    it.each([
      ['made on another page', { origin: 'https://seduh.evil.example' }],
      ['made for another shop', { rpId: 'seduh.evil.example' }],
      ['that is a login', { type: 'webauthn.get' }],
    ])('%s', async (_name, elsewhere) => {
      const { data: setUp } = await beginPasskey(shop, rani);
      expect(await addPasskey(shop, rani, createAuthenticator().create(setUp, elsewhere))).toMatchObject(UNREAD);
      expect(await listOf(rani)).toEqual([]);
    });

    it('where the device has recognised nobody', async () => {
      const { data: setUp } = await beginPasskey(shop, rani);
      const made = createAuthenticator().create(setUp, { verified: false });
      expect(await addPasskey(shop, rani, made)).toMatchObject(UNREAD);
    });

    it('after five minutes, a second time, and for a challenge that is none', async () => {
      const { data: setUp } = await beginPasskey(shop, rani);
      goOn(PASSKEY_LIMITS.minutes);
      expect(await addPasskey(shop, rani, createAuthenticator().create(setUp))).toMatchObject(TOO_LATE_TO_ADD);
      const { data: again } = await beginPasskey(shop, rani, { password: PASSWORD });
      expect(await addPasskey(shop, rani, createAuthenticator().create(again))).toMatchObject({ status: 201 });
      expect(await addPasskey(shop, rani, createAuthenticator().create(again))).toMatchObject(TOO_LATE_TO_ADD);
      const made = createAuthenticator().create(again, { challenge: 'x'.repeat(43) });
      expect(await addPasskey(shop, rani, made)).toMatchObject(TOO_LATE_TO_ADD);
      expect(await addPasskey(shop, rani, { ...made, client_data: 'bm8' })).toMatchObject(TOO_LATE_TO_ADD);
    });

    it('in another session than it was begun in, of the same person or of another', async () => {
      const { data: setUp } = await beginPasskey(shop, rani);
      const made = createAuthenticator().create(setUp);
      const token = await shop.app.sessions.start(rani.id);
      const other = { ...rani, token, headers: { 'x-access-token': token } };
      expect(await addPasskey(shop, other, made)).toMatchObject(TOO_LATE_TO_ADD);
      expect(await addPasskey(shop, await shop.makeUser(), made)).toMatchObject(TOO_LATE_TO_ADD);
      // control: in its own it does not
      expect(await addPasskey(shop, rani, made)).toMatchObject({ status: 201 });
    });

    it('by a challenge of a login, as that of a login does by one to add', async () => {
      const { data: setUp } = await beginPasskey(shop, rani);
      const { challenge } = await askLogin(shop);
      expect(await addPasskey(shop, rani, createAuthenticator().create({ ...setUp, challenge }))).toMatchObject(
        TOO_LATE_TO_ADD,
      );
      const { device } = await withPasskey(shop, rani);
      const { data: toAdd } = await beginPasskey(shop, rani);
      expect(await sendLogin(shop, device.get({ ...toAdd }))).toMatchObject(TOO_LATE);
    });

    it('beyond twenty', async () => {
      await fill(PASSKEY_LIMITS.count - 1);
      const { data: setUp } = await beginPasskey(shop, rani);
      await shop.database.pool.query(
        `insert into passkeys select gen_random_uuid(), user_id, credential_id || 'x'::bytea, public_key, counter, transports,
           name, provider, device, synced, created_at, last_used_at
         from passkeys where user_id = $1 limit 1`,
        [rani.id],
      );
      expect(await listOf(rani)).toHaveLength(PASSKEY_LIMITS.count);
      expect(await beginPasskey(shop, rani)).toMatchObject({ status: 409, code: 'PASSKEY_LIMIT' });
      expect(await addPasskey(shop, rani, createAuthenticator().create(setUp))).toMatchObject({
        status: 409,
        code: 'PASSKEY_LIMIT',
      });
    });
  });
});

/** As many passkeys of Rani's, of no device. */
async function fill(count: number): Promise<void> {
  const { device } = await withPasskey(shop, rani);
  await shop.database.pool.query(
    `insert into passkeys select gen_random_uuid(), user_id, credential_id || int4send(n), public_key, counter, transports,
       name, provider, device, synced, created_at, last_used_at
     from passkeys, generate_series(2, $1) as n where credential_id = $2`,
    [count, Buffer.from(device.id, 'base64url')],
  );
}

describe('a login', () => {
  let device: TestAuthenticator;
  beforeEach(async () => {
    ({ device } = await withPasskey(shop, rani));
    goOn(60);
  });

  it('takes no email and no password, and says when it was', async () => {
    const { status, msg, data } = await logInBy(shop, device);
    expect([status, msg]).toEqual([200, MESSAGES.loginSuccess]);
    expect(data?.payload).toEqual({ id: rani.id, email: rani.email, role: 'User', image: null, permissions: [] });
    expect(await shop.app.sessions.viewerOf(data?.token ?? '')).toMatchObject({ userId: rani.id });
    const [passkey] = await listOf(rani);
    expect(passkey?.last_used_at).toBe(shop.clock.now().toISOString());
    // it counts as much as a login by password
    const own = { ...rani, headers: { 'x-access-token': data?.token ?? '' } };
    expect(await beginPasskey(shop, own)).toMatchObject({ status: 200 });
  });

  it('ends the session that it came with', async () => {
    const payload = device.get(await askLogin(shop));
    const path = PASSKEY_PATHS.login;
    const { data } = await callPasskeys<LoginData>(shop, rani, { method: 'POST', path, payload });
    expect(await callPasskeys(shop, rani)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(await callPasskeys(shop, { headers: { 'x-access-token': data.token } })).toMatchObject({ status: 200 });
  });

  it.each([
    ['on another page', { origin: 'https://seduh.evil.example' }],
    ['for another shop', { rpId: 'seduh.evil.example' }],
    ['that adds one', { type: 'webauthn.create' }],
    ['where the device has recognised nobody', { verified: false }],
    ['with another signature', { signature: Buffer.alloc(70, 1).toString('base64url') }],
    ['for somebody else', { userHandle: userHandleOf('0198f0c0-0000-7000-8000-00000000dead') }],
  ])('is refused %s', async (_name, elsewhere) => {
    expect(await sendLogin(shop, device.get(await askLogin(shop), elsewhere))).toEqual(WRONG);
    // control: by the same device it goes well
    expect(await logInBy(shop, device)).toMatchObject({ status: 200 });
  });

  it('is refused by a signature of which one bit is another', async () => {
    const signed = device.get(await askLogin(shop));
    const turned = Buffer.from(signed.signature, 'base64url');
    turned[turned.length - 1] = (turned.at(-1) ?? 0) ^ 1;
    expect(await sendLogin(shop, { ...signed, signature: turned.toString('base64url') })).toEqual(WRONG);
  });

  it('is refused where the data that was signed is another', async () => {
    const [signed, other] = [device.get(await askLogin(shop)), device.get(await askLogin(shop), { rpId: 'x' })];
    const { authenticator_data } = other;
    expect(await sendLogin(shop, { ...signed, authenticator_data })).toEqual(WRONG);
  });

  it("is refused by somebody else's credential, and by nobody's, alike", async () => {
    const bayu = await shop.makeUser();
    const { device: theirs } = await withPasskey(shop, bayu);
    const mine = device.get(await askLogin(shop));
    // the key of another one, under the name of this
    expect(await sendLogin(shop, { ...theirs.get(await askLogin(shop)), id: mine.id })).toEqual(WRONG);
    expect(await sendLogin(shop, { ...theirs.get(await askLogin(shop)), user_handle: userHandleOf(rani.id) })).toEqual(
      WRONG,
    );
    expect(await sendLogin(shop, createAuthenticator().get(await askLogin(shop), { userHandle: 'eA' }))).toEqual(WRONG);
  });

  it('is refused a second time, after five minutes, and for a challenge that is none', async () => {
    const signed = device.get(await askLogin(shop));
    expect(await sendLogin(shop, signed)).toMatchObject({ status: 200 });
    expect(await sendLogin(shop, signed)).toEqual(TOO_LATE);
    const request = await askLogin(shop);
    goOn(PASSKEY_LIMITS.minutes);
    expect(await sendLogin(shop, device.get(request))).toEqual(TOO_LATE);
    expect(await sendLogin(shop, device.get(request, { challenge: 'x'.repeat(43) }))).toEqual(TOO_LATE);
    expect(await sendLogin(shop, { ...signed, client_data: 'bm8' })).toEqual(TOO_LATE);
    // a wrong one is used up as well
    const once = await askLogin(shop);
    expect(await sendLogin(shop, device.get(once, { origin: 'https://seduh.evil.example' }))).toEqual(WRONG);
    expect(await sendLogin(shop, device.get(once))).toEqual(TOO_LATE);
  });

  it('is refused where something is missing or no base64url', async () => {
    const signed: Partial<PasskeyLoginBody> = device.get(await askLogin(shop));
    for (const field of ['id', 'client_data', 'authenticator_data', 'signature', 'user_handle'] as const)
      for (const value of [undefined, '', 'a+/=', 7, 'x'.repeat(20_000)])
        expect(await sendLogin(shop, { ...signed, [field]: value })).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(await sendLogin(shop, { ...signed, email: rani.email })).toMatchObject({ status: 400 });
  });

  it('lets nobody try for ever', async () => {
    const address = shop.nextAddress();
    const nobody = createAuthenticator();
    const send = async () => sendLogin(shop, nobody.get(await askLogin(shop), { userHandle: 'eA' }), address);
    for (let tries = 0; tries < 30; tries += 1) expect(await send()).toEqual(WRONG);
    expect(await send()).toMatchObject({ status: 429 });
    // who comes from elsewhere does not wait for it
    expect(await logInBy(shop, device)).toMatchObject({ status: 200 });
  });

  it('keeps challenges for five minutes, as hashes', async () => {
    const { challenge } = await askLogin(shop);
    const rows = () => shop.database.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain(Buffer.from(challenge, 'base64url').toString('hex'));
    goOn(PASSKEY_LIMITS.minutes);
    await askLogin(shop);
    expect(await rows()).toHaveLength(1);
  });

  it('says the same to everybody who asks what to sign', async () => {
    const [one, other] = [await askLogin(shop), await askLogin(shop)];
    expect(one.challenge).not.toBe(other.challenge);
    expect({ ...one, challenge: '' }).toEqual({ ...other, challenge: '' });
  });

  describe('by an authenticator that counts', () => {
    it('goes on, and is refused where it stands still or goes back, as a copy would', async () => {
      const bayu = await shop.makeUser();
      const { device: key } = await withPasskey(shop, bayu, { counts: true });
      expect(await logInBy(shop, key)).toMatchObject({ status: 200 });
      expect(await logInBy(shop, key)).toMatchObject({ status: 200 });
      key.rewind(1);
      expect(await logInBy(shop, key)).toEqual(WRONG);
      key.rewind(2);
      expect(await logInBy(shop, key)).toEqual(WRONG);
      key.rewind(3);
      expect(await logInBy(shop, key)).toMatchObject({ status: 200 });
      // one that has counted does not stop doing so
      key.rewind(-1);
      expect(await logInBy(shop, key)).toEqual(WRONG);
    });
  });

  describe('of three at once by one signature', () => {
    type Swap = Pick<Parameters<typeof createPasskeyLogins>[0], 'takeChallenge'>;
    async function together(swap: Swap = {}): Promise<string[]> {
      const { database, clock, app } = shop;
      const { sessions } = app;
      const logins = createPasskeyLogins({
        db: database.db,
        clock,
        sessions,
        rule: 'optional',
        onCopied: () => {},
        ...swap,
      });
      const signed = device.get(await askLogin(shop));
      const attempts = [1, 2, 3].map(() => logins.finish(signed, relyingPartyOf('http://localhost')));
      return (await Promise.allSettled(attempts)).map(({ status }) => status).toSorted();
    }

    it('one gets in', async () => {
      for (let round = 0; round < 5; round += 1)
        expect(await together()).toEqual(['fulfilled', 'rejected', 'rejected']);
    });

    it('control: all get in where a challenge is not used up', async () => {
      const careless = { takeChallenge: async () => true };
      expect(await together(careless)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    });
  });
});

describe('whoever has one', () => {
  it('renames it, and no other', async () => {
    const { passkey } = await withPasskey(shop, rani);
    const rename = (who: TestUser, name: string) =>
      callPasskeys<Passkey>(shop, who, { method: 'PATCH', path: PASSKEY_PATHS.one(passkey.id), payload: { name } });
    expect(await rename(rani, '  My phone ')).toMatchObject({ status: 200, data: { ...passkey, name: 'My phone' } });
    expect(await rename(rani, ' ')).toMatchObject({ status: 400 });
    expect(await rename(rani, 'x'.repeat(PASSKEY_LIMITS.name + 1))).toMatchObject({ status: 400 });
    expect(await rename(await shop.makeUser(), 'Mine')).toMatchObject({ status: 404 });
    expect((await listOf(rani)).map(({ name }) => name)).toEqual(['My phone']);
  });

  it('removes it, and where it was used is logged out', async () => {
    const { device, passkey } = await withPasskey(shop, rani);
    const { device: other } = await withPasskey(shop, rani);
    const by = async (one: TestAuthenticator) => (await logInBy(shop, one)).data?.token ?? '';
    const [lost, kept] = [await by(device), await by(other)];
    expect(await remove(await shop.makeUser(), passkey.id)).toMatchObject({ status: 404 });
    expect(await remove(rani, passkey.id)).toMatchObject({ status: 200, msg: PASSKEY_MESSAGES.removed });
    expect(await listOf(rani)).toHaveLength(1);
    const alive = await Promise.all([lost, kept, rani.token].map((token) => shop.app.sessions.viewerOf(token)));
    expect(alive.map(Boolean)).toEqual([false, true, true]);
    expect(await logInBy(shop, device)).toEqual(WRONG);
    expect(await logInBy(shop, other)).toMatchObject({ status: 200 });
    expect(await mailOf(rani, /^A passkey of your .* was removed$/)).toContain('\niCloud Keychain\n');
    expect(await remove(rani, passkey.id)).toMatchObject({ status: 404 });
  });

  it('shows who it is first', async () => {
    const { passkey } = await withPasskey(shop, rani);
    goOn(11);
    expect(await remove(rani, passkey.id)).toMatchObject({ status: 403, code: 'REAUTH_REQUIRED' });
    expect(await remove(rani, passkey.id, { password: 'another-one' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await remove(rani, passkey.id, { password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('loses them with the account', async () => {
    const { device } = await withPasskey(shop, rani);
    const payload = { password: PASSWORD };
    const { headers } = rani;
    expect((await shop.app.inject({ method: 'DELETE', url: '/api/users', headers, payload })).statusCode).toBe(200);
    expect(await shop.database.db.selectFrom('passkeys').select('id').where('user_id', '=', rani.id).execute()).toEqual(
      [],
    );
    expect(await logInBy(shop, device)).toEqual(WRONG);
  });
});

describe('staff', () => {
  let dimas: TestUser;
  beforeEach(async () => {
    dimas = await shop.makeUser({ role: 'Admin', bundle: 'owner' });
  });

  it('come in without a code, though they have one', async () => {
    const { secret } = await withFactor(shop, dimas);
    const { device } = await withPasskey(shop, dimas);
    const { data } = await logInBy(shop, device);
    expect(data?.payload.permissions).toContain('people');
    // control: by password it is asked for
    const payload = { email: dimas.email, password: PASSWORD };
    const login = (code?: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        remoteAddress: shop.nextAddress(),
        payload: { ...payload, code },
      });
    expect((await login()).json()).toMatchObject({ code: 'CODE_REQUIRED' });
    expect((await login(codeAfter(shop, secret, 1))).json()).toMatchObject({ status: 200 });
  });

  it('stand in the record', async () => {
    const { passkey } = await withPasskey(shop, dimas);
    const path = PASSKEY_PATHS.one(passkey.id);
    await callPasskeys(shop, dimas, { method: 'PATCH', path, payload: { name: 'My phone' } });
    await remove(dimas, passkey.id);
    const change = (before: string | null, after: string | null) => [{ field: 'passkey', of: null, before, after }];
    expect(await actsOf(dimas)).toEqual([
      { action: 'account.addkey', changes: change(null, 'iCloud Keychain') },
      { action: 'account.renamekey', changes: change('iCloud Keychain', 'My phone') },
      { action: 'account.removekey', changes: change('My phone', null) },
    ]);
  });

  it('who are switched off hear so from a passkey of theirs alone', async () => {
    const { device } = await withPasskey(shop, dimas);
    const db = shop.database.db;
    await db.updateTable('users').set({ disabled_at: shop.clock.now() }).where('id', '=', dimas.id).execute();
    expect(await logInBy(shop, device)).toMatchObject({ status: 403, code: 'ACCOUNT_DISABLED' });
    const signature = Buffer.alloc(70, 1).toString('base64url');
    expect(await sendLogin(shop, device.get(await askLogin(shop), { signature }))).toEqual(WRONG);
  });

  it('lose them with the second factor that an owner resets', async () => {
    const bayu = await shop.makeUser({ role: 'Admin', bundle: 'barista', display_name: 'Bayu' });
    const { device } = await withPasskey(shop, bayu);
    const people = async () =>
      (await shop.app.inject({ url: '/api/people', headers: dimas.headers })).json<{
        data: { staff: { id: string; second_factor: boolean }[] };
      }>().data.staff;
    expect((await people()).find(({ id }) => id === bayu.id)?.second_factor).toBe(true);
    const url = `/api/people/${bayu.id}/second-factor`;
    expect((await shop.app.inject({ method: 'DELETE', url, headers: dimas.headers })).statusCode).toBe(200);
    expect((await people()).find(({ id }) => id === bayu.id)?.second_factor).toBe(false);
    expect(await logInBy(shop, device)).toEqual(WRONG);
    expect(await shop.app.sessions.viewerOf(bayu.token)).toBeNull();
    expect((await actsOf(dimas)).at(-1)).toEqual({
      action: 'people.factor',
      changes: [{ field: 'passkeys', of: null, before: 1, after: 0 }],
    });
  });
});

describe('a new password by mail', () => {
  const reset = async (who: TestUser) => {
    const { token } = await withTx(shop.database.db, (tx) => issueReset(tx, who.id, shop.clock.now()));
    const payload = { token, newPassword: 'teh-tarik-sore', confirmPassword: 'teh-tarik-sore' };
    const response = await shop.app.inject({ method: 'PATCH', url: '/api/auths/reset-password', payload });
    expect(response.statusCode).toBe(200);
  };

  it('leaves passkeys of a proved email, and lists them', async () => {
    const nadia = await shop.makeUser({ email_proved_at: shop.clock.now() });
    const { device } = await withPasskey(shop, nadia);
    await reset(nadia);
    expect(await logInBy(shop, device)).toMatchObject({ status: 200 });
    expect(await mailOf(nadia, /^Your passkeys for .* still let you in$/)).toContain('\niCloud Keychain\n');
  });

  it('takes those away that somebody else may have added, who opened the account by that email', async () => {
    const { device } = await withPasskey(shop, rani);
    await reset(rani);
    expect(await logInBy(shop, device)).toEqual(WRONG);
    await mailOf(rani, /has a new passkey$/);
    expect(mailsTo(rani).filter(({ subject }) => subject.includes('still let you in'))).toEqual([]);
  });
});

describe('an account that somebody else was in', () => {
  const undo = async (who: TestUser) => {
    const { headers } = who;
    const payload = { email: `new-${who.email}` };
    const wanted = await shop.app.inject({ method: 'PATCH', url: '/api/users/edit-profile', headers, payload });
    expect(wanted.statusCode).toBe(200);
    const text = await mailOf(who, /is to get a new email$/);
    const token = /undo-email\?token=([\w-]+)/.exec(text)?.[1];
    const undone = await shop.app.inject({ method: 'PATCH', url: '/api/auths/undo-email', payload: { token } });
    expect(undone.statusCode).toBe(200);
  };

  it('loses its passkeys with the email that was wanted', async () => {
    const { device } = await withPasskey(shop, rani);
    await undo(rani);
    expect(await logInBy(shop, device)).toEqual(WRONG);
  });

  it('keeps those of staff, whose second factor no mailbox goes past', async () => {
    const dimas = await shop.makeUser({ role: 'Admin', bundle: 'owner', password: PASSWORD });
    const { device } = await withPasskey(shop, dimas);
    await undo(dimas);
    expect(await logInBy(shop, device)).toMatchObject({ status: 200 });
  });
});

describe('where a second factor is required', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ secondFactor: 'required' });
  });
  afterAll(() => strict.close());

  const board = async (headers: TestUser['headers']) =>
    (await strict.app.inject({ url: '/api/transactions', headers })).json<{ status: number; code?: string }>();
  const byPassword = async ({ email }: TestUser) =>
    (
      await strict.app.inject({
        method: 'POST',
        url: '/api/auths/login',
        remoteAddress: strict.nextAddress(),
        payload: { email, password: PASSWORD },
      })
    ).json<{ status: number; code?: string; msg: string; data: LoginData | null }>();
  const headersOf = (data: LoginData | null) => ({ 'x-access-token': data?.token ?? '' });

  it('a passkey is one: the work is there at once, other devices are logged out, and the password alone is too little', async () => {
    const sari = await strict.makeUser({ role: 'Admin', bundle: 'manager', password: PASSWORD });
    const elsewhere = await strict.app.sessions.start(sari.id);
    expect(await board(sari.headers)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
    expect(await byPassword(sari)).toMatchObject({ status: 200, data: { payload: { permissions: [] } } });
    const { device, passkey } = await withPasskey(strict, sari);
    expect(await board(sari.headers)).toMatchObject({ status: 200 });
    const profile = (await strict.app.inject({ url: '/api/users', headers: sari.headers })).json<{
      data: { permissions: string[] };
    }>();
    expect(profile.data.permissions).toContain('catalogue');
    expect(await strict.app.sessions.viewerOf(elsewhere)).toBeNull();
    expect(await byPassword(sari)).toMatchObject({
      status: 401,
      code: 'PASSKEY_REQUIRED',
      msg: PASSKEY_MESSAGES.required,
      data: null,
    });
    const { data } = await logInBy(strict, device);
    expect(data?.payload.permissions).toContain('catalogue');
    expect(await board(headersOf(data))).toMatchObject({ status: 200 });
    const factor = await strict.app.inject({ url: '/api/users/second-factor', headers: headersOf(data) });
    expect(factor.json()).toMatchObject({ data: { on_since: null, required: false } });

    // the last one stays
    const path = PASSKEY_PATHS.one(passkey.id);
    expect(await callPasskeys(strict, sari, { method: 'DELETE', path, payload: {} })).toMatchObject({
      status: 409,
      code: 'SECOND_FACTOR_REQUIRED',
      msg: PASSKEY_MESSAGES.stays,
    });
    await withPasskey(strict, sari);
    expect(await callPasskeys(strict, sari, { method: 'DELETE', path, payload: {} })).toMatchObject({ status: 200 });
    expect(await board(sari.headers)).toMatchObject({ status: 200 });
    expect(await strict.app.sessions.viewerOf(data?.token ?? '')).toBeNull();
  });

  it('says nothing of that to a wrong password', async () => {
    const sari = await strict.makeUser({ role: 'Admin', bundle: 'manager' });
    await withPasskey(strict, sari);
    expect(await byPassword(sari)).toMatchObject({ code: 'WRONG_CREDENTIALS', msg: MESSAGES.wrongCredentials });
  });

  it('is none for whose work takes none: a barista logs in either way', async () => {
    const bayu = await strict.makeUser({ role: 'Admin', bundle: 'barista', password: PASSWORD });
    const { device, passkey } = await withPasskey(strict, bayu);
    expect(await byPassword(bayu)).toMatchObject({ status: 200 });
    expect(await logInBy(strict, device)).toMatchObject({ status: 200 });
    const path = PASSKEY_PATHS.one(passkey.id);
    expect(await callPasskeys(strict, bayu, { method: 'DELETE', path, payload: {} })).toMatchObject({ status: 200 });
  });

  it('of a session by a passkey that an owner took away is over', async () => {
    const owner = await strict.makeUser({ role: 'Admin', bundle: 'owner' });
    await withFactor(strict, owner);
    const sari = await strict.makeUser({ role: 'Admin', bundle: 'manager', password: PASSWORD });
    const { device } = await withPasskey(strict, sari);
    const url = `/api/people/${sari.id}/second-factor`;
    expect((await strict.app.inject({ method: 'DELETE', url, headers: owner.headers })).statusCode).toBe(200);
    expect(await logInBy(strict, device)).toEqual(WRONG);
    // by the password, to set up another
    const { data } = await byPassword(sari);
    expect(await board(headersOf(data))).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { meetingOf } from '../../testing/helpers';
import { hashPassword } from './passwords';
import { createResetService, type ResetContext } from './reset';
import { hashToken } from './sessions';

const TOKEN = 'x'.repeat(43);
const AT_ONCE = 20;

const asker = { origin: 'https://seduh.example', language: 'en' } as const;

let shop: TestApp;
let user: TestUser;
let passwordHash: string;
beforeEach(async () => {
  shop = await createTestApp();
  passwordHash = await hashPassword('kopi-susu-pagi');
  user = await shop.makeUser({ password_hash: passwordHash });
});
afterEach(() => shop.close());

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

describe('a link used 20 times at once', () => {
  type TakeReset = NonNullable<ResetContext['takeReset']>;

  /** Two have looked before either goes on. */
  const both = meetingOf(2);
  /** As somebody would write it who thinks of one caller only: look, then write. */
  const takeNaively: TakeReset = async (tx, tokenHash, now) => {
    const link = tx.selectFrom('password_resets').select('used_at').where('token_hash', '=', tokenHash);
    const { used_at } = await link.executeTakeFirstOrThrow();
    await both();
    await tx.updateTable('password_resets').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
    return used_at === null;
  };

  async function winners(takeReset?: TakeReset): Promise<number> {
    const { clock, app } = shop;
    const { db } = shop.database;
    const resets = createResetService({ db, clock, sessions: app.sessions, mails: app.mails, takeReset });
    const now = new Date(TEST_NOW);
    const expires_at = new Date(now.getTime() + 60_000);
    const link = { token_hash: hashToken(TOKEN), user_id: user.id, created_at: now, expires_at };
    await db.insertInto('password_resets').values(link).execute();
    const uses = Array.from({ length: AT_ONCE }, (_, index) =>
      resets.reset({ token: TOKEN, newPassword: `kopi-susu-sore-${index}` }),
    );
    const results = await Promise.allSettled(uses);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 401, code: 'LINK_EXPIRED' });
    return results.filter(({ status }) => status === 'fulfilled').length;
  }

  it('works once', async () => {
    expect(await winners()).toBe(1);
  });

  it('would work several times without the guard', async () => {
    expect(await winners(takeNaively)).toBeGreaterThan(1);
  });
});

describe('a login by the old password while it is being changed', () => {
  /** Changes the password while a login has found the old one right; whether its session still counts in the end. */
  async function survives(startLater: number, start: () => Promise<string | null>): Promise<boolean> {
    let changed = () => {};
    const isChanged = new Promise<void>((resolve) => {
      changed = resolve;
    });
    const next = await hashPassword('kopi-susu-sore');
    const change = shop.app.sessions.endAllOf(user.id, async (tx) => {
      await tx.updateTable('users').set({ password_hash: next }).where('id', '=', user.id).execute();
      changed();
      await pause(100);
    });
    await isChanged;
    await pause(startLater);
    const [token] = await Promise.all([start(), change]);
    return token !== null && (await shop.app.sessions.viewerOf(token)) !== null;
  }

  it.each([0, 200])('comes to nothing, also %i ms later', async (later) => {
    expect(await survives(later, () => shop.app.sessions.startWith(user.id, { passwordHash, hasFactor: false }))).toBe(
      false,
    );
  });

  it('would outlive the change if it only started a session', async () => {
    expect(await survives(200, () => shop.app.sessions.start(user.id))).toBe(true);
  });
});

it('believes nothing that was read before sessions ended', async () => {
  const { sessions } = shop.app;
  const asked = sessions.viewerOf(user.token);
  await sessions.endAllOf(user.id, async () => undefined);
  await asked;
  expect(await sessions.viewerOf(user.token)).toBeNull();
});

it('writes no link to a mailbox that the account has left since it was asked for', async () => {
  const { clock, app, database } = shop;
  const works: (() => Promise<void>)[] = [];
  const mails = { afterwards: (work: () => Promise<void>) => void works.push(work) };
  const resets = createResetService({ db: database.db, clock, sessions: app.sessions, mails });
  const written = async () => (await database.db.selectFrom('mails').select('template').execute()).length;
  await resets.forgot(user.email, asker);
  await resets.forgot(user.email, asker);
  await works[0]?.();
  expect(await written()).toBe(1);
  await database.db
    .updateTable('users')
    .set({ email: `new-${user.email}` })
    .where('id', '=', user.id)
    .execute();
  await works[1]?.();
  expect(await written()).toBe(1);
});

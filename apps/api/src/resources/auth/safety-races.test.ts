import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing';
import { tally, together } from '../orders/testing/order-kit';
import { untilTwoLooked } from '../orders/testing/race-kit';
import { createEmailChanges, type EmailChangeContext } from './email-change';
import { isEmailHeld } from './email-change-repository';
import { createAuthService } from './service';
import { findSurplusSessions } from './session-repository';
import { createSessions } from './sessions';

const asker = { origin: 'https://seduh.example', language: 'en' } as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A change of the email that waits; the token of the link that confirms it. */
async function wantedEmail(user: TestUser): Promise<string> {
  const newEmail = `new-${user.email}`;
  const payload = { email: newEmail };
  await shop.app.inject({ method: 'PATCH', url: '/api/users/edit-profile', headers: user.headers, payload });
  const link = () =>
    shop.mails.flatMap(({ to, text }) => (to === newEmail && /\/confirm-email\?token=([\w-]+)/.exec(text)?.[1]) || []);
  await expect.poll(link).toHaveLength(1);
  return link()[0] ?? '';
}
const ending = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed'),
  );

describe('a link that six use at once to confirm an email', () => {
  /** As somebody would write it who only looks; two have looked before either writes. */
  const lookOnly: EmailChangeContext['holds'] = {
    holdOpenAccount: async (tx, id) =>
      (await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    holdConfirmable: untilTwoLooked((tx) =>
      tx
        .selectFrom('email_changes')
        .select([
          'id',
          'user_id',
          'old_email',
          'new_email',
          'oidc_issuer',
          'oidc_subject',
          'expires_at',
          'confirmed_at',
        ])
        .where('confirmed_at', 'is', null)
        .executeTakeFirst(),
    ),
  };

  async function confirmed(times: number, holds?: EmailChangeContext['holds']) {
    const user = await shop.makeUser();
    const token = await wantedEmail(user);
    const { clock, app, database } = shop;
    const emails = createEmailChanges({ db: database.db, clock, sessions: app.sessions, ...(holds ? { holds } : {}) });
    const endings = tally(await together(times, () => ending(emails.confirm(token, asker))));
    const { rows } = await database.pool.query(
      `select 1 from email_links join email_changes on id = change_id where user_id = $1 and kind = 'undo'`,
      [user.id],
    );
    return { endings, waysBack: rows.length };
  }

  // one way back came when the change was asked for
  it('confirms it once', async () => {
    expect(await confirmed(6)).toEqual({ endings: { done: 1, LINK_EXPIRED: 5 }, waysBack: 2 });
  });

  it('control: would do so twice, and leave two ways back, if it only looked', async () => {
    expect(await confirmed(2, lookOnly)).toEqual({ endings: { done: 2 }, waysBack: 3 });
  });
});

describe('an address that is taken in the moment it is given up', () => {
  async function race(looksFirst: boolean): Promise<string> {
    const user = await shop.makeUser();
    const token = await wantedEmail(user);
    const { clock, app, database } = shop;
    const { db } = database;
    const emails = createEmailChanges({ db, clock, sessions: app.sessions });
    const before = await isEmailHeld(db, user.email, clock.now());
    const auth = createAuthService(db, clock, looksFirst ? async () => before : isEmailHeld);
    await emails.confirm(token, asker);
    return ending(
      auth.register({
        email: user.email,
        phone: looksFirst ? '+6281300001111' : '+6281300002222',
        password: 'kopi-susu-pagi',
      }),
    );
  }

  it('stays free for who may have it back', async () => {
    expect(await race(false)).toBe('EMAIL_TAKEN');
  });

  it('control: would be gone for who looks before writing', async () => {
    expect(await race(true)).toBe('done');
  });
});

describe('30 logins at once', () => {
  async function live(looksFirst: boolean): Promise<number> {
    const { id } = await shop.makeUser();
    const { db, pool } = shop.database;
    const before = await findSurplusSessions(db, id, 19);
    const sessions = createSessions(db, shop.clock, looksFirst ? async () => before : findSurplusSessions);
    await together(30, () => sessions.start(id));
    return (await pool.query('select 1 from sessions where user_id = $1', [id])).rows.length;
  }

  it('leave twenty sessions', async () => {
    expect(await live(false)).toBe(20);
  });

  it('control: leave all of them where each looks before it writes', async () => {
    expect(await live(true)).toBe(31);
  });
});

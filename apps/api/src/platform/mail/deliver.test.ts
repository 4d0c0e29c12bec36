import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../clock';
import { withTx } from '../db/tx';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { meetingOf } from '../../testing/helpers';
import { TEST_NOW } from '../../testing';
import { deliverMails, type ClaimMails } from './deliver';
import type { Mailer, OutgoingMail, WrittenMail } from './mailer';
import { claimMails, queueMail, unqueueMail } from './repository';

const MAIL: WrittenMail = {
  template: 'password reset',
  from: 'Seduh',
  to: 'rani@seduh.example',
  subject: 'A new password',
  text: 'https://seduh.example/reset-password?token=secret',
};
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let base: TestDatabase;
let clock: ReturnType<typeof fixedClock>;
let lines: { level: string; message: string; [field: string]: unknown }[];
let sent: OutgoingMail[];
beforeEach(async () => {
  base = await createTestDatabase();
  clock = fixedClock(TEST_NOW);
  lines = [];
  sent = [];
});
afterEach(() => base.drop());

const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
const queue = (mail = MAIL) => withTx(base.database.db, (tx) => queueMail(tx, mail, clock.now()));
const takes: Mailer = { send: async (mail) => void sent.push(mail) };
/** A mail server that answers this way, as nodemailer tells it. */
const refuses = (code: string, responseCode?: number): Mailer => ({
  send: (mail) => Promise.reject(Object.assign(new Error(`${mail.to} ${mail.text}`), { code, responseCode })),
});
const at = (level: string) => (fields: object, message: string) => void lines.push({ ...fields, level, message });
const logger = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
const deliver = (mailer: Mailer = takes, claim?: ClaimMails) =>
  deliverMails({ db: base.database.db, clock, mailer, logger, claim });
const rows = () =>
  base.database.db.selectFrom('mails').select(['tries', 'due_at', 'sent_at', 'failed_at', 'failure']).execute();
const everything = async () =>
  JSON.stringify((await sql`select mails::text from mails`.execute(base.database.db)).rows);

describe('a mail', () => {
  it('is sent once what it tells is committed, and nothing of it is kept', async () => {
    await queue();
    expect(await everything()).toContain('secret');
    await deliver();
    await deliver();
    expect(sent).toEqual([
      { id: expect.any(String), from: 'Seduh', to: MAIL.to, subject: MAIL.subject, text: MAIL.text },
    ]);
    expect(await rows()).toMatchObject([{ tries: 1, due_at: null, sent_at: new Date(TEST_NOW), failed_at: null }]);
    expect(await everything()).not.toMatch(/secret|rani@|A new password/);
  });

  it('is not sent where what it tells was rolled back', async () => {
    const rolledBack = withTx(base.database.db, async (tx) => {
      await queueMail(tx, MAIL, clock.now());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await deliver();
    expect([sent, await rows()]).toEqual([[], []]);
  });

  it('survives a process that ends between the commit and the sending; one kept in memory would not', async () => {
    const ended = () => Promise.reject(new Error('the process has ended'));
    const inMemory = async () => {
      await withTx(base.database.db, (tx) => sql`select 1`.execute(tx));
      await ended();
      await takes.send({ id: '1', ...MAIL });
    };
    await expect(inMemory()).rejects.toThrow('ended');
    await deliver();
    expect(sent).toEqual([]);

    await expect(queue().then(ended)).rejects.toThrow('ended');
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it('is sent again where a process ended while it was sending, and only then', async () => {
    await queue();
    await claimMails(base.database.db, clock.now(), new Date(clock.now().getTime() + 5 * MINUTE_MS), 1);
    later(4 * MINUTE_MS);
    await deliver();
    expect(sent).toEqual([]);
    later(MINUTE_MS);
    await deliver();
    expect(sent).toHaveLength(1);
  });

  it('is one for what it is about, may wait, and may be taken back until then', async () => {
    const about = '01a2b3c4-0000-7000-8000-000000000001';
    const waits = {
      ...MAIL,
      template: 'receipt',
      about,
      sendAfter: new Date(clock.now().getTime() + MINUTE_MS),
    } as const;
    await queue(waits);
    await queue(waits);
    await deliver();
    expect([await rows(), sent]).toEqual([[expect.objectContaining({ tries: 0 })], []]);
    await withTx(base.database.db, (tx) => unqueueMail(tx, 'receipt', about));
    expect(await rows()).toEqual([]);
    await queue(waits);
    later(MINUTE_MS);
    await deliver();
    await queue(waits);
    await deliver();
    expect(sent).toHaveLength(1);
  });
});

describe('a mail server', () => {
  it.each([
    ['EENVELOPE', 550, 1, 'for good'],
    ['EMESSAGE', 554, 1, 'for good'],
    ['EENVELOPE', 450, 2, 'for now'],
    ['EAUTH', 535, 2, 'for now'],
    ['ECONNREFUSED', undefined, 2, 'for now'],
  ])('that says %s %s is asked %i times in a minute: it refuses %s', async (code, answer, tries, howLong) => {
    await queue();
    await deliver(refuses(code, answer));
    later(MINUTE_MS);
    await deliver(refuses(code, answer));
    const reason = answer ? `${code} ${answer}` : code;
    const isFinal = howLong === 'for good';
    expect(await rows()).toMatchObject([{ tries, failure: reason, failed_at: isFinal ? new Date(TEST_NOW) : null }]);
    expect((await everything()).includes('secret')).toBe(!isFinal);
    expect(JSON.stringify(lines)).not.toMatch(/secret|rani@/);
    expect(lines.at(-1)?.level).toBe(isFinal ? 'error' : 'warn');
  });

  it('that is away for a day is asked now and then, and then no more', async () => {
    await queue();
    let asked = 0;
    const away: Mailer = {
      send: (mail) => {
        asked += 1;
        return refuses('ECONNREFUSED').send(mail);
      },
    };
    for (let quarter = 0; quarter <= 25 * 4; quarter += 1) {
      await deliver(away);
      later(HOUR_MS / 4);
    }
    expect(asked).toBe(17);
    expect(await rows()).toMatchObject([{ tries: asked, failed_at: new Date(Date.parse(TEST_NOW) + 24 * HOUR_MS) }]);
    expect(await everything()).not.toContain('secret');
    await deliver();
    expect(sent).toEqual([]);
  });

  it('is not asked for a link any more that is too old', async () => {
    await queue({ ...MAIL, uselessAfter: new Date(clock.now().getTime() + 30 * MINUTE_MS) });
    for (let minute = 0; minute <= 31; minute += 1) {
      await deliver(refuses('ECONNREFUSED'));
      later(MINUTE_MS);
    }
    expect(await rows()).toMatchObject([{ failed_at: new Date(Date.parse(TEST_NOW) + 30 * MINUTE_MS) }]);
  });

  it('in trouble is left alone with the others; a mail that it refuses stands in nobody’s way', async () => {
    for (let index = 0; index < 12; index += 1) await queue();
    await deliver(refuses('ECONNREFUSED'));
    expect((await rows()).filter(({ tries }) => tries > 0)).toHaveLength(4);
    await deliver(refuses('EENVELOPE', 550));
    expect((await rows()).filter(({ failed_at }) => failed_at !== null)).toHaveLength(8);
    later(MINUTE_MS);
    await deliver();
    expect(sent).toHaveLength(4);
  });
});

describe('two processes that send at once', () => {
  async function sentBy(claim: ClaimMails): Promise<number> {
    for (let index = 0; index < 8; index += 1) await queue();
    await Promise.all([deliver(takes, claim), deliver(takes, claim)]);
    return sent.length;
  }

  it('send each mail once', async () => {
    expect(await sentBy(claimMails)).toBe(8);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(8);
  });

  it('would send some twice if they looked first and wrote then', async () => {
    const both = meetingOf(2);
    const naive: ClaimMails = async (db, now, until, limit) => {
      const due = await db.selectFrom('mails').select('id').where('due_at', '<=', now).limit(limit).execute();
      await both();
      const mails = [];
      for (const { id } of due) {
        await db.updateTable('mails').set({ due_at: until }).where('id', '=', id).execute();
        mails.push({ ...MAIL, id, tries: 1, giveUpAt: until });
      }
      return mails;
    };
    expect(await sentBy(naive)).toBeGreaterThan(8);
  });
});

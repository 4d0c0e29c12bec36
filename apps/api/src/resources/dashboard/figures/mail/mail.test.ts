import type { Bundle } from '@seduh/contract/constants';
import type { FactorRule } from '@seduh/domain';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../testing';
import { withTx } from '../../../../platform/db/tx';
import { queueMail } from '../../../../platform/mail/repository';
import { addSale } from '../../testing/books';
import { FIGURE_MAIL } from './repository';
import { mailFigures } from './service';

/** Friday 06:30 in Jakarta. */
const MORNING = '2026-11-19T23:30:00Z';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const [customer, product] = [(await shop.makeUser()).id, await shop.makeProduct({ product_name: 'Mocha' })];
  const sell = (placed: string, total: number) =>
    addSale(shop.database.db, { customer, product, total, placed, paid: placed, ready: placed, done: placed });
  await sell('2026-11-19T02:00:00Z', 60_000);
  await sell('2026-11-19T02:20:00Z', 60_000);
  await sell('2026-11-12T02:00:00Z', 100_000);
  // of today already
  await sell('2026-11-19T23:00:00Z', 999_000);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('figure_mails').execute();
  await shop.database.db.deleteFrom('mails').execute();
  shop.mails.length = 0;
});

async function choose(who: TestUser, wanted: boolean) {
  const response = await shop.app.inject({
    method: 'PATCH',
    url: '/api/figures/mail',
    headers: who.headers,
    payload: { wanted },
  });
  return { status: response.statusCode, ...response.json<{ msg: string; data: { wanted: boolean } | null }>() };
}
const chosen = async (who: TestUser) =>
  (await shop.app.inject({ url: '/api/figures/mail', headers: who.headers })).json<{ data: unknown }>().data;
const makeStaff = (bundle: Bundle = 'owner') => shop.makeUser({ role: 'Admin', bundle });

const run = (rule: FactorRule = 'optional') =>
  mailFigures({ db: shop.database.jobs, clock: shop.clock, rule, shopUrl: 'https://seduh.example' });
const queued = () => shop.database.db.selectFrom('mails').select(['recipient', 'subject', 'text']).execute();
/** As the queue brings it. */
async function sent(count: number) {
  await shop.app.mails.deliver();
  await expect.poll(() => shop.mails.length).toBe(count);
  return shop.mails;
}

describe('the morning mail', () => {
  it('is chosen by each for themselves, and brings yesterday against a week before', async () => {
    const [owner, manager] = [await makeStaff(), await makeStaff('manager')];
    expect(await chosen(owner)).toEqual({ wanted: false });
    expect(await choose(owner, true)).toMatchObject({ status: 200, data: { wanted: true } });
    expect([await chosen(owner), await chosen(manager)]).toEqual([{ wanted: true }, { wanted: false }]);
    shop.clock.set(MORNING);
    await run();
    const [mail] = await sent(1);
    expect(mail).toMatchObject({
      to: owner.email,
      subject: expect.stringContaining('Thursday 19 November: IDR 120,000'),
    });
    expect(mail?.text).toContain('Thursday 19 November brought IDR 120,000 from 2 orders.');
    expect(mail?.text).toContain('That is 20% more than a week before, IDR 100,000.');
    expect(mail?.text).toContain('- Busiest from 09:00 to 10:00: 2 orders\n- Sold most: Mocha (2)');
    expect(mail?.text).toContain('https://seduh.example/figures');
  });

  it('is written once a day, also by two processes at once, and again the next day', async () => {
    await choose(await makeStaff(), true);
    shop.clock.set(MORNING);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await queued()).toHaveLength(1);
    shop.clock.set('2026-11-20T23:30:00Z');
    await run();
    expect(await queued()).toHaveLength(2);
  });

  it('control: is written twice where the day is not noted', async () => {
    await choose(await makeStaff(), true);
    shop.clock.set(MORNING);
    await run();
    await shop.database.db.updateTable('figure_mails').set({ mailed_day: null }).execute();
    await run();
    expect(await queued()).toHaveLength(2);
  });

  it.each([
    ['before six', '2026-11-19T22:59:00Z'],
    ['from noon on', '2026-11-20T05:00:00Z'],
  ])('is not written %s', async (_name, now) => {
    await choose(await makeStaff(), true);
    shop.clock.set(now);
    await run();
    expect(await queued()).toEqual([]);
  });

  it('comes in the language of the account', async () => {
    const owner = await makeStaff();
    await shop.database.db.updateTable('users').set({ language: 'id' }).where('id', '=', owner.id).execute();
    await choose(owner, true);
    shop.clock.set(MORNING);
    await run();
    const [mail] = await sent(1);
    expect(mail?.subject).toContain('Kamis, 19 November: Rp120.000');
    expect(mail?.text).toContain('20% lebih banyak dari seminggu sebelumnya, Rp100.000.');
    expect(mail?.text).toContain('https://seduh.example/id/figures');
  });

  it.each<[string, (who: TestUser) => Promise<unknown>, FactorRule?]>([
    ['turned it off', (who) => choose(who, false)],
    ['may not see figures any more', (who) => set(who, { bundle: 'barista' })],
    ['is kept out', (who) => set(who, { disabled_at: new Date(MORNING) })],
    ['has closed the account', (who) => set(who, { closed_at: new Date(MORNING) })],
    ['has a second factor to set up first', async () => undefined, 'required'],
  ])('is neither written nor sent to whoever %s', async (_name, lose, rule = 'optional') => {
    const owner = await makeStaff();
    await choose(owner, true);
    shop.clock.set(MORNING);
    await run();
    // one that waits for its turn, as while the mail server is away
    await shop.database.db.deleteFrom('mails').execute();
    const waiting = { template: FIGURE_MAIL, from: 'Seduh', to: owner.email, subject: 'Yesterday', text: 'Figures' };
    await withTx(shop.database.db, (tx) =>
      queueMail(tx, { ...waiting, sendAfter: new Date('2026-11-20T01:00:00Z') }, new Date(MORNING)),
    );
    await run();
    expect(await queued()).toMatchObject([{ recipient: owner.email }]);
    await lose(owner);
    await run(rule);
    expect(await queued()).toEqual([]);
    shop.clock.set('2026-11-20T23:30:00Z');
    await run(rule);
    expect(await queued()).toEqual([]);
  });

  it('is no choice for who may not see figures', async () => {
    expect((await choose(await makeStaff('cashier'), true)).status).toBe(403);
  });
});

const set = (who: TestUser, values: { bundle?: Bundle; disabled_at?: Date; closed_at?: Date }) =>
  shop.database.db.updateTable('users').set(values).where('id', '=', who.id).execute();

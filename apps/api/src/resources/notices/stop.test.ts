import type { ApiErrorBody, NoticeSettings } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from '../../testing';
import { pass } from '../orders/testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../orders/testing/order-kit';

const SHOP = 'https://seduh.example';
const DAY_MS = 24 * 60 * 60_000;

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;
let log = '';
beforeAll(async () => {
  const logStream = { write: (text: string) => void (log += text) };
  shop = await createTestApp({ config: { publicUrl: SHOP, logLevel: 'debug', logStream } });
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterAll(() => shop.close());

const mailsTo = ({ email }: TestUser) => shop.mails.filter(({ to }) => to === email);
const wantsMails = async (who: TestUser) =>
  (await shop.app.inject({ url: '/api/users/notices', headers: who.headers })).json<{ data: NoticeSettings }>().data
    .news_mails;
const choose = (who: TestUser, news_mails: boolean) =>
  shop.app.inject({ method: 'PATCH', url: '/api/users/notices', headers: who.headers, payload: { news_mails } });

/** Somebody who wants news by mail. */
async function reader(fields: Parameters<TestApp['makeUser']>[0] = {}): Promise<TestUser> {
  const who = await shop.makeUser(fields);
  await choose(who, true);
  return who;
}
/** Orders something, which is accepted: news. */
async function hearsOfOrder(who: TestUser, language?: 'id') {
  const { data } = await kit.place(who, cart([line(await shop.makeProduct())]));
  if (language) await shop.database.db.updateTable('orders').set({ language }).where('id', '=', data.id).execute();
  await kit.move(staff, data.id, 'confirmed');
  await shop.app.notices.deliver();
  return data;
}
/** The link for the mail program of the last mail to somebody. */
const linkOf = (who: TestUser): string => mailsTo(who).at(-1)?.unsubscribe ?? '';
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const at = (link: string): string => link.slice(SHOP.length);

const post = (url: string, payload: string | object, type?: string) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: shop.nextAddress(),
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
const FORM = 'application/x-www-form-urlencoded';
/** What a mail program sends at the press of its "unsubscribe". */
const oneClick = (link: string) => post(at(link), 'List-Unsubscribe=One-Click', FORM);
const byPage = (token: string) => post('/api/users/notices/stop', { token });

describe('the link in a mail', () => {
  it('stops news mails by one press in a mail program; receipts go on, and the profile turns them on again', async () => {
    const rani = await reader();
    const { id } = await hearsOfOrder(rani);
    expect(mailsTo(rani)).toHaveLength(1);
    const answer = await oneClick(linkOf(rani));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await wantsMails(rani)).toBe(false);
    await kit.move(staff, id, 'preparing');
    for (const to of ['ready', 'picked up'] as const) await kit.move(staff, id, to);
    await shop.app.notices.deliver();
    expect(mailsTo(rani)).toHaveLength(1);
    pass(shop, 1);
    await shop.app.mails.deliver();
    expect(mailsTo(rani).at(-1)?.subject).toMatch(/receipt/i);

    await choose(rani, true);
    await hearsOfOrder(rani);
    expect(mailsTo(rani)).toHaveLength(3);
  });

  it('takes a press as a multipart form too, and a browser without script, which is led to a page', async () => {
    const rani = await reader();
    await hearsOfOrder(rani);
    const link = linkOf(rani);
    const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(at(link), multipart, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    expect(await wantsMails(rani)).toBe(false);
    await choose(rani, true);
    const { statusCode, headers } = await post(at(link), '', FORM);
    expect([statusCode, headers.location]).toEqual([303, '/news/stop?done=yes']);
    expect(await wantsMails(rani)).toBe(false);
  });

  it('does nothing by being opened', async () => {
    const rani = await reader();
    await hearsOfOrder(rani);
    for (const method of ['GET', 'HEAD'] as const) await shop.app.inject({ method, url: at(linkOf(rani)) });
    expect(await wantsMails(rani)).toBe(true);
  });

  it('is the same in every mail, and works again and again, also long after its order is done and hidden', async () => {
    const rani = await reader();
    const { id } = await hearsOfOrder(rani);
    const first = linkOf(rani);
    for (const to of ['preparing', 'ready', 'picked up'] as const) await kit.move(staff, id, to);
    await shop.app.inject({
      method: 'DELETE',
      url: '/api/transactions/history',
      headers: rani.headers,
      payload: { ids: [id] },
    });
    shop.clock.set(new Date(Date.parse(TEST_NOW) + 400 * DAY_MS));
    for (let time = 0; time < 2; time += 1) expect((await byPage(tokenOf(first))).statusCode).toBe(200);
    shop.clock.set(TEST_NOW);
    expect(await wantsMails(rani)).toBe(false);
    await choose(rani, true);
    await hearsOfOrder(rani);
    expect(linkOf(rani)).toBe(first);
  });

  it('speaks the language of the order, and its page the one of its address', async () => {
    const rani = await reader();
    await hearsOfOrder(rani, 'id');
    const [mail] = mailsTo(rani);
    expect(mail?.unsubscribe).toMatch(`${SHOP}/id/news/stop?token=`);
    expect(mail?.text).toContain(`tanpa masuk: ${mail?.unsubscribe}\n`);
    const links = mail?.text.match(/https:\S+/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toMatch(`${SHOP}/id/`);
    const { headers } = await post(at(linkOf(rani)), '', FORM);
    expect(headers.location).toBe('/id/news/stop?done=yes');
    expect(await wantsMails(rani)).toBe(false);
  });

  it('says the same of an account that was closed meanwhile: nothing comes there any more', async () => {
    const rani = await reader();
    await hearsOfOrder(rani);
    const closed = { closed_at: new Date(TEST_NOW) };
    await shop.database.db.updateTable('users').set(closed).where('id', '=', rani.id).execute();
    expect((await byPage(tokenOf(linkOf(rani)))).statusCode).toBe(200);
  });
});

describe('a token that nobody was given', () => {
  const flipped = (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

  it.each([
    ['of another length', () => 'x'.repeat(42)],
    ['of the right length', () => 'x'.repeat(43)],
    ['with other letters', () => `${'x'.repeat(42)}=`],
  ])('%s is refused everywhere, without a look at anybody', async (_name, make) => {
    const answer = await byPage(make());
    expect(answer.json<ApiErrorBody>()).toMatchObject({ status: 401, code: 'LINK_EXPIRED' });
    const link = `${SHOP}/news/stop?token=${make()}`;
    expect((await oneClick(link)).statusCode).toBe(401);
    expect((await post(at(link), '', FORM)).headers.location).toBe('/news/stop?done=no');
  });

  it('is one with another person’s id in it, or another mark, or from another shop', async () => {
    const [rani, dimas] = [await reader(), await reader()];
    await hearsOfOrder(rani);
    await hearsOfOrder(dimas);
    const [one, two] = [tokenOf(linkOf(rani)), tokenOf(linkOf(dimas))];
    // 20 letters are 15 bytes of the id
    for (const made of [flipped(one), one.slice(0, 20) + two.slice(20), one.slice(0, -5) + flipped(one.slice(-5))])
      expect((await byPage(made)).statusCode).toBe(401);
    expect([await wantsMails(rani), await wantsMails(dimas)]).toEqual([true, true]);
    const elsewhere = await createTestApp({ config: { publicUrl: SHOP } });
    const request = { method: 'POST', url: '/api/users/notices/stop', payload: { token: one } } as const;
    expect((await elsewhere.app.inject(request)).statusCode).toBe(401);
    await elsewhere.close();
  });
});

it('no token is in the log, whatever becomes of it', async () => {
  const rani = await reader();
  await hearsOfOrder(rani);
  const token = tokenOf(linkOf(rani));
  await oneClick(linkOf(rani));
  await post(`/news/stop?token=${token}`, '', FORM);
  await byPage(token);
  await post(`/news/stop?token=${token}x`, 'List-Unsubscribe=One-Click', FORM);
  expect(log).toContain('/news/stop');
  expect(log).not.toContain(token);
});

it('takes 600 presses from one address in a quarter of an hour', async () => {
  const remoteAddress = shop.nextAddress();
  const press = async () =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/users/notices/stop',
        payload: { token: 'x'.repeat(43) },
        remoteAddress,
      })
    ).statusCode;
  const statuses = await Promise.all(Array.from({ length: 601 }, press));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

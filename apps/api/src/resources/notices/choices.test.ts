import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NoticeSettings } from '@seduh/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTwilio } from '../../platform/messages/twilio';
import { createTestApp, type TestApp, type TestAppOptions, type TestUser } from '../../testing';
import { pass } from '../orders/testing/card-kit';
import { cart, createOrderKit, line } from '../orders/testing/order-kit';
import { createTestBrowser, subscribe } from './testing/browser';

/** Twilio as its API describes itself, on this machine. */
let twilio: Server;
let asked: { head: IncomingMessage; form: URLSearchParams }[];
let answer: { status: number; body: object };
let shop: TestApp;
beforeEach(async () => {
  asked = [];
  answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
  twilio = createServer(async (request, response) => {
    asked.push({ head: request, form: new URLSearchParams(await text(request)) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => twilio.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  await shop.close();
  twilio.closeAllConnections();
  await new Promise((closed) => twilio.close(closed));
});

const provider = (from: string, contentSid: string | null = null) => {
  const baseUrl = `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`;
  return createTwilio({ accountSid: 'AC1', authToken: 'token', from, contentSid, baseUrl });
};
const settings = async (who: TestUser) =>
  (await shop.app.inject({ url: '/api/users/notices', headers: who.headers })).json<{ data: NoticeSettings }>().data;
const choose = async (who: TestUser, payload: object) =>
  (await shop.app.inject({ method: 'PATCH', url: '/api/users/notices', headers: who.headers, payload })).json<{
    data: NoticeSettings;
  }>().data;
const open = async (options: TestAppOptions = {}) => {
  shop = await createTestApp(options);
  return { kit: createOrderKit(shop), staff: await shop.makeUser({ role: 'Admin' }) };
};
async function accepted(who: TestUser, { kit, staff }: Awaited<ReturnType<typeof open>>) {
  const { data } = await kit.place(who, cart([line(await shop.makeProduct())]));
  await kit.move(staff, data.id, 'confirmed');
  await shop.app.notices.deliver();
  return data;
}

it('at first somebody gets receipts, and no news', async () => {
  await open();
  const rani = await shop.makeUser();
  expect(await settings(rani)).toEqual({
    push_key: expect.stringMatching(/^B[\w-]{86}$/),
    push_endpoint: null,
    receipt_mails: true,
    news_mails: false,
    news_messages: false,
    message_channel: null,
  });
  const browser = await subscribe(shop, rani);
  expect((await settings(rani)).push_endpoint).toBe(browser.subscription.endpoint);
  await shop.app.inject({ method: 'DELETE', url: '/api/users/push', headers: rani.headers });
  expect((await settings(rani)).push_endpoint).toBeNull();
});

it('every process of a shop, and the next start, has the same pair of keys', async () => {
  await open();
  const other = await createTestApp({ database: shop.database, clock: shop.clock });
  const admin = await shop.makeUser({ role: 'Admin' });
  const [one, two] = await Promise.all(
    [shop, other].map(({ app }) => app.inject({ url: '/api/users/notices', headers: admin.headers })),
  );
  expect(one?.json().data.push_key).toBe(two?.json().data.push_key);
  await other.close();
});

describe('news by mail', () => {
  it('go to whoever wants them, with a link and the way out', async () => {
    const hands = await open({ config: { publicUrl: 'https://seduh.example' } });
    const rani = await shop.makeUser({ email: 'rani@seduh.example' });
    await accepted(rani, hands);
    expect(shop.mails).toEqual([]);
    expect(await choose(rani, { news_mails: true })).toMatchObject({ news_mails: true, receipt_mails: true });
    const { id, number } = await accepted(rani, hands);
    expect(shop.mails).toMatchObject([{ to: 'rani@seduh.example', subject: `${number} is accepted` }]);
    expect(shop.mails[0]?.text).toContain(`https://seduh.example/history/${id}`);
    expect(shop.mails[0]?.text).toContain('https://seduh.example/profile');
    await choose(rani, { news_mails: false });
    await accepted(rani, hands);
    expect(shop.mails).toHaveLength(1);
  });

  it('receipts stay away from who wants none', async () => {
    const { kit, staff } = await open();
    const rani = await shop.makeUser();
    const handOver = async () => {
      const { data } = await kit.place(rani, cart([line(await shop.makeProduct())]));
      await kit.handOver(staff, data.id);
      pass(shop, 1);
      await shop.app.mails.deliver();
    };
    await choose(rani, { receipt_mails: false });
    await handOver();
    expect(shop.mails).toEqual([]);
    await choose(rani, { receipt_mails: true });
    await handOver();
    expect(shop.mails).toHaveLength(1);
  });
});

describe('news by phone', () => {
  it.each([
    ['+62215550100', null, 'SMS', { To: '+628216250905', From: '+62215550100' }],
    ['whatsapp:+62215550100', 'HX1', 'WhatsApp', { To: 'whatsapp:+628216250905', ContentSid: 'HX1' }],
  ] as const)('from %s go as %s %s', async (from, contentSid, channel, fields) => {
    const hands = await open({ messages: provider(from, contentSid) });
    const rani = await shop.makeUser({ phone: '+628216250905' });
    expect((await choose(rani, { news_messages: true })).message_channel).toBe(channel);
    const { number } = await accepted(rani, hands);
    const [call] = asked;
    expect(call?.head).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC1/Messages.json' });
    expect(call?.head.headers.authorization).toBe(`Basic ${Buffer.from('AC1:token').toString('base64')}`);
    const form = Object.fromEntries(call?.form ?? []);
    expect(form).toMatchObject({ ...fields, ValidityPeriod: '1800' });
    expect(form.Body ?? form.ContentVariables).toContain(`${number} is accepted. The kitchen has your order.`);
  });

  it('go to nobody who did not ask, has no phone, or whose shop sends none', async () => {
    const hands = await open({ messages: provider('+62215550100') });
    const rani = await shop.makeUser({ phone: '+628216250905' });
    const dewi = await shop.makeUser({ phone: null });
    await choose(dewi, { news_messages: true });
    await accepted(rani, hands);
    await accepted(dewi, hands);
    expect(asked).toEqual([]);
  });

  it.each([
    [503, { code: 20_500 }, 2, 'for now'],
    [429, { code: 20_429 }, 2, 'for now'],
    [401, { code: 20_003 }, 2, 'for now'],
    [400, { code: 21_211, message: '+628216250905 is not a valid phone number' }, 1, 'for good'],
  ])(
    'that Twilio answers %i %j are tried %i times in a minute: it refuses %s',
    async (status, body, tries, _howLong) => {
      const hands = await open({ messages: provider('+62215550100') });
      answer = { status, body };
      const rani = await shop.makeUser({ phone: '+628216250905' });
      await choose(rani, { news_messages: true });
      await accepted(rani, hands);
      pass(shop, 1);
      await shop.app.notices.deliver();
      const rows = await shop.database.db.selectFrom('notices').select(['tries', 'failure']).execute();
      expect(rows).toEqual([{ tries, failure: `twilio ${status} ${body.code}` }]);
    },
  );
});

describe('a subscription', () => {
  const post = async (who: TestUser | null, url: string, payload: object) =>
    (
      await shop.app.inject({
        method: 'POST',
        url,
        payload,
        headers: who?.headers ?? {},
        remoteAddress: shop.nextAddress(),
      })
    ).statusCode;

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://169.254.169.254/latest',
    'https://2130706433/a',
    'https://localhost/a',
    'https://database.internal/a',
    'https://push.example:8443/a',
    'https://user@push.example/a',
  ])('at %s is refused', async (endpoint) => {
    await open();
    const { subscription } = createTestBrowser(endpoint);
    expect(await post(await shop.makeUser(), '/api/users/push', subscription)).toBe(400);
  });

  it('without an end is refused', async () => {
    await open();
    const { subscription } = createTestBrowser(`https://push.example/${'a'.repeat(1_100)}`);
    expect(await post(await shop.makeUser(), '/api/users/push', subscription)).toBe(400);
  });

  it('is one for each session: nobody fills the table', async () => {
    await open();
    const rani = await shop.makeUser();
    for (let index = 0; index < 5; index += 1) await subscribe(shop, rani);
    expect(await shop.database.db.selectFrom('push_subscriptions').select('id').execute()).toHaveLength(1);
  });

  it('is renewed by the browser itself, which knows its old address, and by nobody who does not', async () => {
    await open();
    const rani = await shop.makeUser();
    const { subscription: old } = await subscribe(shop, rani);
    const { subscription } = createTestBrowser();
    const renew = (old_endpoint: string) => post(null, '/api/users/push/renewal', { old_endpoint, subscription });
    expect(await renew('https://push.example/guessed')).toBe(404);
    expect(await renew(old.endpoint)).toBe(200);
    expect((await settings(rani)).push_endpoint).toBe(subscription.endpoint);
    expect(await renew(old.endpoint)).toBe(404);
  });
});

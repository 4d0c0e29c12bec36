// Which news somebody gets: the mocks and the server take, answer and refuse alike.
import { NoticeSettings, success } from '@seduh/contract';
import { NEWS_STOP_TOKEN, noticeSettings } from '@seduh/api-client/mocks';
import { createStopTokens } from '@seduh/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorld, mockNames } from './world';

let server: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  server = await createWorld();
});
afterAll(() => server.world.close());

const settings = success(NoticeSettings);
const subscription = (endpoint = 'https://push.example/of-rani') => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh: noticeSettings.push_key, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
});
const read = (as?: Sent['as']): Sent => ({ method: 'GET', path: '/users/notices', as });
const change = (body: object, as: Sent['as'] = 'customer'): Sent => ({
  method: 'PATCH',
  path: '/users/notices',
  body,
  as,
});
const on = (body: object, as: Sent['as'] = 'customer'): Sent => ({ method: 'POST', path: '/users/push', body, as });
const renew = (body: object): Sent => ({ method: 'POST', path: '/users/push/renewal', body });

it.each<[string, Sent, Schema]>([
  ['what a customer gets', read('customer'), settings],
  ['what staff get', read('admin'), settings],
  ['what nobody gets', read(), settings],
  ['what a session gets that is over', read('expired'), settings],
  ['no receipts', change({ receipt_mails: false }), settings],
  ['receipts again, and news', change({ receipt_mails: true, news_mails: true }), settings],
  ['nothing changed', change({}, 'admin'), settings],
  ['a choice that there is not', change({ news_pigeons: true }), settings],
  ['a choice that is none', change({ news_mails: 'perhaps' }), settings],
  ['a device that is told', on(subscription()), nothing],
  ['a device of nobody', on(subscription(), undefined), nothing],
  ['a device by http', on(subscription('http://push.example/a')), nothing],
  ['a device inside', on(subscription('https://10.0.0.1/a')), nothing],
  ['a device without keys', on({ endpoint: 'https://push.example/a' }), nothing],
  ['a device that is left alone', { method: 'DELETE', path: '/users/push', as: 'admin' }, nothing],
  [
    'another one in the place of none',
    renew({ old_endpoint: 'https://push.example/of-nobody', subscription: subscription() }),
    nothing,
  ],
  ['another one without the old', renew({ subscription: subscription() }), nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

const SOMEBODY = '01a2b3c4-0000-7000-8000-000000000001';
const stop = (body: object): Sent => ({ method: 'POST', path: '/users/notices/stop', body });

it.each([
  ['made up', { token: 'made-up' }],
  ['empty', { token: '' }],
  ['missing', {}],
  ['too long', { token: 'x'.repeat(129) }],
])('a link of no mail stops nothing: its token is %s', async (_name, body) => {
  const [mock, real] = [await askMocks(stop(body), mockNames), await askServer(stop(body), server)];
  expectSame(mock, real, nothing);
  expect(mock.body.msg).toBe(real.body.msg);
});

it('the link in a mail stops the news', async () => {
  const mock = await askMocks(stop({ token: NEWS_STOP_TOKEN }), mockNames);
  const real = await askServer(stop({ token: createStopTokens(server.world.app.keyedHash).of(SOMEBODY) }), server);
  expectSame(mock, real, nothing);
  expect(mock.body.msg).toBe(real.body.msg);
});

import { afterEach, expect, it, vi } from 'vitest';
import { listenForPushes, openNotice, type PushScope, renewPush, showPush } from './push';

const origin = 'https://seduh.example';
const order = '/history/01a2b3c4-0000-7000-8000-000000000001';
const notice = { title: 'SD-2043 is ready', body: 'Say SD-2043.', url: order, tag: 'order-1', insistent: false };

/** A worker's scope that only notes what it is asked to do. */
function scopeWith(urls: string[] = []) {
  const tabs = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }));
  const listeners = new Map<string, unknown>();
  const scope = {
    location: { origin },
    registration: {
      showNotification: vi.fn(async () => undefined),
      pushManager: { subscribe: vi.fn(async () => subscription('https://push.example/new')) },
    },
    clients: { matchAll: vi.fn(async () => tabs), openWindow: vi.fn(async () => undefined) },
    addEventListener: (type: string, listener: unknown) => void listeners.set(type, listener),
  } satisfies PushScope;
  return { scope, tabs, listeners };
}
const subscription = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true, applicationServerKey: 'key' },
  toJSON: () => ({ endpoint }),
});
const clicked = (data: unknown) => ({ notification: { close: vi.fn(), data } });
afterEach(() => vi.unstubAllGlobals());

it('shows what was pushed, in the place of what was said of the order before', async () => {
  const { scope } = scopeWith();
  await showPush(scope, { data: { json: () => notice } });
  expect(scope.registration.showNotification).toHaveBeenCalledWith(notice.title, {
    body: notice.body,
    tag: 'order-1',
    icon: '/icons/app-192.png',
    data: { url: order },
    renotify: true,
    requireInteraction: false,
  });
});

it.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('<') as unknown }],
  ['a number', { json: () => 7 }],
])('shows something for %s: a browser that was woken has to', async (_name, data) => {
  const { scope } = scopeWith();
  await showPush(scope, { data });
  expect(scope.registration.showNotification).toHaveBeenCalledWith('News from Seduh', expect.anything());
});

it('says it in the language of the tab that is open', async () => {
  const { scope } = scopeWith([`${origin}/id/products`]);
  await showPush(scope, { data: null });
  expect(scope.registration.showNotification).toHaveBeenCalledWith('Kabar dari Seduh', expect.anything());
});

it('a click goes to the tab that has the order open in another language', async () => {
  const { scope, tabs } = scopeWith([`${origin}/id/products`, `${origin}/id${order}`]);
  await openNotice(scope, clicked({ url: order }));
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
});

it('a click goes to the tab that has the order open', async () => {
  const { scope, tabs } = scopeWith([`${origin}/products`, `${origin}${order}#top`]);
  const click = clicked({ url: order });
  await openNotice(scope, click);
  expect(click.notification.close).toHaveBeenCalled();
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
});

it('else it opens the order', async () => {
  const { scope } = scopeWith([`${origin}/products`]);
  await openNotice(scope, clicked({ url: order }));
  expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}${order}`);
});

it.each([null, {}, { url: 'https://elsewhere.example/' }, { url: '//elsewhere.example' }, { url: '/\\elsewhere' }])(
  'never leaves the shop for %j',
  async (data) => {
    const { scope } = scopeWith();
    await openNotice(scope, clicked(data));
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${origin}/`);
  },
);

it('says where the browser is told once it has moved, and nothing where it does not know from where', async () => {
  const sent = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', sent);
  const { scope } = scopeWith();
  await renewPush(scope, { newSubscription: subscription('https://push.example/new') });
  expect(sent).not.toHaveBeenCalled();
  await renewPush(scope, { oldSubscription: subscription('https://push.example/old'), newSubscription: null });
  const [url, init] = sent.mock.calls[0] as unknown as [string, { body: string }];
  expect([url, JSON.parse(init.body)]).toEqual([
    '/api/users/push/renewal',
    { old_endpoint: 'https://push.example/old', subscription: { endpoint: 'https://push.example/new' } },
  ]);
});

it('hears all three', () => {
  const { scope, listeners } = scopeWith();
  listenForPushes(scope);
  expect([...listeners.keys()]).toEqual(['push', 'notificationclick', 'pushsubscriptionchange']);
});

import { SESSION_KEY } from '@seduh/api-client';
import { handlers, raniOrders, sayFailures, sendPictureFailures, sessions, signIn } from '@seduh/api-client/mocks';
import { HEADERS } from '@seduh/contract/constants';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxOf } from './outbox';

const server = setupServer(...handlers);
/** What was sent: its key and its words. */
const sent: [key: string | null, body: string][] = [];
server.events.on('request:start', async ({ request }) => {
  if (request.method === 'POST') sent.push([request.headers.get(HEADERS.idempotencyKey), await request.clone().text()]);
});
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  signIn(sessions.customer);
  sent.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** What a browser keeps of an app's files, as far as it is asked here; jsdom has none. */
function fakeCaches() {
  const kept = new Map<string, Response>();
  const nameOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'http://shop').pathname;
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(new URL(path, 'http://shop'))),
    match: async (request: string | Request) => kept.get(nameOf(request))?.clone(),
    put: async (request: string, response: Response) => void kept.set(nameOf(request), response),
    delete: async (request: string | Request) => kept.delete(nameOf(request)),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  return kept;
}

const userId = sessions.customer.id;
const orderId = raniOrders[0]?.id ?? '';
const open = () => outboxOf(userId, orderId);
const states = (outbox: ReturnType<typeof open>) => outbox.get().unsent.map(({ state }) => state);
const settled = (outbox: ReturnType<typeof open>) => vi.waitFor(() => expect(states(outbox)).not.toContain('sending'));
/** As the next page begins: nothing is remembered but what the tab keeps. */
async function reload() {
  vi.resetModules();
  const fresh = await import('./outbox');
  return fresh.outboxOf(userId, orderId);
}

it('keeps what is typed through a reload, and nothing once it is gone', async () => {
  open().setDraft('Half a sent');
  expect((await reload()).get().draft).toBe('Half a sent');
  open().setDraft('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('sends in the order of writing, and empties the field', async () => {
  const outbox = open();
  outbox.setDraft('One');
  outbox.say({ text: 'One' }, '');
  outbox.say({ text: 'Two' });
  expect(outbox.get().draft).toBe('');
  await settled(outbox);
  expect(outbox.get().unsent).toEqual([]);
  expect(sent.map(([, body]) => JSON.parse(body))).toEqual([{ text: 'One' }, { text: 'Two' }]);
});

it('tries again under the same key, also after a reload', async () => {
  server.use(sayFailures.offline);
  const outbox = open();
  outbox.say({ text: 'No ice' });
  await settled(outbox);
  expect(outbox.get().unsent).toMatchObject([{ state: 'failed', saying: { text: 'No ice' } }]);
  const [key] = sent[0] ?? [];
  const next = await reload();
  expect(next.get().unsent).toEqual([{ key, saying: { text: 'No ice' }, state: 'failed' }]);
  outbox.retry(key ?? '');
  await settled(outbox);
  expect(new Set(sent.map(([one]) => one))).toEqual(new Set([key]));
  server.resetHandlers();
  outbox.retry(key ?? '');
  await settled(outbox);
  expect(outbox.get().unsent).toEqual([]);
});

it('takes back what failed: the words stand in the field, before what was written since', async () => {
  server.use(sayFailures.offline);
  const outbox = open();
  outbox.say({ text: 'No ice' });
  outbox.takeBack(outbox.get().unsent[0]?.key ?? '');
  expect(states(outbox)).toEqual(['sending']);
  await settled(outbox);
  outbox.setDraft('Please');
  outbox.takeBack(outbox.get().unsent[0]?.key ?? '');
  expect(outbox.get()).toEqual({ draft: 'No ice\nPlease', unsent: [] });
  expect((await reload()).get()).toEqual({ draft: 'No ice\nPlease', unsent: [] });
  outbox.setDraft('');
});

it('says why it was refused, and takes the reason away with the next try', async () => {
  server.use(sayFailures.ended);
  const outbox = open();
  outbox.say({ text: 'Too late' });
  await settled(outbox);
  expect(outbox.get().unsent).toMatchObject([{ problem: 'This chat has ended' }]);
  outbox.retry(outbox.get().unsent[0]?.key ?? '');
  expect(outbox.get().unsent[0]).not.toHaveProperty('problem');
  await settled(outbox);
});

describe('a picture that waits', () => {
  const image = new File(['latte'], 'my cup.png', { type: 'image/png' });
  beforeEach(() => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:cup', revokeObjectURL: () => undefined }));
  });

  it('is there after a reload with its words, in its place, until it is taken', async () => {
    const kept = fakeCaches();
    server.use(sayFailures.offline, sendPictureFailures.offline);
    const outbox = await reload();
    outbox.say({ text: 'Look' });
    outbox.say({ image, text: 'this one' });
    outbox.say({ text: 'Thanks' });
    await settled(outbox);
    const next = await reload();
    await vi.waitFor(() => expect(next.get().unsent).toHaveLength(3));
    const [, picture] = next.get().unsent;
    expect(next.get().unsent.map(({ saying }) => saying.text)).toEqual(['Look', 'this one', 'Thanks']);
    expect(picture).toMatchObject({ state: 'failed', preview: 'blob:cup', saying: { text: 'this one' } });
    const saying = picture?.saying;
    expect(saying && 'image' in saying && [saying.image.name, saying.image.type, await saying.image.text()]).toEqual([
      'my cup.png',
      'image/png',
      'latte',
    ]);
    // what is written before it has been read does not forget it
    const again = await reload();
    again.setDraft('And');
    await vi.waitFor(() => expect(again.get().unsent).toHaveLength(3));
    for (const { key } of again.get().unsent) again.takeBack(key);
    await vi.waitFor(() => expect(kept.size).toBe(0));
    expect(again.get()).toEqual({ draft: 'Thanks\nthis one\nLook\nAnd', unsent: [] });
    again.setDraft('');
  });

  it('is forgotten with the session, and left out where the browser has lost it', async () => {
    const kept = fakeCaches();
    server.use(sayFailures.offline, sendPictureFailures.offline);
    const outbox = await reload();
    outbox.say({ image });
    await settled(outbox);
    await vi.waitFor(() => expect(kept.size).toBe(1));
    // as another tab ends it
    localStorage.removeItem(SESSION_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
    await vi.waitFor(() => expect(kept.size).toBe(0));
    signIn(sessions.customer);
    const next = await reload();
    next.setDraft('Hello');
    await vi.waitFor(() => expect(sessionStorage.getItem(`seduh.chat.${userId}.${orderId}`)).not.toContain('picture'));
    expect(next.get()).toEqual({ draft: 'Hello', unsent: [] });
    next.setDraft('');
  });

  it('goes with the page where the browser keeps no files', async () => {
    server.use(sayFailures.offline, sendPictureFailures.offline);
    const outbox = await reload();
    outbox.say({ image });
    await settled(outbox);
    expect(states(outbox)).toEqual(['failed']);
    const next = await reload();
    await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
    expect(next.get().unsent).toEqual([]);
  });
});

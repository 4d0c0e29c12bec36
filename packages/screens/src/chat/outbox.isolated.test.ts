import { handlers, raniOrders, sayFailures, sessions, signIn } from '@seduh/api-client/mocks';
import { HEADERS } from '@seduh/contract/constants';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
});
afterAll(() => server.close());

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

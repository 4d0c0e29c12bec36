import { handlers, raniOrders, sayFailures, sessions, signIn } from '@seduh/api-client/mocks';
import { HEADERS, LIMITS } from '@seduh/contract/constants';
import { toast } from '@seduh/ui';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '../lib/words/words';
import { outboxOf } from './outbox';

const server = setupServer(...handlers);
/** The keys of what was sent. */
const sent: (string | null)[] = [];
server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST') sent.push(request.headers.get(HEADERS.idempotencyKey));
});
const orderId = raniOrders[0]?.id ?? '';
const outbox = outboxOf(sessions.customer.id, orderId);
const states = () => outbox.get().unsent.map(({ state }) => state);
const settled = () => vi.waitFor(() => expect(states()).not.toContain('sending'));
const takeAllBack = () => outbox.get().unsent.forEach(({ key }) => outbox.takeBack(key));
const said = vi.fn<(words: string) => void>();
/** Does something as soon as so many have failed. */
function onFailed(count: number, act: () => void): void {
  const unwatch = outbox.watch(() => {
    if (states().filter((state) => state === 'failed').length < count) return;
    unwatch();
    act();
  });
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await loadWords();
});
beforeEach(() => {
  signIn(sessions.customer);
  sent.length = 0;
  said.mockClear();
  vi.spyOn(toast, 'error').mockImplementation(said);
});
afterEach(() => {
  outbox.setDraft('');
  takeAllBack();
  outbox.setDraft('');
  server.resetHandlers();
  sessionStorage.clear();
  document.documentElement.lang = '';
});
afterAll(() => server.close());

describe('a message that fails', () => {
  it.each([
    ['en', 'Your message about SD-2041 was not sent. Its chat still has it.'],
    ['id', 'Pesanmu soal SD-2041 belum terkirim. Masih ada di obrolannya.'],
  ])('is told of where its chat was closed meanwhile: %s', async (lang, words) => {
    document.documentElement.lang = lang;
    await loadWords();
    server.use(sayFailures.offline);
    outbox.setNumber('SD-2041');
    const close = outbox.show();
    outbox.say({ text: 'No ice' });
    close();
    await settled();
    expect(said.mock.calls).toEqual([[words]]);
  });

  it.each([
    ['en', '2 of your messages about SD-2041 were not sent. Their chat still has them.'],
    ['id', '2 pesanmu soal SD-2041 belum terkirim. Masih ada di obrolannya.'],
  ])('is told of once with the others, not with what was sent or seen before: %s', async (lang, words) => {
    document.documentElement.lang = lang;
    await loadWords();
    outbox.setNumber('SD-2041');
    server.use(sayFailures.offline);
    const close = outbox.show();
    outbox.say({ text: 'Seen' });
    await settled();
    close();
    outbox.say({ text: 'No ice' });
    outbox.say({ text: 'At all' });
    onFailed(3, () => server.resetHandlers());
    outbox.say({ text: 'Please' });
    await settled();
    expect(states()).toEqual(['failed', 'failed', 'failed']);
    expect(said.mock.calls).toEqual([[words]]);
  });

  it('is told of without a reason where not all have the same', async () => {
    server.use(sayFailures.ended);
    onFailed(1, () => server.use(sayFailures.offline));
    outbox.say({ text: 'No ice' });
    outbox.say({ text: 'At all' });
    await settled();
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^2 of .* still has them\.$/)]]);
  });

  it('says nothing beside itself where its chat is opened before the last has failed', async () => {
    server.use(sayFailures.offline);
    let close = () => {};
    onFailed(1, () => {
      close = outbox.show();
    });
    outbox.say({ text: 'No ice' });
    outbox.say({ text: 'At all' });
    await settled();
    close();
    expect(said).not.toHaveBeenCalled();
  });

  it('is told of where another chat is open, with the reason of a refusal', async () => {
    server.use(sayFailures.ended);
    const close = outboxOf(sessions.customer.id, 'another').show();
    outbox.say({ text: 'No ice' });
    await settled();
    close();
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/still has it\. This chat has ended\.$/));
  });

  it('says nothing beside itself where its chat is open, or somebody else is here by now', async () => {
    server.use(sayFailures.offline);
    const close = outbox.show();
    outbox.say({ text: 'No ice' });
    await settled();
    close();
    outbox.say({ text: 'At all' });
    signIn(sessions.admin);
    await settled();
    expect(said).not.toHaveBeenCalled();
  });
});

describe('once the network is back', () => {
  const backOnline = () => window.dispatchEvent(new Event('online'));

  it('what failed on its way is tried once more, as the same message', async () => {
    server.use(sayFailures.offline);
    outbox.say({ text: 'No ice' });
    await settled();
    backOnline();
    expect(states()).toEqual(['sending']);
    await settled();
    expect(states()).toEqual(['failed']);
    server.resetHandlers();
    backOnline();
    await settled();
    expect(states()).toEqual([]);
    backOnline();
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  it('what was refused stays, and what somebody else wrote who has logged out', async () => {
    server.use(sayFailures.ended);
    outbox.say({ text: 'Too late' });
    await settled();
    backOnline();
    expect(states()).toEqual(['failed']);
    takeAllBack();
    server.use(sayFailures.offline);
    outbox.say({ text: 'No ice' });
    await settled();
    signIn(sessions.admin);
    backOnline();
    expect(states()).toEqual(['failed']);
  });
});

it('is not taken back where the field has no room for both', async () => {
  server.use(sayFailures.offline);
  outbox.say({ text: 'a'.repeat(LIMITS.chatMessage - 10) });
  await settled();
  const [{ key } = { key: '' }] = outbox.get().unsent;
  // with the line between them one too many
  outbox.setDraft('b'.repeat(10));
  expect(outbox.takeBack(key)).toBe(false);
  expect(outbox.get()).toMatchObject({ draft: 'b'.repeat(10), unsent: [{ key, state: 'failed' }] });
  outbox.setDraft('b'.repeat(9));
  expect(outbox.takeBack(key)).toBe(true);
  expect(outbox.get().unsent).toEqual([]);
  expect(outbox.get().draft).toHaveLength(LIMITS.chatMessage);
});

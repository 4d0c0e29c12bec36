import { HEADERS } from '@seduh/contract/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerCall } from './answers';
import { forgetOwn, ownCacheName } from './ownCache';
import type { FetchEvent } from './scope';

vi.mock('./news', () => ({ noteAnswer: async () => undefined }));

/** As much of the browser's caches as the worker uses. */
function makeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    put: async (url: string, answer: Response) => void entries.set(url, answer),
    match: async (url: string) => entries.get(url)?.clone(),
    delete: async (key: string | { url: string }) => entries.delete(typeof key === 'string' ? key : key.url),
  });
  return {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
  };
}

const SHOP = 'https://seduh.example/api';
const PUBLIC = 'seduh-answers';
let store: ReturnType<typeof makeCaches>;
beforeEach(() => {
  store = makeCaches();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, data: [] }));
});
afterEach(() => vi.unstubAllGlobals());

/** Asks the worker, and waits until it has kept the answer. */
async function ask(path: string, token?: string): Promise<void> {
  const works: Promise<unknown>[] = [];
  const request = new Request(SHOP + path, { headers: token ? { [HEADERS.token]: token } : {} });
  const event = { request, clientId: '', waitUntil: (work: Promise<unknown>) => void works.push(work) };
  await answerCall(event as unknown as FetchEvent, 'public');
  await Promise.all(works);
}
const keptIn = async (name: string) => (await (await store.open(name)).keys()).map(({ url }) => url.slice(SHOP.length));

it('keeps one list of what a visitor keeps beside the pages of the menu', async () => {
  await ask('/products?page=1');
  await ask('/products?ids=a,b');
  await ask('/products?ids=a');
  expect(await keptIn(PUBLIC)).toEqual(['/products?page=1', '/products?ids=a']);
});

it("keeps a customer's with what else is theirs, to be forgotten at the logout", async () => {
  const own = await ownCacheName('token-of-rani');
  await store.open(own);
  await ask('/products?ids=a,b', 'token-of-rani');
  await ask('/products?ids=a', 'token-of-rani');
  await ask('/products?page=1', 'token-of-rani');
  expect([await keptIn(own), await keptIn(PUBLIC)]).toEqual([['/products?ids=a'], ['/products?page=1']]);
  await forgetOwn(null);
  expect(await store.has(own)).toBe(false);
});

it('keeps nowhere what somebody keeps who has no cache of their own', async () => {
  await ask('/products?ids=a', 'token-of-dimas');
  expect(await keptIn(PUBLIC)).toEqual([]);
});

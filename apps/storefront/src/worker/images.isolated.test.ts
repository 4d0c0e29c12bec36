import { imageUrl } from '@seduh/contract/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerImage, keepSmallImages } from './images';
import type { FetchEvent } from './scope';

const SHOP = 'https://seduh.example';
const OLD = 'a'.repeat(32);
const NEW = 'b'.repeat(32);
let kept: Map<string, Response>;
beforeEach(() => {
  kept = new Map();
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (url: string, answer: Response) => void kept.set(url, answer),
    match: async (url: string) => kept.get(url)?.clone(),
    delete: async (url: string) => kept.delete(url),
  };
  vi.stubGlobal('caches', { match: cache.match, open: async () => cache });
  vi.stubGlobal('location', { href: `${SHOP}/sw.js` });
});
afterEach(() => vi.unstubAllGlobals());

/** A network that has a picture at these addresses, and is not let through to any other. */
function allow(isAllowed: (url: string) => boolean): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url;
    asked.push(url);
    if (!isAllowed(url)) throw new TypeError('Failed to fetch');
    return new Response('image', { headers: { 'content-type': 'image/avif' } });
  });
  return asked;
}
async function ask(path: string): Promise<Response> {
  const works: Promise<unknown>[] = [];
  const event = { request: new Request(SHOP + path), waitUntil: (work: Promise<unknown>) => void works.push(work) };
  const response = await answerImage(event as unknown as FetchEvent);
  await Promise.all(works);
  return response;
}

it('asks the shop itself for a picture that leads where the worker may not fetch, and keeps it', async () => {
  const asked = allow((url) => url.endsWith('?here'));
  const path = imageUrl(NEW, 768, 'avif');
  expect(await (await ask(path)).text()).toBe('image');
  expect(asked.at(-1)).toBe(`${SHOP}${path}?here`);
  expect([...kept.keys()]).toEqual([SHOP + path]);
  // the build's own lie nowhere else
  await expect(ask('/assets/1a2b.avif')).rejects.toThrow('Failed to fetch');
  expect(asked.at(-1)).toBe(`${SHOP}/assets/1a2b.avif`);
});

it('keeps the other small pictures where one cannot be had', async () => {
  allow((url) => url.includes(NEW));
  await keepSmallImages([OLD, NEW].map((name) => JSON.stringify({ image: imageUrl(name) })));
  expect([...kept.keys()]).toEqual([SHOP + imageUrl(NEW, 192, 'avif')]);
});

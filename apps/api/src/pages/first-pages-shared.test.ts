import { beforeEach, expect, it, vi } from 'vitest';
import { FirstPages } from './first-pages';
import type { Renderer } from './renderer';

const render = vi.fn<Renderer['render']>(async (address) => {
  if (address.includes('broken')) throw new Error('a part of the page broke');
  return { head: '', foot: '', isListed: true, body: address, data: null, modules: [] };
});
const renderer: Renderer = {
  dataId: 'data',
  script: '',
  // only what follows `?show=` means something
  address: (url) => (url.startsWith('/user') ? null : url.replace(/[?&](?!show=)[^&]*/g, '')),
  needs: () => ['/one', '/two'],
  pictures: () => ['/images/cup-768.jpg'],
  render,
};
const inLanguage = (tag: string) => ({
  fill: async ({ body }: { body: string }) => ({ html: tag + body, policy: '' }),
});
const templates = { en: inLanguage(''), id: inLanguage('id:') };
let price = 1;
const ask = vi.fn(async (_path: string): Promise<string | null> => JSON.stringify({ price, now: 'changes' }));
const onFailure = vi.fn();
let preview: string | null = null;
const pagesFor = (maxAgeMs: number) =>
  new FirstPages({ renderer, templates, base: null, ask, preview: () => preview, maxAgeMs, onFailure });

beforeEach(() => {
  price = 1;
  preview = null;
  for (const mock of [render, ask, onFailure]) mock.mockClear();
});

it('makes one page for all who ask at once, in whatever words', async () => {
  const pages = pagesFor(0);
  const found = await Promise.all(
    Array.from({ length: 100 }, (_, at) => pages.find(`/menu?show=kopi&utm_source=${at}`)),
  );
  expect(new Set(found).size).toBe(1);
  expect(found[0]?.html.toString()).toBe('/menu?show=kopi');
  expect([ask.mock.calls.length, render.mock.calls.length]).toEqual([2, 1]);
});

it('gives it again without a look at anything while it is fresh', async () => {
  const pages = pagesFor(60_000);
  const first = await pages.find('/menu');
  for (let at = 0; at < 200; at += 1) expect(await pages.find(`/menu?x=${at}`)).toBe(first);
  expect([ask.mock.calls.length, render.mock.calls.length]).toEqual([2, 1]);
});

it('looks again when it is not, and makes another only of other answers', async () => {
  const pages = pagesFor(0);
  await pages.find('/menu?a');
  await pages.find('/menu?b');
  expect([ask.mock.calls.length, render.mock.calls.length]).toEqual([4, 1]);
  price = 2;
  await pages.find('/menu?c');
  expect(render).toHaveBeenCalledTimes(2);
});

it('is made again once what stands for its picture is there, and hands that over', async () => {
  const pages = pagesFor(0);
  await pages.find('/menu');
  preview = 'data:image/webp;base64,AA';
  await pages.find('/menu');
  await pages.find('/menu');
  expect(render.mock.calls.map(([, , , previews]) => previews)).toEqual([{}, { '/images/cup-768.jpg': preview }]);
});

it('tries what broke once, until an answer is another', async () => {
  const pages = pagesFor(0);
  for (let at = 0; at < 3; at += 1) expect(await pages.find('/menu?show=broken')).toBeNull();
  expect([render.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1]);
  price = 2;
  expect(await pages.find('/menu?show=broken')).toBeNull();
  expect(render).toHaveBeenCalledTimes(2);
});

it('asks again after an answer that did not come', async () => {
  const pages = pagesFor(60_000);
  ask.mockResolvedValueOnce(null);
  expect(await pages.find('/menu')).toBeNull();
  expect(await pages.find('/menu')).not.toBeNull();
  expect(await pages.find('/user')).toBeNull();
});

it('keeps the languages of a page apart', async () => {
  const pages = pagesFor(60_000);
  const html = async (url: string) => String((await pages.find(url))?.html);
  expect(await html('/products?show=1')).toBe('/products?show=1');
  expect(await html('/id/products?show=1')).toBe('id:/id/products?show=1');
  expect(await html('/idle')).toBe('/idle');
});

it('looks again after word of a change, also where it came while the page was being made', async () => {
  const pages = pagesFor(60_000);
  await pages.find('/menu');
  price = 2;
  expect(await pages.find('/menu').then(() => render.mock.calls.length)).toBe(1);
  pages.forget();
  await pages.find('/menu');
  expect(render).toHaveBeenCalledTimes(2);

  const other = pages.find('/menu?show=kopi');
  price = 3;
  pages.forget();
  await other;
  expect(render).toHaveBeenCalledTimes(3);
  await pages.find('/menu?show=kopi');
  expect(render).toHaveBeenCalledTimes(4);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { encoderHere } from '../platform/images/encoders';
import { memoryStore } from '../testing/stand-ins';
import { DEMO_MENU } from '@seduh/domain/demo-menu';
import { demoImage, withDemoImages } from './images';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'demo-'));
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  for (const { slug } of DEMO_MENU) await writeFile(join(dir, `${slug}.jpg`), dot);
});
afterAll(() => rm(dir, { recursive: true }));

it('has a source for every product', async () => {
  for (const { slug } of DEMO_MENU) {
    const file = new URL(`../../assets/demo/${slug}.jpg`, import.meta.url);
    expect((await readFile(file)).length, slug).toBeGreaterThan(20_000);
  }
});

it('has every image from the first moment, and makes each once', async () => {
  const store = memoryStore();
  const put = vi.spyOn(store, 'put');
  const demo = withDemoImages(store, dir, encoderHere());
  const file = `${demoImage('espresso')}-384.avif`;
  const all = await Promise.all(Array.from({ length: 10 }, () => demo.get(file)));
  expect(all.every((bytes) => bytes !== null)).toBe(true);
  await demo.get(file);
  expect(put.mock.calls.filter(([name]) => name === file)).toHaveLength(1);
});

it('knows only the demo’s images', async () => {
  const demo = withDemoImages(memoryStore(), dir, encoderHere());
  for (const file of ['demo-nothing-384.avif', 'espresso-384.avif', 'demo-espresso-385.avif', 'demo-..-384.jpg']) {
    expect(await demo.get(file)).toBeNull();
  }
});

it('makes all of them, leaving out what is there', async () => {
  const store = memoryStore();
  const demo = withDemoImages(store, dir, encoderHere());
  await demo.makeAll();
  for (const { slug } of DEMO_MENU) expect(await store.get(`${demoImage(slug)}-1200.jpg`), slug).not.toBeNull();
  const put = vi.spyOn(store, 'put');
  await demo.makeAll();
  expect(put).not.toHaveBeenCalled();
});

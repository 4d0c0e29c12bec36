import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { memoryStore } from '../../testing/stand-ins';
import { EncoderBusy, type ImageEncoder } from './encoder';
import { encoderHere } from './encoders';
import { storeImage } from './pipeline';
import { Previews } from './previews';

const encoder = encoderHere();
const demo = new URL('../../../assets/demo/nasi-goreng.jpg', import.meta.url);

async function shelf(bytes: Buffer, how: ImageEncoder = encoder) {
  const images = memoryStore();
  const image = `/images/${await storeImage({ images, encoder }, bytes)}-768.jpg`;
  const onFailure = vi.fn();
  return { images, image, onFailure, previews: new Previews({ images, encoder: how }, onFailure) };
}

it('stands for a picture in a few hundred bytes, as wide as a card of a phone, once it is made', async () => {
  const { previews, image } = await shelf(await readFile(demo));
  expect(previews.find(image)).toBeNull();
  await vi.waitFor(() => expect(previews.find(image)).not.toBeNull());
  const [start, base64 = ''] = previews.find(image)?.split(',') ?? [];
  expect(start).toBe('data:image/avif;base64');
  const small = Buffer.from(base64, 'base64');
  expect(small.length).toBeLessThan(400);
  const { width, height } = await sharp(small).metadata();
  expect([width, height]).toEqual([192, 192]);
  // the same colours: their middle is that of the picture's own
  const middle = async (bytes: Buffer) => (await sharp(bytes).stats()).channels.slice(0, 3).map(({ mean }) => mean);
  const [whole, seen] = [await middle(await readFile(demo)), await middle(small)];
  for (const [at, mean] of seen.entries()) expect(Math.abs(mean - (whole[at] ?? 0))).toBeLessThan(25);
});

it('stands for none through which it would be seen, and for none that is not there', async () => {
  const holes = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#c636' } })
    .png()
    .toBuffer();
  const { previews, image, images, onFailure } = await shelf(holes);
  const asked = vi.spyOn(images, 'get');
  for (const one of [image, '/images/gone-768.jpg', 'https://elsewhere.example/cup.jpg']) {
    expect(previews.find(one)).toBeNull();
    await vi.waitFor(() => expect(asked.mock.results.every(({ type }) => type === 'return')).toBe(true));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (let at = 0; at < 3; at += 1) expect(previews.find(image)).toBeNull();
  // asked for once, not with each page
  expect(asked).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
});

it('tries again after a minute where there was nothing to make it with', async () => {
  const encode = vi.fn(() => Promise.reject(new EncoderBusy('too many images wait')));
  const { previews, image, onFailure } = await shelf(await readFile(demo), { encode, stop: async () => undefined });
  previews.find(image);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.any(EncoderBusy), image));
  previews.find(image);
  expect(encode).toHaveBeenCalledOnce();
  // the cache looks at its clock once a millisecond
  await new Promise((resolve) => setTimeout(resolve, 10));
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(previews.find(image)).toBeNull();
  await vi.waitFor(() => expect(encode).toHaveBeenCalledTimes(2));
  vi.restoreAllMocks();
});

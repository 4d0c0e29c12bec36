import { readFile } from 'node:fs/promises';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../testing/stand-ins';
import { encoderHere } from './encoders';
import { storeImage as store, withImage } from './pipeline';
import type { ImageStore } from './store';

const encoder = encoderHere();
const storeImage = (images: ImageStore, bytes: Buffer, name?: string) => store({ images, encoder }, bytes, name);
const source = new URL('../../../assets/demo/nasi-goreng.jpg', import.meta.url);
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c63' } });

describe('an image', () => {
  const store = memoryStore();
  let name: string;
  beforeAll(async () => {
    const withMetadata = await sharp(await readFile(source))
      .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'at home' } })
      .jpeg()
      .toBuffer();
    name = await storeImage(store, withMetadata);
  });
  const variant = async (width: number, format: string) => {
    const bytes = await store.get(`${name}-${width}.${format}`);
    if (!bytes) throw new Error(`no ${width} ${format}`);
    return bytes;
  };

  it('gets a name nobody can guess', async () => {
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(await storeImage(store, await readFile(source))).not.toBe(name);
  });

  it('exists in every width and format, never larger than it was', async () => {
    for (const width of IMAGE_WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        const info = await sharp(await variant(width, format)).metadata();
        expect([info.width, info.format]).toEqual([
          Math.min(width, 1000),
          format === 'jpg' ? 'jpeg' : format === 'avif' ? 'heif' : format,
        ]);
      }
    }
  });

  it('is at most 25 KB on a card', async () => {
    expect((await variant(384, 'avif')).length).toBeLessThanOrEqual(25_000);
  });

  it('has lost its metadata', async () => {
    for (const format of IMAGE_FORMATS) {
      const bytes = await variant(768, format);
      expect((await sharp(bytes).metadata()).exif, format).toBeUndefined();
      expect(bytes.includes('somebody')).toBe(false);
    }
  });
});

it('stands upright whatever the camera noted', async () => {
  const store = memoryStore();
  const lying = await blank(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const name = await storeImage(store, lying);
  const { width, height } = await sharp((await store.get(`${name}-1200.jpg`)) ?? undefined).metadata();
  expect([width, height]).toEqual([200, 400]);
});

it('shows white where a PNG is transparent and the format cannot be', async () => {
  const store = memoryStore();
  const glass = await sharp({
    create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const name = await storeImage(store, glass);
  const { data } = await sharp((await store.get(`${name}-192.jpg`)) ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)].every((channel) => channel > 250)).toBe(true);
  expect((await sharp((await store.get(`${name}-192.webp`)) ?? undefined).metadata()).hasAlpha).toBe(true);
});

it('fits into a box that is twice as high as wide', async () => {
  const images = memoryStore();
  const name = await storeImage(images, await blank(500, 2_500).png().toBuffer());
  for (const [width, size] of [
    [192, [77, 384]],
    [768, [307, 1536]],
    [1200, [480, 2400]],
  ] as const) {
    const { width: across, height } = await sharp((await images.get(`${name}-${width}.jpg`)) ?? undefined).metadata();
    expect([across, height]).toEqual(size);
  }
});

describe('of what fails nothing is left', () => {
  /** A store that breaks with the sixth file. */
  const breaking = () => {
    const images = memoryStore();
    const files = new Set<string>();
    let left = 5;
    const put = async (file: string) => {
      if (left === 0) throw new Error('the disk is full');
      left -= 1;
      files.add(file);
    };
    return { files, images: { ...images, put, remove: async (file: string) => void files.delete(file) } };
  };

  it('when a file cannot be written', async () => {
    const { files, images } = breaking();
    await expect(storeImage(images, await readFile(source))).rejects.toThrow('the disk is full');
    expect([...files]).toEqual([]);
  });

  it('when what shows it cannot be written, and all of it stays where it can', async () => {
    const images = memoryStore();
    const put = vi.spyOn(images, 'put');
    const bytes = await blank(9, 9).png().toBuffer();
    const failing = withImage({ images, encoder }, bytes, () => Promise.reject(new Error('taken')));
    await expect(failing).rejects.toThrow('taken');
    const names = put.mock.calls.map(([file]) => file);
    expect(names).toHaveLength(12);
    for (const file of names) expect(await images.get(file)).toBeNull();
    const url = await withImage({ images, encoder }, bytes, async (written) => written);
    expect(await images.get(String(url).replace('/images/', ''))).not.toBeNull();
  });

  it.each([
    ['the connection was lost', Object.assign(new Error('gone'), { code: '57P01' })],
    ['nobody answered', new Error('Query read timeout')],
  ])('unless the write may have worked all the same: %s', async (_how, lost) => {
    const images = memoryStore();
    const put = vi.spyOn(images, 'put');
    const failing = withImage({ images, encoder }, await blank(9, 9).png().toBuffer(), () => Promise.reject(lost));
    await expect(failing).rejects.toBe(lost);
    expect(await images.get(String(put.mock.calls[0]?.[0]))).not.toBeNull();
  });
});

describe('what is refused', () => {
  const text = (content: string) => Buffer.from(content);
  const wrong = 'Extension file wrong! Only .jpeg, .jpg, .png are allowed.';

  it.each([
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['PHP', text('<?php system($_GET["c"]); ?>')],
    ['HTML', text('<html><script>alert(1)</script></html>')],
    ['a GIF', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['nothing', Buffer.alloc(0)],
  ])('%s, by its content', async (_name, bytes) => {
    await expect(storeImage(memoryStore(), bytes)).rejects.toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_TYPE',
      message: wrong,
    });
  });

  it('a WebP, although it is a picture', async () => {
    await expect(storeImage(memoryStore(), await blank(9, 9).webp().toBuffer())).rejects.toMatchObject({
      status: 415,
    });
  });

  it('more than 2,097,152 bytes, to the byte', async () => {
    const small = await blank(9, 9).jpeg().toBuffer();
    const fits = Buffer.concat([small, Buffer.alloc(2_097_152 - small.length)]);
    await expect(storeImage(memoryStore(), fits)).resolves.toMatch(/^\w+$/);
    await expect(storeImage(memoryStore(), Buffer.concat([fits, Buffer.alloc(1)]))).rejects.toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      message: 'File to large. Max. file size 2 Mb',
    });
  });

  it.each([
    ['too many pixels', 6_000, 4_001, /24 megapixels/],
    ['a tower', 1_080, 17_000, /5 times as high as wide/],
    ['a snake', 16_380, 1_200, /5 times as wide as high/],
  ])('a bomb, few bytes and %s: %d × %d', async (_what, width, height, msg) => {
    const bomb = await blank(width, height).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_097_152);
    const images = memoryStore();
    await expect(storeImage(images, bomb, 'bomb')).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      data: { fields: { image: expect.stringMatching(msg) } },
    });
    expect(await images.get('bomb-192.jpg')).toBeNull();
  });

  it('a JPEG that only begins like one', async () => {
    const half = (await readFile(source)).subarray(0, 20_000);
    await expect(storeImage(memoryStore(), half)).rejects.toMatchObject({ status: 400 });
  });
});

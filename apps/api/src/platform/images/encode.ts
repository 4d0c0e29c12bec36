import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { type EncoderWork, ImageRefusal, type Variant } from './encoder';
import type { ImageFormat, ImageWidth } from './names';

// one thread, nothing kept: what is worked on here came from anybody
sharp.concurrency(1);
sharp.cache(false);

const LARGEST_PIXELS = 24_000_000;
/** How many times the shorter side the longer one may be. */
const LONGEST_SIDE = 5;
/** No variant is higher than this many times its width. */
const HEIGHT_PER_WIDTH = 2;

/**
 * Decodes an image, turns it upright, and writes it anew in every width and format without metadata. A smaller source
 * is never enlarged: then several widths hold the same. Throws a {@link ImageRefusal} before any pixel is decoded
 * where there are too many of them.
 */
async function* encodeVariants(bytes: Uint8Array): AsyncGenerator<Variant> {
  const image = await decode(bytes);
  for (const width of IMAGE_WIDTHS) {
    const pixels = await shrink(image, width);
    // one after the other: three encoders at once hold three times the memory
    for (const format of IMAGE_FORMATS) yield { width, format, bytes: await encode(pixels, width, format) };
  }
}

/**
 * How a picture looks from afar: some 350 bytes, which travel inside a page and are seen until the picture is there.
 * Square, as a card cuts it, and of as many pixels as a phone's card has points: Chromium takes a picture that is drawn
 * larger than it is for a small one, and the largest paint would be the picture again. None of a transparent picture,
 * through which it would be seen.
 */
const PREVIEW = { width: 192, seen: 12, blur: 28, quality: 1 } as const;

async function* encodePreview(bytes: Uint8Array): AsyncGenerator<Variant> {
  const { width, seen, blur, quality } = PREVIEW;
  const source = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  if (!(await source.stats().catch(refuseReading)).isOpaque) return;
  const { data, info } = await source.resize(seen, seen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: seen, height: seen, channels: info.channels } });
  const large = await pixels.resize(width, width, { kernel: 'cubic' }).raw().toBuffer();
  const blurred = sharp(large, { raw: { width, height: width, channels: info.channels } }).blur(blur);
  // WebP would be a sixth smaller, in squares
  yield { width, format: 'avif', bytes: await blurred.avif({ quality, chromaSubsampling: '4:2:0' }).toBuffer() };
}

/** What can be made of the bytes of an image. */
export const ENCODE: Record<EncoderWork, (bytes: Uint8Array) => AsyncGenerator<Variant>> = {
  files: encodeVariants,
  preview: encodePreview,
};

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** To the widest size we keep, in sRGB; what was hidden in the file besides pixels is gone after this. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  const source = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  refuseSize(await source.metadata().catch(refuseReading));
  const width = Math.max(...IMAGE_WIDTHS);
  return source
    .rotate()
    .resize({ ...boxOf(width), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseReading);
}

function refuseSize({ width, height }: Metadata): void {
  if (width * height > LARGEST_PIXELS) throw tooManyPixels();
  if (Math.max(width, height) > LONGEST_SIDE * Math.min(width, height)) {
    const shape = height > width ? `${LONGEST_SIDE} times as high as wide` : `${LONGEST_SIDE} times as wide as high`;
    throw new ImageRefusal(`This picture is more than ${shape}. Crop it and try again`);
  }
}

const tooManyPixels = (): ImageRefusal =>
  new ImageRefusal(`This picture has more than ${LARGEST_PIXELS / 1e6} megapixels. Save it smaller and try again`);

function refuseReading(error: unknown): never {
  if (error instanceof Error && error.message.includes('exceeds pixel limit')) throw tooManyPixels();
  throw new ImageRefusal('This picture cannot be read. Save it again as .jpg or .png');
}

/**
 * How AVIF is written. Cards are seen most, several at once: a fifth of a second more makes a fifth fewer bytes of them.
 * On the large ones the time rises steeply.
 */
const CARD_AVIF = { quality: 46, effort: 4 };
const LARGE_AVIF = { quality: 50, effort: 0 };
const WIDEST_CARD = 384;

const boxOf = (width: number) => ({ width, height: width * HEIGHT_PER_WIDTH });

async function shrink({ data, info: { width, height, channels } }: Pixels, to: ImageWidth): Promise<Pixels> {
  return sharp(data, { raw: { width, height, channels } })
    .resize({ ...boxOf(to), fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encode({ data, info }: Pixels, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const { width: across, height, channels } = info;
  const pixels = sharp(data, { raw: { width: across, height, channels } });
  const encoders: Record<ImageFormat, () => Sharp> = {
    avif: () => pixels.avif({ ...(width <= WIDEST_CARD ? CARD_AVIF : LARGE_AVIF), chromaSubsampling: '4:2:0' }),
    webp: () => pixels.webp({ quality: 74, effort: 2 }),
    jpg: () => pixels.flatten({ background: '#fff' }).jpeg({ quality: 78 }),
  };
  return encoders[format]().toBuffer();
}

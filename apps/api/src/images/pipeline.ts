import { randomBytes } from 'node:crypto';
import { LIMITS, MESSAGES, PICTURE_FORMATS, PICTURE_WIDTHS, type ErrorCode } from '@seduh/contract/constants';
import { fileTypeFromBuffer } from 'file-type';
import type { OutputInfo, Sharp } from 'sharp';
import { HttpError, invalid } from '../http/errors';
import { Turns } from '../turns';
import { pictureFile, type PictureFormat, type PictureWidth } from './names';
import type { ImageStore } from './store';

const LARGEST_PIXELS = 24_000_000;
const ACCEPTED = new Set(['image/jpeg', 'image/png']);

// two pictures at a time, one thread each: a heap of uploads may not take the machine from the shop
const turns = new Turns(2);
type SharpFactory = (typeof import('sharp'))['default'];
let loading: Promise<SharpFactory> | undefined;

/** Loaded with the first picture: most processes never see one, and libvips is large. */
function loadSharp(): Promise<SharpFactory> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/**
 * Takes in a picture as somebody sent it: decided by its content, never by its name; decoded, turned upright, and
 * written anew in every width and format without metadata. A smaller source is never enlarged: then several widths
 * hold the same.
 * @param name for pictures of the demo; an upload gets a random one
 * @returns the stored picture's name. Throws 413, 415 or 400 for what is no picture of ours.
 */
export async function storePicture(store: ImageStore, bytes: Buffer, name: string = randomName()): Promise<string> {
  if (bytes.length > LIMITS.imageBytes) throw refused(413, 'TOO_LARGE', MESSAGES.fileTooLarge);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ACCEPTED.has(type.mime)) throw refused(415, 'UNSUPPORTED_TYPE', MESSAGES.wrongExtension);
  await turns.run(async () => {
    const picture = await decode(bytes);
    for (const width of PICTURE_WIDTHS) await storeWidth(store, picture, name, width);
  });
  return name;
}

const refused = (status: number, code: ErrorCode, msg: string): HttpError =>
  new HttpError(status, code, msg, { fields: { image: msg } });

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** To the widest size we keep, in sRGB; what was hidden in the file besides pixels is gone after this. */
async function decode(bytes: Buffer): Promise<Pixels> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw invalid({ image: `This picture cannot be read, or has more than ${LARGEST_PIXELS / 1e6} megapixels` });
  }
}

async function storeWidth(store: ImageStore, { data, info }: Pixels, name: string, width: PictureWidth): Promise<void> {
  const sharp = await loadSharp();
  const { width: from, height, channels } = info;
  const small = await sharp(data, { raw: { width: from, height, channels } })
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(small.data, { raw: { width: small.info.width, height: small.info.height, channels } });
  // card widths are seen most and may take longer; AVIF's cost rises steeply with effort on the large ones
  const encoded: Record<PictureFormat, Sharp> = {
    avif: pixels().avif({ quality: 50, effort: width <= 384 ? 2 : 0, chromaSubsampling: '4:2:0' }),
    webp: pixels().webp({ quality: 74, effort: 2 }),
    jpg: pixels().flatten({ background: '#fff' }).jpeg({ quality: 78 }),
  };
  for (const format of PICTURE_FORMATS) {
    await store.put(pictureFile({ name, width, format }), await encoded[format].toBuffer());
  }
}

function randomName(): string {
  return randomBytes(16).toString('hex');
}

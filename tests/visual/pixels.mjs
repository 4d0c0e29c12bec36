import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

// the one image library of the house belongs to the server
const sharp = createRequire(new URL('../../apps/api/package.json', import.meta.url))('sharp');
// two workers share the machine with two browsers
sharp.concurrency(1);

/** Of a pixel, R G B. */
const CHANNELS = 3;
const CHANGED = [214, 0, 60];
/** Of 255: gradients and shadows are rounded as the processor's own instructions do it, and that is no change. */
const ROUNDING = 3;

/**
 * @typedef {object} Pixels
 * @property {Buffer} data three bytes a pixel
 * @property {number} width
 * @property {number} height
 */

/** @param {Buffer | string} picture bytes or a file @returns {Promise<Pixels>} */
export async function readPixels(picture) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same for the same pixels, however their file is packed. @param {Pixels} pixels @returns {string} 32 hex digits */
export function hashOf({ data, width, height }) {
  return createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 32);
}

/** Without any loss. @param {Pixels} pixels @param {number} effort 0 (fast) to 6 (small) @returns {Promise<Buffer>} */
export function pack({ data, width, height }, effort) {
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .webp({ lossless: true, effort })
    .toBuffer();
}

/**
 * What differs: a picture of it (the new one pale, every pixel that is not as before in red), how many pixels, the
 * rectangle round them, and the first of them as one reads.
 * @param {Pixels} before @param {Pixels} after
 * @returns {{ pixels: Pixels, count: number, box: import('./record').Box | null, first: { x: number, y: number } }}
 */
export function differenceOf(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * CHANNELS);
  let [count, left, top, right, bottom] = [0, width, height, -1, -1];
  let first;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const now = x < after.width && y < after.height ? (y * after.width + x) * CHANNELS : -1;
      const old = x < before.width && y < before.height ? (y * before.width + x) * CHANNELS : -1;
      const target = (y * width + x) * CHANNELS;
      if (now >= 0 && old >= 0 && isSame(before.data, old, after.data, now)) {
        const pale = 190 + (after.data[now] + after.data[now + 1] + after.data[now + 2]) / 12;
        data[target] = data[target + 1] = data[target + 2] = pale;
        continue;
      }
      [data[target], data[target + 1], data[target + 2]] = CHANGED;
      count += 1;
      first ??= { x, y };
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  const box = count === 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { pixels: { data, width, height }, count, box, first: first ?? { x: 0, y: 0 } };
}

/**
 * How many pixels differ within a part of two pictures of the same place.
 * @param {Pixels} before @param {Pixels} after @param {import('./record').Box} box px, also beyond the pictures' edges
 * @returns {number}
 */
export function changedIn(before, after, { x, y, width, height }) {
  const right = Math.min(before.width, after.width, Math.ceil(x + width));
  const bottom = Math.min(before.height, after.height, Math.ceil(y + height));
  let count = 0;
  for (let row = Math.max(0, Math.floor(y)); row < bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(x)); column < right; column += 1) {
      const old = (row * before.width + column) * CHANNELS;
      const now = (row * after.width + column) * CHANNELS;
      if (!isSame(before.data, old, after.data, now)) count += 1;
    }
  }
  return count;
}

const isNear = (one, other) => one === other || Math.abs(one - other) <= ROUNDING;
const isSame = (old, a, now, b) =>
  isNear(old[a], now[b]) && isNear(old[a + 1], now[b + 1]) && isNear(old[a + 2], now[b + 2]);

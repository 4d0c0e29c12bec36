import { createRequire } from 'node:module';
import { basename } from 'node:path';

// the one image library of the house belongs to the server
const sharp = createRequire(new URL('../../apps/api/package.json', import.meta.url))('sharp');

/** A number that is the same for the same name on every machine. */
function numberOf(name) {
  let number = 7;
  for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 65_521;
  return number;
}

/** The picture's own name: without the hash of a build, and without its width. */
const nameOf = (file) =>
  basename(file)
    .replace(/[-.][\w-]{8}\.\w+$|\.\w+$/, '')
    .replace(/-\d+$/, '');

/**
 * A drawing as large as the photograph, in one colour for each, with a disc and a frame: what covers it, cuts it off or
 * pulls it out of shape is still seen, and it costs a screenshot next to nothing.
 * @param {string | Buffer} photograph its file or its bytes
 * @param {string} name what gives it its colour
 * @returns {Promise<string>} SVG
 */
export async function standIn(photograph, name) {
  const { width, height } = await sharp(photograph).metadata();
  const hue = numberOf(nameOf(name)) % 360;
  const [ground, mark] = [`hsl(${hue} 45% 62%)`, `hsl(${hue} 45% 42%)`];
  const rim = Math.round(Math.min(width, height) / 24);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${mark}"/>`,
    `<rect x="${rim}" y="${rim}" width="${width - 2 * rim}" height="${height - 2 * rim}" fill="${ground}"/>`,
    `<circle cx="${width / 2}" cy="${height / 2}" r="${6 * rim}" fill="${mark}"/></svg>`,
  ].join('');
}

const INLINED = /data:image\/(?:avif|webp|jpeg);base64,([\w+/]+=*)/g;

/** Small photographs are inside the code that shows them. @param {string} code @returns {Promise<string>} */
export async function withoutPhotographs(code) {
  const drawn = new Map();
  for (const [whole, bytes] of code.matchAll(INLINED)) {
    const svg = await standIn(Buffer.from(bytes, 'base64'), 'inlined');
    drawn.set(whole, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
  }
  return drawn.size === 0 ? code : code.replace(INLINED, (whole) => drawn.get(whole));
}

// Makes the picture that shared links show for pages without one of their own, in the design's colours and letters.
// usage: node scripts/share-picture.mjs   Its output is committed: a build needs neither a browser nor an image library.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findPictureBrowser } from './suite/chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// the one image library of the house belongs to the server
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp');

const SIZE = { width: 1200, height: 630 };
const read = (path) => readFileSync(join(root, path));
const inline = (type, path) => `data:${type};base64,${read(path).toString('base64')}`;
const styles = 'packages/ui/src/styles';
const tokens = read(`${styles}/tokens.css`).toString();
const colour = (name) => new RegExp(`--color-${name}: (#\\w+)`).exec(tokens)[1];
const font = (file) => inline('font/woff2', `${styles}/fonts/${file}`);
const [, bean] = /const BEAN =\s*'([^']+)'/.exec(read('packages/ui/src/Brand/Mark.tsx').toString());
const beans = [0, 90, 180, 270].map(
  (turn) =>
    `<path d="${bean}" transform="rotate(${turn} 24 24)"${turn === 90 ? ` fill="${colour('marigold-400')}"` : ''}/>`,
);

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Voice; src: url(${font('caprasimo-latin-400-normal.woff2')}) }
@font-face { font-family: Text; src: url(${font('plus-jakarta-sans-latin-wght-normal.woff2')}); font-weight: 200 800 }
* { margin: 0; box-sizing: border-box }
body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; position: relative;
  background: ${colour('espresso-900')}; color: ${colour('santan-50')}; font-family: Text }
img { position: absolute; right: -150px; top: -45px; width: 720px; height: 720px; object-fit: cover; border-radius: 50%;
  border: 14px solid ${colour('marigold-400')} }
main { position: absolute; left: 72px; top: 0; height: 100%; width: 600px; display: flex; flex-direction: column; justify-content: space-between;
  padding: 64px 0 }
.brand { display: flex; align-items: center; gap: 18px; font: 400 56px/1 Voice }
svg { width: 68px; height: 68px }
h1 { font: 400 72px/1.08 Voice; white-space: nowrap; letter-spacing: -0.015em }
p { font-size: 30px; line-height: 1.35; font-weight: 500; width: 440px; color: ${colour('espresso-200')} }
</style><body><img src="${inline('image/webp', 'packages/screens/src/lib/content/pictures/hero-1200.webp')}">
<main><div class="brand"><svg viewBox="0 0 48 48" fill="currentColor" fill-rule="evenodd">${beans.join('')}</svg>Seduh</div>
<h1>Slow brewed,<br>quickly yours.</h1>
<p>Kopi, tea and home cooking from a kitchen near you.</p></main>`;

const browser = await chromium.launch(findPictureBrowser());
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const drawn = await page.screenshot();
await browser.close();

const { size } = await sharp(drawn)
  .jpeg({ quality: 74, mozjpeg: true })
  .toFile(join(root, 'apps/storefront/public/share.jpg'));
console.log(`share.jpg: ${(size / 1000).toFixed(1)} KB`);

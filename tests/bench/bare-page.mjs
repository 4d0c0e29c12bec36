import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// the one image library of the house belongs to the server
const sharp = createRequire(new URL('../../apps/api/package.json', import.meta.url))('sharp');
const PHOTO = fileURLToPath(new URL('../../apps/api/assets/demo/cappuccino.jpg', import.meta.url));
const BYTES = 30_000;

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><style>body{margin:0;font:1rem sans-serif}img{width:100%;height:auto}</style></head>
<body><h1>Bare</h1><img src="/picture.jpg" width="800" height="800" alt="A cup of coffee"></body></html>`;

const PRESS = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><button type="button" onclick="this.textContent='Pressed'">Press</button></body></html>`;

/** The pages that ours are held against: some HTML and one picture of 30 KB; one button. As answers of the bare server. */
export async function barePages() {
  return {
    '/': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(HTML) },
    '/press': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(PRESS) },
    '/picture.jpg': {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' },
      body: await picture(),
    },
  };
}

/** A photo at the quality whose bytes come nearest to 30 KB from above. */
async function picture() {
  for (let quality = 30; ; quality += 2) {
    const bytes = await sharp(PHOTO).resize(800, 800).jpeg({ quality }).toBuffer();
    if (bytes.length >= BYTES || quality >= 98) return bytes;
  }
}

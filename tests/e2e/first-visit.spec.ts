import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { SHOP } from './shop';
import { expect, test } from './visit';

/** What a server may send before it has heard that anything came: ten segments. */
const FIRST_FLIGHT = 10 * 1_460;
/** A page is packed as tight as it goes once it has outlasted a look at what it shows; ms. */
const LOOK = 1_100;

interface Answer {
  html: string;
  /** As they travel. */
  bytes: { head: number; body: number };
}

/** A page as a browser asks for it that has nothing of it yet. */
function ask(path: string): Promise<Answer> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': '127.9.9.9' };
  return new Promise((resolve, reject) => {
    get(SHOP.url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const status = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`.length;
        const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, status + 2);
        resolve({ html: brotliDecompressSync(body).toString(), bytes: { head, body: body.length } });
      });
    }).on('error', reject);
  });
}

/** The pages that most visits begin with, in both languages. */
async function firstPages(): Promise<string[]> {
  const { html } = await ask('/products');
  const [product = ''] = /\/product\/[\w-]{36}/.exec(html) ?? [];
  return ['/', '/products', product, '/login', '/register', '/cart'].flatMap((path) => [path, `/id${path}`]);
}

test('every first page fits into the first flight, with its headers, in both languages', async () => {
  test.slow();
  for (const path of await firstPages()) {
    for (let visit = 0; visit < 2; visit += 1) {
      await ask(path);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    const { head, body } = (await ask(path)).bytes;
    expect(head + body, `${path}: ${head} of headers and ${body} of HTML`).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

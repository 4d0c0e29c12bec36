import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { folderPlace } from '../platform/assets/folder';
import { createKeptAssets } from '../platform/assets/kept-assets';
import { createTestApp } from '../testing';
import { tempFolder } from '../testing/helpers';
import { silentLogger } from '../testing/stand-ins';

const SCRIPT = `export const words = '${'coffee '.repeat(200)}';`;
const OF_EACH = ['css', 'svg', 'avif', 'webp', 'jpg', 'png', 'woff2'];

/** A build whose script and pictures are named by that letter. */
async function build(letter: string): Promise<string> {
  const dir = await tempFolder();
  await mkdir(join(dir, 'assets'));
  const name = letter.repeat(7);
  const files: Record<string, string | Buffer> = {
    'index.html': `<html><head><title>S</title></head><body>${letter}</body></html>`,
    'sw.js': letter,
    [`assets/${name}.js`]: SCRIPT + letter,
    [`assets/${name}.js.br`]: brotliCompressSync(SCRIPT + letter),
    [`assets/${name}.js.gz`]: gzipSync(SCRIPT + letter),
    ...Object.fromEntries(OF_EACH.map((ending) => [`assets/${name}.${ending}`, `a ${ending}`])),
    // two builds give one name to different things, once in a great many years
    'assets/ddddddd.js': letter,
  };
  for (const [file, content] of Object.entries(files)) await writeFile(join(dir, file), content);
  return dir;
}

it('answers for the files of another build as that one does, and for its own first', async () => {
  const [dirA, dirB, shared] = [await build('a'), await build('b'), await tempFolder()];
  const assetsOf = (dir: string) =>
    createKeptAssets({ place: folderPlace(shared), assetsDir: join(dir, 'assets'), logger: silentLogger });
  const [keptA, keptB] = [assetsOf(dirA), assetsOf(dirB)];
  const a = await createTestApp({ assets: keptA, config: { storefrontDir: dirA } });
  const b = await createTestApp({ database: a.database, assets: keptB, config: { storefrontDir: dirB } });
  try {
    await keptA.keep();
    await keptB.keep();
    const own = (url: string, headers = {}) => b.app.inject({ url, headers });
    const other = (url: string, headers = {}) => a.app.inject({ url, headers });
    const SAME = ['cache-control', 'content-type', 'content-encoding', 'vary', 'x-content-type-options'];

    for (const ending of ['js', ...OF_EACH]) {
      for (const accepted of ['', 'gzip, deflate, br', 'gzip']) {
        for (const cookie of ['', 'low-data=1']) {
          const url = `/assets/bbbbbbb.${ending}`;
          const headers = { 'accept-encoding': accepted, cookie };
          const [here, there] = [await own(url, headers), await other(url, headers)];
          const told = (response: typeof here) => [response.statusCode, ...SAME.map((name) => response.headers[name])];
          expect([url, accepted, ...told(there)]).toEqual([url, accepted, ...told(here)]);
          expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
        }
      }
    }
    const brotli = await other('/assets/bbbbbbb.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(`${SCRIPT}b`);
    const gzip = await other('/assets/bbbbbbb.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(`${SCRIPT}b`);
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await other('/assets/bbbbbbb.js', {
      'if-none-match': String(brotli.headers.etag),
      'accept-encoding': 'br',
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await a.app.inject({ method: 'HEAD', url: '/assets/bbbbbbb.js' })).statusCode).toBe(200);
    expect((await a.app.inject({ method: 'POST', url: '/assets/bbbbbbb.js' })).statusCode).toBe(405);

    expect([(await own('/assets/ddddddd.js')).body, (await other('/assets/ddddddd.js')).body]).toEqual(['b', 'a']);
    expect((await other('/sw.js')).body).toBe('a');

    for (const url of [
      '/assets/ccccccc.js',
      '/assets/bbbbbbb.js.br',
      '/assets/',
      '/assets/index.html',
      '/assets/..%2Findex.html',
      '/assets/..%2F..%2Fbuilds',
      '/assets/%2e%2e/index.html.js',
      '/assets/bbbbbbb.js%00.css',
      '/assets/constructor',
      '/assets/__proto__',
    ]) {
      const { statusCode, headers, body } = await other(url, { accept: 'text/html' });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store']);
      expect(body).not.toContain('<html');
    }
  } finally {
    await b.close();
    await a.close();
  }
});

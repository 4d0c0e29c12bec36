import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPolicy } from '../platform/plugins/content-policy';
import { etagOf } from '../platform/cache/revalidation';
import { inlineSources } from '../platform/http/inline-sources';

/** A page of the storefront, ready to be sent. */
export interface Page {
  html: Buffer;
  /** The same, compressed; null where nobody did. */
  brotli: Buffer | null;
  gzip: Buffer | null;
  etag: string;
  /** Its Content-Security-Policy: allows what stands in the page itself. */
  policy: string;
}

/** Reads the page of a built storefront, without content yet; null where there is none. */
export async function readPage(storefrontDir: string, https: boolean): Promise<Page | null> {
  const path = join(storefrontDir, 'index.html');
  const [html, brotli, gzip] = await Promise.all([read(path), read(`${path}.br`), read(`${path}.gz`)]);
  if (!html) return null;
  const policy = contentPolicy(inlineSources(html.toString()), https);
  return { html, brotli, gzip, etag: etagOf(html), policy };
}

async function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

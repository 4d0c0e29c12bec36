import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { etagOf } from '../plugins/revalidation';

/** The storefront's one HTML page as it was built. */
export interface Page {
  html: Buffer;
  /** The same, compressed at build time; null where the build made none. */
  brotli: Buffer | null;
  gzip: Buffer | null;
  etag: string;
  /** CSP sources of the scripts and styles that stand in the page itself. */
  inlineScripts: string[];
  inlineStyles: string[];
}

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Reads the page of a built storefront; null where there is none. */
export async function readPage(storefrontDir: string): Promise<Page | null> {
  const path = join(storefrontDir, 'index.html');
  const [html, brotli, gzip] = await Promise.all([read(path), read(`${path}.br`), read(`${path}.gz`)]);
  if (!html) return null;
  const text = html.toString();
  return {
    html,
    brotli,
    gzip,
    etag: etagOf(html),
    inlineScripts: hashes(text, SCRIPT),
    inlineStyles: hashes(text, STYLE),
  };
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content]) =>
      `'sha256-${createHash('sha256')
        .update(content ?? '')
        .digest('base64')}'`,
  );
}

async function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Locale, readAddress } from '@seduh/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, matches } from '../platform/cache/revalidation';
import { pagePolicy, PERMISSIONS, type PolicySite } from '../platform/http/html';

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

/** A page with its content. */
export interface FirstPage extends Page {
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** How a page is sent. */
interface PageAnswer {
  status: 200 | 404;
  /** Whether search engines may list the page: only where somebody says so. */
  isListed?: boolean;
}

/** The page that starts empty, in each language. */
export type EmptyPages = Record<Locale, Page>;

/** Reads the pages of a built storefront, without content yet; null where there is none. */
export async function readPages(storefrontDir: string, site: PolicySite): Promise<EmptyPages | null> {
  const pages = await Promise.all(
    LANGUAGES.map(async ({ tag, prefix }) => [tag, await readPage(join(storefrontDir, prefix), site)] as const),
  );
  const first = pages[0]?.[1];
  // a build of one language answers with that
  return first ? (Object.fromEntries(pages.map(([tag, page]) => [tag, page ?? first])) as EmptyPages) : null;
}

async function readPage(dir: string, site: PolicySite): Promise<Page | null> {
  const path = join(dir, 'index.html');
  const [html, brotli, gzip] = await Promise.all([read(path), read(`${path}.br`), read(`${path}.gz`)]);
  if (!html) return null;
  return { html, brotli, gzip, etag: etagOf(html), policy: pagePolicy(html.toString(), site) };
}

/** The empty page in the language of an address. */
export const emptyPageFor = (pages: EmptyPages, url: string): Page => pages[readAddress(url).language.tag];

const read = async (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

/** Answers a request for a page. The one place where HTML leaves the server. */
export function renderPage(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, isListed = false }: PageAnswer,
): FastifyReply {
  if (!isListed) reply.header('x-robots-tag', 'noindex');
  // the log has lines about pages only where something is wrong, and then they are not sent from here
  reply.removeHeader('x-request-id');
  // says who may take a file into their page; what a page is takes the policy's `frame-ancestors`
  reply.removeHeader('cross-origin-resource-policy');
  // that a connection stays open is the rule, and its two lines are 50 bytes of the first flight; that it ends is said
  if (reply.raw.shouldKeepAlive && !reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection');
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'permissions-policy': PERMISSIONS,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (status === 200 && matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (page.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (page.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}

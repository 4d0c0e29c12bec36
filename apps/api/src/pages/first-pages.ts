import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { API_BASE, LOCALES, type Locale, readAddress } from '@seduh/contract/constants';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps';
import { etagOf } from '../platform/cache/revalidation';
import { policySiteOf } from '../platform/http/html';
import { Previews } from '../platform/images/previews';
import { cacheAsked } from '../platform/observe/signals';
import type { Manifest } from '../platform/storefront-build';
import type { EmptyPages, FirstPage } from './page';
import { siteOf } from './crawlers/site';
import { createPageTemplate, type PageTemplate } from './page-template';
import { loadRenderer, type Renderer } from './renderer';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Brotli's quality while somebody waits. */
const QUICK = 6;
const KEPT = 100;
const LONGEST_ADDRESS = 500;
/**
 * The clock in an answer differs each time. Of it a page shows no more than the day ("Opens tomorrow"), which begins on
 * a quarter of an hour in every zone.
 */
const CLOCK = /"now":"([^"]*)"/g;
const QUARTER_MS = 15 * 60_000;
const quarterOf = (_: string, now: string) => `"now":${Math.floor(Date.parse(now) / QUARTER_MS)}`;

interface Entry {
  /** Null where making it failed: with the same answers it would again. */
  page: FirstPage | null;
  /** Of the answers it was made from. */
  version: string;
  /** Until when it is given without a look at the answers, by `performance.now()`. */
  until: number;
  /** Compressed as far as it goes, or about to be. */
  isDense: boolean;
}

interface FirstPagesOptions {
  renderer: Renderer;
  templates: Record<Locale, PageTemplate>;
  /** What absolute addresses of pages begin with; null where nobody said. */
  base: string | null;
  /** The API's answer to a GET, as text; null for anything but a success. */
  ask: (path: string) => Promise<string | null>;
  /** A `data:` address of what stands for the picture at this address until it is there; null where there is none yet. */
  preview: (image: string) => string | null;
  /** How long a page is given without asking the API again, ms; it is made anew only when an answer has changed. */
  maxAgeMs: number;
  /** Called for a page that could not be made. */
  onFailure: (error: unknown, address: string) => void;
}

/**
 * Pages as a visitor sees them first, made here with their data inside and kept while that stays the same. Visitors who
 * ask for one page, in whatever words and however many at once, share one making of it.
 */
export class FirstPages {
  /** By the page's address, as the renderer names it. */
  readonly #entries = new LRUCache<string, Entry>({ max: KEPT });
  readonly #making = new Map<string, Promise<FirstPage | null>>();
  /** How often something has changed. */
  #changes = 0;

  constructor(private readonly options: FirstPagesOptions) {}

  /** The page at this path and query; null where it is not made here, or could not be. Never rejects. */
  async find(url: string): Promise<FirstPage | null> {
    // most ask for the address itself
    const fresh = this.#fresh(url);
    if (fresh) cacheAsked.tell({ cache: 'first pages', isHit: true });
    return fresh ? fresh.page : this.#findAt(this.#addressOf(url));
  }

  /** Something that pages show has changed: each is given again only after a look at the answers. */
  forget(): void {
    this.#changes += 1;
    for (const entry of this.#entries.values()) entry.until = 0;
  }

  #addressOf(url: string): string | null {
    try {
      const address = this.options.renderer.address(url);
      return address !== null && address.length <= LONGEST_ADDRESS ? address : null;
    } catch (error) {
      this.options.onFailure(error, url);
      return null;
    }
  }

  #findAt(address: string | null): Promise<FirstPage | null> {
    if (address === null) return Promise.resolve(null);
    const fresh = this.#fresh(address);
    cacheAsked.tell({ cache: 'first pages', isHit: fresh !== undefined });
    if (fresh) return Promise.resolve(fresh.page);
    const known = this.#making.get(address);
    if (known) return known;
    const failed = (error: unknown) => {
      this.options.onFailure(error, address);
      return null;
    };
    const making = this.#make(address, failed)
      .catch(failed)
      .finally(() => this.#making.delete(address));
    this.#making.set(address, making);
    return making;
  }

  #fresh(address: string): Entry | undefined {
    const entry = this.#entries.get(address);
    return entry && performance.now() < entry.until ? entry : undefined;
  }

  async #make(address: string, failed: (error: unknown) => null): Promise<FirstPage | null> {
    const { renderer, ask, preview, maxAgeMs } = this.options;
    const changes = this.#changes;
    const paths = renderer.needs(address);
    const texts = await Promise.all(paths.map(ask));
    const answers: Record<string, unknown> = {};
    for (const [index, path] of paths.entries()) {
      const text = texts[index];
      if (!text) return null;
      answers[path] = JSON.parse(text);
    }
    const previews: Record<string, string> = {};
    for (const image of renderer.pictures(address, answers)) {
      const small = preview(image);
      if (small) previews[image] = small;
    }
    const made = [...texts, JSON.stringify(previews)].join('\n').replace(CLOCK, quarterOf);
    const version = createHash('sha1').update(made).digest('base64');
    const current = this.#entries.get(address);
    const isSame = current?.version === version;
    const page = isSame ? current.page : await this.#render(address, answers, previews).catch(failed);
    // what was asked before a change may be old already
    const until = changes === this.#changes ? performance.now() + maxAgeMs : 0;
    this.#entries.set(address, { page, version, until, isDense: isSame });
    if (page && isSame && !current.isDense) void this.#makeDense(page, address);
    return page;
  }

  /** A page that has outlasted a look at its answers is worth the time: a twelfth less to send. Never rejects. */
  async #makeDense(page: FirstPage, address: string): Promise<void> {
    try {
      page.brotli = await pack(page.html, constants.BROTLI_MAX_QUALITY);
    } catch (error) {
      this.options.onFailure(error, address);
    }
  }

  async #render(
    address: string,
    answers: Record<string, unknown>,
    previews: Record<string, string>,
  ): Promise<FirstPage> {
    const { renderer, templates, base } = this.options;
    const made = await renderer.render(address, answers, base, previews);
    const whole = await templates[readAddress(address).language.tag].fill(made);
    const html = Buffer.from(whole.html);
    const [brotli, gzipped] = await Promise.all([pack(html, QUICK), packGzip(html)]);
    return { html, brotli, gzip: gzipped, etag: etagOf(html), policy: whole.policy, isListed: made.isListed };
  }
}

function pack(html: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    // pages repeat at the distances it expects of fonts: 50 bytes less than as text
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  };
  return packBrotli(html, { params });
}

/** First pages of a built storefront; null without a server build that runs: then every page starts empty. */
export async function createFirstPages(
  app: FastifyInstance,
  emptyPages: EmptyPages,
  manifest: Manifest | undefined,
  { config, images, encoder }: Pick<Deps, 'config' | 'images' | 'encoder'>,
): Promise<FirstPages | null> {
  const { storefrontDir, storefrontServer, publicUrl, catalogueAgeMs } = config;
  if (!storefrontDir || !storefrontServer) return null;
  try {
    const renderer = await loadRenderer(storefrontServer);
    if (!renderer) return null;
    if (!manifest) throw new Error('the storefront’s build has no manifest');
    const site = policySiteOf(config);
    const templateIn = (locale: Locale) =>
      createPageTemplate({
        dir: storefrontDir,
        html: emptyPages[locale].html.toString(),
        locale,
        manifest,
        renderer,
        site,
      });
    const templates = Object.fromEntries(LOCALES.map((locale) => [locale, templateIn(locale)]));
    const previews = new Previews({ images, encoder }, (err, image) => app.log.warn({ err, image }, 'no preview made'));
    const pages = new FirstPages({
      renderer,
      templates: templates as Record<Locale, PageTemplate>,
      base: siteOf(publicUrl),
      maxAgeMs: catalogueAgeMs,
      async ask(path) {
        const { statusCode, body } = await app.inject({ url: API_BASE + path });
        return statusCode === 200 ? body : null;
      },
      preview: (image) => previews.find(image),
      onFailure: (err, url) => app.log.warn({ err, path: url.split('?', 1)[0] }, 'first page not made'),
    });
    app.caches.onChange(() => pages.forget());
    return pages;
  } catch (err) {
    app.log.warn({ err }, 'no first pages: the storefront has no server build that runs');
    return null;
  }
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from '../plugins/revalidation';
import type { PageMaker } from './maker';
import type { Page } from './page';
import type { Shell } from './shell';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Brotli's quality while somebody waits. */
const QUICK = 6;
const KEPT = 100;
const LONGEST_URL = 500;
/** The clock in an answer differs each time, and is nothing a page shows. */
const CLOCK = /"now":"[^"]*",?/g;

interface Entry {
  page: Promise<Page | null>;
  /** Of the answers it was made from. */
  version: string;
  /** Until when it is given without a look at the answers, by `performance.now()`. */
  until: number;
  /** Compressed as far as it goes, or about to be. */
  isDense: boolean;
}

export interface FirstPagesOptions {
  maker: PageMaker;
  shell: Shell;
  /** The API's answer to a GET, as text; null for anything but a success. */
  ask: (path: string) => Promise<string | null>;
  /** How long a page is given without asking the API again, ms; it is made anew only when an answer has changed. */
  maxAgeMs: number;
  /** Told about a page that could not be made. */
  onFailure: (error: unknown, url: string) => void;
}

/** Pages as a visitor sees them first, made here with their data inside and kept while that stays the same. */
export class FirstPages {
  readonly #options: FirstPagesOptions;
  readonly #entries = new Map<string, Entry>();

  constructor(options: FirstPagesOptions) {
    this.#options = options;
  }

  /**
   * The page at this path and query. Never rejects.
   * @returns null where the page is not made here, or could not be: then the empty page does it all in the browser
   */
  async find(url: string): Promise<Page | null> {
    if (url.length > LONGEST_URL) return null;
    const known = this.#entries.get(url);
    if (known && performance.now() < known.until) return known.page;
    try {
      return await this.#make(url, known);
    } catch (error) {
      this.#options.onFailure(error, url);
      return null;
    }
  }

  async #make(url: string, known: Entry | undefined): Promise<Page | null> {
    const { maker, ask, maxAgeMs, onFailure } = this.#options;
    const paths = maker.needs(url);
    if (!paths) return null;
    const texts = await Promise.all(paths.map(ask));
    const answers: Record<string, unknown> = {};
    for (const [index, path] of paths.entries()) {
      const text = texts[index];
      if (!text) return null;
      answers[path] = JSON.parse(text);
    }
    const version = createHash('sha1').update(texts.join('\n').replace(CLOCK, '')).digest('base64');
    // another request may have made it meanwhile
    const current = this.#entries.get(url) ?? known;
    const isSame = current?.version === version;
    const page = isSame
      ? current.page
      : this.#render(url, answers).catch((error: unknown) => {
          onFailure(error, url);
          return null;
        });
    this.#keep(url, { page, version, until: performance.now() + maxAgeMs, isDense: isSame });
    if (isSame && !current.isDense) void page.then((lasting) => lasting && this.#makeDense(lasting, url));
    return page;
  }

  #keep(url: string, entry: Entry): void {
    // the last one used stands last, the first one goes
    this.#entries.delete(url);
    this.#entries.set(url, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > KEPT && oldest !== undefined) this.#entries.delete(oldest);
  }

  /** A page that has outlasted a look at its answers is worth the time: a twelfth less to send. Never rejects. */
  async #makeDense(page: Page, url: string): Promise<void> {
    try {
      page.brotli = await pack(page.html, constants.BROTLI_MAX_QUALITY);
    } catch (error) {
      this.#options.onFailure(error, url);
    }
  }

  async #render(url: string, answers: Record<string, unknown>): Promise<Page> {
    const { maker, shell } = this.#options;
    const whole = await shell.fill(await maker.render(url, answers));
    const html = Buffer.from(whole.html);
    const [brotli, gzipped] = await Promise.all([pack(html, QUICK), packGzip(html)]);
    return { html, brotli, gzip: gzipped, etag: etagOf(html), policy: whole.policy };
  }
}

function pack(html: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return packBrotli(html, { params });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPolicy } from '../platform/plugins/content-policy';
import { namesOf, criticalCss } from './critical-css';
import { inlineSources } from '../platform/http/inline-sources';
import type { RenderedPage, Renderer } from './renderer';
import { filesOf, type Manifest, type PageFiles } from '../platform/storefront-build/manifest';

/** A page put together. */
export interface WholePage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

interface Parts {
  files: PageFiles;
  css: string;
}

/** What the build wrote for a page that starts empty: such a page waits for all of it. */
const BUILT_TAGS = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const HEAD = /\s*<!--.*?-->|\s*<title>.*?<\/title>|\s*<meta name="description"[^>]*>/gs;
const MARKS = /<\/head>|<div id="root">|<\/body>/;

/**
 * Puts made pages into the built one so that nothing stands before the first picture: the styles they use are inside,
 * the code, the whole style sheets and the fonts come when the inline script calls them.
 */
export class PageTemplate {
  readonly #dir: string;
  readonly #html: string;
  readonly #pieces: string[];
  readonly #manifest: Manifest;
  readonly #renderer: Renderer;
  readonly #https: boolean;
  readonly #parts = new Map<string, Promise<Parts>>();

  /** @throws where the built page lacks one of the places to fill */
  constructor(dir: string, html: string, manifest: Manifest, renderer: Renderer, https: boolean) {
    this.#dir = dir;
    this.#html = html.replace(BUILT_TAGS, '').replace(HEAD, '');
    this.#pieces = this.#html.split(MARKS);
    if (this.#pieces.length !== 4) throw new Error('the built page has another shape');
    this.#manifest = manifest;
    this.#renderer = renderer;
    this.#https = https;
  }

  /** Rejects where the build does not know one of the page's modules. */
  async fill(page: RenderedPage): Promise<WholePage> {
    const { scripts, dataId } = this.#renderer;
    const { files, css } = await this.#partsOf(page.modules);
    const late = [...files.styles, ...files.scripts].map((file) => `/${file}`).join(' ');
    const ownHead = `<script>${scripts.head}</script><style>${criticalCss(css, namesOf(page.body))}</style>`;
    const ownFoot = `<script data-entry="/${files.entry}" data-parts="${late}">${scripts.body}</script>`;
    const [start, head, body, end] = this.#pieces;
    const data = `<script type="application/json" id="${dataId}">${escapeJson(page.data)}</script>`;
    return {
      html: `${start}${page.head}${ownHead}</head>${head}<div id="root">${page.body}${body}${data}${ownFoot}</body>${end}`,
      // only of what the build wrote: what a page shows must never be allowed to run
      policy: contentPolicy(inlineSources(this.#html + ownHead + ownFoot), this.#https),
    };
  }

  #partsOf(modules: readonly string[]): Promise<Parts> {
    const key = modules.join(' ');
    const known = this.#parts.get(key);
    if (known) return known;
    const parts = this.#read(modules);
    this.#parts.set(key, parts);
    return parts;
  }

  async #read(modules: readonly string[]): Promise<Parts> {
    const files = filesOf(this.#manifest, modules);
    const css = await Promise.all(files.styles.map((file) => readFile(join(this.#dir, file), 'utf8')));
    return { files, css: css.join('') };
  }
}

/** JSON that cannot end the element it stands in. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

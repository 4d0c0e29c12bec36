import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPolicy } from '../plugins/content-policy';
import { inlineSources } from './inline';
import type { MadePage, PageMaker } from './maker';
import { filesOf, type Manifest } from './manifest';

/** The HTML round pages that use the same modules. */
export interface Shell {
  /** The whole document. */
  assemble(page: MadePage): string;
  policy: string;
}

/** What the build wrote for a page that starts empty: such a page waits for all of it. */
const BUILT_TAGS = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const HEAD = /\s*<title>.*?<\/title>|\s*<meta name="description"[^>]*>/gs;
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const ROOT = '<div id="root">';

/**
 * Makes shells from the built page, in which nothing stands before the first picture: the styles are inside, the code
 * and the fonts come when the starter calls them.
 */
export class Shells {
  readonly #dir: string;
  readonly #html: string;
  readonly #manifest: Manifest;
  readonly #maker: PageMaker;
  readonly #https: boolean;
  readonly #made = new Map<string, Promise<Shell>>();

  constructor(dir: string, html: string, manifest: Manifest, maker: PageMaker, https: boolean) {
    this.#dir = dir;
    this.#html = html.replace(BUILT_TAGS, '').replace(HEAD, '');
    this.#manifest = manifest;
    this.#maker = maker;
    this.#https = https;
  }

  /** The shell for pages of these source modules. Rejects where the build does not know one of them. */
  for(modules: readonly string[]): Promise<Shell> {
    const key = modules.join(' ');
    const known = this.#made.get(key);
    if (known) return known;
    const shell = this.#make(modules);
    this.#made.set(key, shell);
    return shell;
  }

  async #make(modules: readonly string[]): Promise<Shell> {
    const { entry, scripts, styles } = filesOf(this.#manifest, modules);
    const css = (await Promise.all(styles.map((file) => readFile(join(this.#dir, file), 'utf8')))).join('');
    const fonts = css.match(FONT_FACE) ?? [];
    const { scripts: inline } = this.#maker;
    const head = [
      `<script>${inline.head}</script>`,
      `<style>${css.replace(FONT_FACE, '')}</style>`,
      `<style media="not all" data-late>${fonts.join('')}</style>`,
    ].join('');
    const parts = [...styles, ...scripts].map((file) => `/${file}`).join(' ');
    const foot = `<script data-entry="/${entry}" data-parts="${parts}">${inline.body}</script>`;

    const [start = '', rest = ''] = split(this.#html, '</head>');
    const [middle = '', end = ''] = split(rest, ROOT);
    const [close = '', tail = ''] = split(end, '</body>');
    return {
      // only of what the build wrote: what a page shows must never be allowed to run
      policy: contentPolicy(inlineSources(this.#html + head + foot), this.#https),
      assemble: (page) =>
        [
          start.replace('</head>', ''),
          `${page.head}${head}</head>${middle}${page.body}${close.replace('</body>', '')}`,
          `<script type="application/json" id="${this.#maker.dataId}">${escapeJson(page.data)}</script>`,
          `${foot}</body>${tail}`,
        ].join(''),
    };
  }
}

/** The text up to and with `mark`, and what follows. @throws where it is missing */
function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the built page has no ${mark}`);
  return [text.slice(0, at + mark.length), text.slice(at + mark.length)];
}

/** JSON that cannot end the element it stands in. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

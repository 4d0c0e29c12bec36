import type { Locale } from '@seduh/contract/constants';
import { pagePolicy, type PolicySite } from '../platform/http/html';
import { filesOf, readStyles, type Manifest, type PageFiles } from '../platform/storefront-build';
import { criticalCss } from './critical-css';
import { elementsOf } from './elements';
import type { RenderedPage, Renderer } from './renderer';

/** Puts made pages into the built one. */
export interface PageTemplate {
  /** The whole page with its Content-Security-Policy. Rejects where the build does not know one of the page's modules. */
  fill(page: RenderedPage): Promise<{ html: string; policy: string }>;
}

interface Build {
  dir: string;
  /** Its page, which starts empty. */
  html: string;
  /** The language of that page, and of the words that come with its code. */
  locale: Locale;
  manifest: Manifest;
  renderer: Renderer;
  site: PolicySite;
}

/** What the build wrote for a page that starts empty: such a page waits for all of it. */
const BUILT_TAGS = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;
const HEAD = /\s*<!--.*?-->|\s*<title>.*?<\/title>|\s*<meta name="description"[^>]*>/gs;
const SCRIPT = '<script>';
const MARKS = /<\/head>|<div id="root">|<\/body>/;

/**
 * A template after which nothing stands before the first paint: the styles that a page uses are inside, the code, the
 * whole style sheets and the fonts come when the inline script calls them.
 * @throws where the built page lacks one of the places to fill
 */
export function createPageTemplate({ dir, html, locale, manifest, renderer, site }: Build): PageTemplate {
  const { script, dataId } = renderer;
  // one script, as each is a hash in the policy
  const empty = html
    .replace(BUILT_TAGS, '')
    .replace(HEAD, '')
    .replace('</script>', (end) => `;${script}${end}`);
  const [start = '', head, body, end, ...others] = empty.split(MARKS);
  if (end === undefined || others.length > 0 || !start.includes(SCRIPT))
    throw new Error('the built page has another shape');
  const parts = new Map<string, Promise<{ files: PageFiles; css: string }>>();

  async function readParts(modules: readonly string[]) {
    const files = filesOf(manifest, modules, locale);
    return { files, css: await readStyles(dir, files.styles) };
  }

  return {
    async fill(page) {
      const key = page.modules.join(' ');
      const known = parts.get(key) ?? readParts(page.modules);
      parts.set(key, known);
      const { files, css } = await known;
      // the last one is the code to start
      const late = [...files.styles, ...files.scripts, files.entry].map((file) => `/${file}`).join(' ');
      const ownHead = `<style>${criticalCss(css, elementsOf(page.body))}</style>`;
      const named = start.replace(SCRIPT, () => `<script data-files="${late}">`);
      const data = `<script type="application/json" id="${dataId}">${escapeJson(page.data)}</script>`;
      return {
        html: `${named}${page.head}${ownHead}</head>${head}<div id="root">${page.body}${body}${data}${page.foot}</body>${end}`,
        policy: pagePolicy(empty + ownHead, site),
      };
    },
  };
}

/** JSON that cannot end the element it stands in. */
const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

import type { Plugin } from 'vite';
import { languageOf, type Locale, readAddress } from '../../packages/contract/src/constants/languages';
import { words as english } from './src/head/words/en';
import { words as indonesian } from './src/head/words/id';

const heads = { en: english, id: indonesian };

/** The page that starts empty, in another language than index.html is written in. */
function htmlIn(html: string, locale: Locale): string {
  const words = heads[locale];
  return html
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace(english.title, words.title)
    .replace(english.about, words.about)
    .replace('href="/manifest.webmanifest"', `href="${languageOf(locale).prefix}/manifest.webmanifest"`);
}

/** The frame's words: the first thing an empty page's code asks for; and those its foot lies among, which come next. */
const firstWords = (locale: Locale) => [`src/shell/words/${locale}.ts`, `src/shell/foot/words/${locale}.ts`];

/** One page that starts empty for each language: index.html, and id/index.html. */
export const languagePages: Plugin = {
  name: 'language-pages',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    // in development the page is made as it is asked for
    handler: (html, { originalUrl }) => htmlIn(html, readAddress(originalUrl ?? '/').language.tag),
  },
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const html = String(page.source);
    const preload = (module: string) => {
      const file = Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(module)),
      );
      if (!file) throw new Error(`the build has no ${module}`);
      return `  <link rel="modulepreload" crossorigin href="/${file.fileName}">\n  `;
    };
    const withWords = (text: string, locale: Locale) =>
      text.replace('</head>', `${firstWords(locale).map(preload).join('')}</head>`);
    page.source = withWords(html, 'en');
    this.emitFile({ type: 'asset', fileName: 'id/index.html', source: withWords(htmlIn(html, 'id'), 'id') });
  },
};

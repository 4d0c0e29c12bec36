// The stylesheets of packages/ui as others get them: no JavaScript of ours imports CSS, because plain Node, Vitest and
// servers cannot read it there. One file has everything; who wants less takes the base and a file for each part.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { isolate, PAGE_GUARD } from './isolate.mjs';
import { uiSrc } from './sources.mjs';

/** Takes every `import './Button.css'` out of a build. */
export const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (path) => (path.endsWith('.css') ? { id: '\0no-styles', moduleSideEffects: false } : null),
  load: (id) => (id === '\0no-styles' ? 'export {};' : null),
};

/** Tokens, faces, reset and base as plain CSS: of Tailwind's utilities not one, whatever words the sources hold. */
async function plainCss(shared, dist) {
  const { output } = await build({
    ...shared,
    plugins: [
      {
        name: 'no-utilities',
        enforce: 'pre',
        transform: {
          filter: { id: /styles\/index\.css$/ },
          handler: (code) => code.replace('"tailwindcss"', '"tailwindcss" source(none)'),
        },
      },
      tailwindcss(),
    ],
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssMinify: false,
      rolldownOptions: {
        input: join(uiSrc, 'styles/index.css'),
        output: {
          // the text is taken from here; its address decides how the fonts are named in it
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'css/plain.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
  return String(output.find(({ fileName }) => fileName.endsWith('.css')).source);
}

/**
 * Writes `dist/css` and what Tailwind's users import.
 * @param shared Vite's settings
 * @param {string} dist where to
 * @param {Map<string, string[]>} parts by folder the stylesheets in `src` that a part needs; '' is all of them
 */
export async function writeStylesheets(shared, dist, parts) {
  const put = (path, text) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  };
  const styles = join(uiSrc, 'styles');
  const [order] = /^@layer [^{;]+;$/m.exec(readFileSync(join(styles, 'index.css'), 'utf8'));
  const together = (paths) => paths.map((path) => readFileSync(join(uiSrc, path), 'utf8').trim()).join('\n\n');

  const base = isolate(await plainCss(shared, dist));
  rmSync(join(dist, 'css/plain.css'));
  const all = together(parts.get(''));
  put('css/styles.css', `${base.styles}\n${all}\n`);
  put('css/parts.css', `${base.parts}\n${all}\n`);
  put('css/base.css', base.styles);
  for (const [folder, paths] of parts) {
    // each says the order of the layers, so that it may stand before the base
    if (folder !== '') put(`css/${folder}.css`, `${order}\n${together(paths)}\n`);
  }
  put('css/style.d.ts', 'export {};\n');

  // for projects that have Tailwind: the tokens as a theme, so that `bg-surface` and `text-muted` are utilities
  for (const file of readdirSync(styles).filter((name) => name.endsWith('.css'))) {
    put(`styles/${file}`, readFileSync(join(styles, file), 'utf8').replaceAll("url('./fonts/", "url('../fonts/"));
  }
  put('styles/parts-of-all.css', `${all}\n`);
  put('css/tailwind.css', `@import "../styles/index.css";\n@import "../styles/parts-of-all.css";\n\n${PAGE_GUARD}`);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { LOCALES } from '../../packages/contract/src/constants/languages';

const dist = join(import.meta.dirname, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** What works without a network: the frame, the menu, the cart, the checkout up to paying, orders and their receipts. */
const PARTS = [
  'src/shell/late.ts',
  ...['Home', 'Products', 'Product', 'Cart', 'Payment', 'History', 'Order', 'Receipt', 'NotFound'].map(
    (name) => `src/routes/${name}Route.tsx`,
  ),
  'src/routes/TroubledPage.tsx',
  'src/offline/Offline.tsx',
  '../../packages/screens/src/account/LogOut/LogOutModal.tsx',
];
/** What is refused, in other languages than the first: that the network is gone is said without it. */
const REFUSALS = '../../packages/screens/src/lib/refusals/say.ts';
/** Words: a device keeps those of the languages that are read on it. */
const WORDS = /\/words\/(\w+)\.tsx?$/;
/** Knows of pages that few visits lead to; the receipt is one. */
const RARE_PAGES = 'src/routes/rarePages.ts';

/**
 * The files of these parts, with their words in one language or without any: what they import, and what they fetch later;
 * of the entry only the first, it knows every page.
 */
function keptFiles(manifest: Manifest, locale: string | null): string[] {
  const entry = new Set<string>();
  /** By file: what is joined into one of them has a name of its own. */
  const ofEntry = (file: string) => [...entry].some((key) => manifest[key]?.file === file);
  const files = new Set<string>();
  const visit = (key: string, seen: Set<string>, late: boolean) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build knows no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported, seen, late);
    for (const imported of chunk.dynamicImports ?? []) {
      const spoken = WORDS.exec(imported)?.[1];
      if (spoken ? spoken === locale : late && !ofEntry(chunk.file)) visit(imported, seen, late);
    }
  };
  visit('index.html', entry, false);
  visit(RARE_PAGES, new Set(), false);
  const seen = new Set(entry);
  const parts = locale === null || locale === LOCALES[0] ? PARTS : [...PARTS, REFUSALS];
  for (const part of parts) visit(part, seen, true);
  // pictures are kept as they are seen
  return [...files].filter((file) => /\.(?:js|css|woff2)$/.test(file)).map((file) => `/${file}`);
}

/** Tells the worker this build's files. Read as it is built, not as this file is: tools read it on a clone without a build. */
const knowsItsBuild: Plugin = {
  name: 'knows-its-build',
  config() {
    const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
    const files = keptFiles(manifest, null);
    const words = Object.fromEntries(
      LOCALES.map((locale) => [locale, keptFiles(manifest, locale).filter((file) => !files.includes(file))]),
    );
    const name = createHash('sha256')
      .update(read('index.html'))
      .update(JSON.stringify([files, words]))
      .digest('hex')
      .slice(0, 8);
    return {
      define: {
        BUILD_FILES: JSON.stringify(files),
        BUILD_WORDS: JSON.stringify(words),
        BUILD_NAME: JSON.stringify(name),
        BUILD_ENTRY: JSON.stringify(`/${manifest['index.html']?.file}`),
      },
    };
  },
};

/** The service worker, made after the pages: it names their files. One classic script, which every browser runs. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [knowsItsBuild],
  build: {
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { entry: 'src/worker/worker.ts', name: 'worker', formats: ['iife'], fileName: () => 'sw.js' },
    minify: true,
  },
});

// What one component of packages/ui costs a page that has none of the others, in bytes as they travel (brotli), and
// that it stands alone: every class it writes is in the CSS it brings. `npm run size:ui` builds and prints the table.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { classesIn } from './class-names.mjs';
import { components as all } from './sources.mjs';

const dist = fileURLToPath(new URL('../../packages/ui/dist', import.meta.url));
if (!existsSync(dist)) {
  console.error('packages/ui is not built: run npm run build:ui first');
  process.exit(2);
}

const named = process.argv.slice(2);
/** Those named on the command line, else all. */
const components = all.filter((folder) => named.length === 0 || named.includes(basename(folder)));

const KB = 1000;
/** Of one component: our JavaScript with every part it is made of, our CSS, and what comes from other packages. */
const BUDGET = { own: 3 * KB, css: 1.5 * KB, packages: 12 * KB };
/** What may be larger, being many parts in one. */
const ROOMIER = { CartLine: { own: 5 * KB, css: 2 * KB }, ChatPanel: { own: 5 * KB, css: 2.5 * KB } };
const HEADINGS = { own: 'our js', css: 'our css', packages: 'packages' };

const isReact = (id) => /^react(-dom)?(\/|$)/.test(id);
const brotli = (texts) => (texts.length > 0 ? brotliCompressSync(texts.join('\n')).length : 0);

const classesOf = (sheet) => classesIn(readFileSync(join(dist, 'css', sheet), 'utf8'));
const ours = new Set(classesOf('styles.css'));
for (const name of classesOf('base.css')) ours.delete(name);

/** Builds one component alone with its stylesheet, as a page that imports nothing else would. */
async function alone(folder) {
  const page = {
    name: 'page',
    resolveId: (id) => (id === 'page' ? id : null),
    load: (id) =>
      id === 'page' ? `import '${dist}/css/${folder}.css';\nexport * from '${dist}/${folder}/index.js';` : null,
  };
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [page],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      rolldownOptions: {
        input: 'page',
        external: isReact,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] } },
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const isPackages = ({ name: chunk }) => chunk === 'packages';
  const own = chunks.filter((chunk) => !isPackages(chunk)).map(({ code }) => code);
  const css = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source));
  const brought = new Set(css.flatMap(classesIn));
  const written = new Set(
    own.flatMap((code) => [...code.matchAll(/[`"']([a-z\d -]+)[`"']/g)].flatMap(([, text]) => text.split(' '))),
  );
  return {
    own: brotli(own),
    css: brotli(css),
    packages: brotli(chunks.filter(isPackages).map(({ code }) => code)),
    missing: [...written].filter((word) => ours.has(word) && !brought.has(word)),
  };
}

const problems = [];
const columns = Object.keys(BUDGET);
console.log(['brotli, bytes'.padEnd(22), ...columns.map((column) => HEADINGS[column].padStart(9))].join(''));
for (const folder of components) {
  const name = basename(folder);
  const weight = await alone(folder);
  console.log([name.padEnd(22), ...columns.map((column) => String(weight[column]).padStart(9))].join(''));
  for (const column of columns) {
    const limit = ROOMIER[name]?.[column] ?? BUDGET[column];
    if (weight[column] > limit) problems.push(`${name}: ${HEADINGS[column]} ${weight[column]} of ${limit} bytes`);
  }
  if (weight.missing.length > 0)
    problems.push(`${name} alone lacks the CSS of ${weight.missing.map((one) => `.${one}`).join(' ')}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

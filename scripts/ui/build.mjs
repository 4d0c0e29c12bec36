// packages/ui as it is packed for others: JavaScript, types and CSS for every file of ours, and one stylesheet that
// needs no Tailwind. The workspace itself reads the sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { components, uiFiles, uiSrc } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const dist = join(ui, 'dist');
const shared = { configFile: false, root: ui, logLevel: 'warn', publicDir: false, base: './' };

rmSync(dist, { recursive: true, force: true });

// every file stays a file, and keeps asking for its own CSS: who takes one component gets the bytes of one component
await build({
  ...shared,
  plugins: [react({ compiler: true })],
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    lib: {
      entry: ['index.ts', 'icons/index.ts', 'tokens/index.ts', ...components.map((name) => `${name}/index.ts`)].map(
        (file) => join(uiSrc, file),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: (id) => id.endsWith('.css') || !/^([./]|\0|[A-Z]:)/.test(id),
      output: { preserveModules: true, preserveModulesRoot: uiSrc, entryFileNames: '[name].js' },
    },
  },
});

for (const { name } of uiFiles()) {
  const css = name.replace(/\.tsx?$/, '.css');
  if (existsSync(join(uiSrc, css))) copyFileSync(join(uiSrc, css), join(dist, css));
}

await build({
  ...shared,
  plugins: [
    {
      // ours only: not one utility, whatever words the sources hold
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
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]'),
      },
    },
  },
});
// for projects that have Tailwind: the tokens as a theme, so that `bg-surface` and `text-muted` are utilities
mkdirSync(join(dist, 'styles'), { recursive: true });
for (const file of ['index.css', 'tokens.css', 'fonts.css', 'base.css', 'print.css']) {
  const text = readFileSync(join(uiSrc, 'styles', file), 'utf8');
  writeFileSync(join(dist, 'styles', file), text.replaceAll("url('./fonts/", "url('../fonts/"));
}

execFileSync(
  process.execPath,
  [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', join(ui, 'tsconfig.build.json')],
  { stdio: 'inherit' },
);

/** `./Button` → `./Button/index.js`: how Node and TypeScript's own resolution want a file to be named. */
const inFull = (file, path) => {
  const target = resolve(dirname(file), path);
  return existsSync(`${target}.d.ts`)
    ? `${path}.js`
    : existsSync(join(target, 'index.d.ts'))
      ? `${path}/index.js`
      : path;
};
for (const path of readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  const file = join(dist, path);
  const text = readFileSync(file, 'utf8')
    .replace(/^import '[^']+\.css';\n/gm, '')
    .replace(
      /((?:from|import\()\s*['"])(\.[^'"]*)(['"])/g,
      (_, before, name, after) => `${before}${inFull(file, name)}${after}`,
    );
  writeFileSync(file, text);
}

/** The manifest for others: the same map over what was built, versions in place of the workspace's catalog. */
const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
const catalog = new Map(
  [...readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^  '?([@\w/-]+)'?: (\d\S+)$/gm)].map(
    ([, name, version]) => [name, version],
  ),
);
const versions = (names, patch) =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      `^${patch ? catalog.get(name).replace(/\d+$/, patch) : catalog.get(name)}`,
    ]),
  );
const builtPath = (source) => {
  if (source === './src/styles/index.css') return './styles.css';
  if (!source.endsWith('.ts')) return source.replace('./src/styles/', './');
  const path = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
};
const { name, version, description, type, sideEffects, dependencies, peerDependencies } = manifest;
const exportsMap = Object.entries(manifest.exports).map(([path, source]) => [path, builtPath(source)]);
const published = {
  name,
  version,
  description,
  license: 'MIT',
  type,
  sideEffects,
  exports: {
    ...Object.fromEntries(exportsMap),
    './tailwind.css': './styles/index.css',
    './package.json': './package.json',
  },
  dependencies: versions(dependencies),
  peerDependencies: versions(peerDependencies, '0'),
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(join(ui, file), join(dist, file));
cpSync(join(ui, 'licences'), join(dist, 'licences'), { recursive: true });
copyFileSync(join(root, 'LICENSE'), join(dist, 'licences/seduh-MIT.txt'));

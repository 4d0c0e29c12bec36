// packages/ui as it is packed for others: JavaScript and types for every file of ours, the stylesheets apart, and one
// that needs no Tailwind. The workspace itself reads the sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { clientFiles } from './clientFiles.mjs';
import { writeCodeConnect } from './code-connect.mjs';
import { stylesheetsOf } from './imports.mjs';
import { writeLlms } from './llms.mjs';
import { components, uiFiles, uiSrc } from './sources.mjs';
import { withoutStyles, writeStylesheets } from './stylesheets.mjs';
import { writeTokens } from './tokens.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const dist = join(ui, 'dist');
const shared = { configFile: false, root: ui, logLevel: 'warn', publicDir: false, base: './' };

rmSync(dist, { recursive: true, force: true });

const files = uiFiles();
const client = clientFiles(files);
const onServer = files.filter(({ name }) => !client.has(name)).map(({ name }) => join(uiSrc, name));

// every file stays a file: who takes one component gets the bytes of one component
await build({
  ...shared,
  plugins: [
    withoutStyles,
    // what the compiler writes asks for a cache that React has not got in server components
    react({ compiler: true, exclude: onServer }),
    {
      name: 'use-client',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const id = chunk.facadeModuleId?.replaceAll('\\', '/') ?? '';
          if (client.has(id.slice(uiSrc.length + 1))) chunk.code = `'use client';\n${chunk.code}`;
        }
      },
    },
  ],
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    lib: {
      entry: [
        'index.ts',
        'icons/index.ts',
        'tokens/index.ts',
        'phrases/id/index.ts',
        ...components.map((name) => `${name}/index.ts`),
      ].map((file) => join(uiSrc, file)),
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: (id) => !/^([./]|\0|[A-Z]:)/.test(id),
      output: { preserveModules: true, preserveModulesRoot: uiSrc, entryFileNames: '[name].js' },
    },
  },
});

const cssOf = stylesheetsOf(files);
await writeStylesheets(
  shared,
  dist,
  new Map([['', cssOf('index.ts')], ...components.map((folder) => [folder, cssOf(`${folder}/index.ts`)])]),
);

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
const versionOf = (name) => {
  const version = catalog.get(name);
  if (!version) throw new Error(`the workspace's catalog names no exact version of ${name}`);
  return version;
};
const versions = (names, patch) =>
  Object.fromEntries(
    Object.keys(names).map((name) => [name, `^${patch ? versionOf(name).replace(/\d+$/, patch) : versionOf(name)}`]),
  );
const builtPath = ([path, source]) => {
  if (source.endsWith('.css')) return { types: './css/style.d.ts', default: `./css/${path.slice(2)}` };
  if (!source.endsWith('.ts')) return source.replace('./src/styles/', './');
  const built = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
};
const { private: _, devDependencies: __, dependencies, peerDependencies, exports, ...told } = manifest;
const published = {
  ...told,
  exports: {
    ...Object.fromEntries(Object.entries(exports).map((entry) => [entry[0], builtPath(entry)])),
    // the base alone, each part alone, and Tailwind's
    './*.css': builtPath(['./*.css', './src/*.css']),
    ...(await writeTokens(dist)),
    './package.json': './package.json',
  },
  dependencies: versions(dependencies),
  peerDependencies: versions(peerDependencies, '0'),
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(join(ui, file), join(dist, file));
await writeLlms(dist);
await writeCodeConnect(dist);
cpSync(join(ui, 'codemods'), join(dist, 'codemods'), { recursive: true });
cpSync(join(ui, 'licences'), join(dist, 'licences'), { recursive: true });
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));

// Uses the built packages/ui as a stranger would: an empty project with all of the README's examples, type-checked,
// built by Vite without a plugin, and looked at in a browser. It has the packages ours asks for, and a router.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../suite/chromium.mjs';
import { components } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = join(root, 'packages/ui');
const installed = JSON.parse(readFileSync(join(ui, 'dist/package.json'), 'utf8'));
const project = mkdtempSync(join(tmpdir(), 'seduh-ui-'));
const put = (path, text) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const link = (name, from) => {
  const target = join(project, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), target, 'junction');
};
/** The README's examples in TypeScript: the first is a whole page. */
const [example, ...others] = [...readFileSync(join(ui, 'README.md'), 'utf8').matchAll(/```(tsx?)\n([^]*?)```/g)].map(
  ([, kind, code]) => ({ kind, code }),
);
const wrong = [];
const expect = (what, is, should) => {
  if (is !== should) wrong.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`);
};

try {
  cpSync(join(ui, 'dist'), join(project, 'node_modules/@seduh/ui'), { recursive: true });
  for (const name of Object.keys({ ...installed.dependencies, ...installed.peerDependencies })) link(name, ui);
  for (const name of ['@types/react', '@types/react-dom']) link(name, root);
  link('react-router-dom', join(root, 'apps/storefront'));

  const named = [...readFileSync(join(ui, 'dist/llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file);
  expect('texts that llms.txt names', named.length > components.length, true);
  for (const file of named) expect(`${file}, named by llms.txt`, existsSync(join(ui, 'dist', file)), true);

  put('package.json', '{ "private": true, "type": "module" }');
  put(
    'index.html',
    '<!doctype html><html lang="en"><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
  );
  put('src/main.tsx', example.code);
  // each by itself, so that none borrows an import of another
  for (const [index, { kind, code }] of others.entries()) put(`src/example${index + 2}.${kind}`, code);
  expect('examples beside the first', others.length > 0, true);

  // every component by its own name, as TypeScript's two ways of finding files see it
  const byName = [...components, 'icons', 'tokens', 'phrases/id'].map(
    (path) => `export * as ${basename(path)} from '@seduh/ui/${path}';`,
  );
  put('src/byName.ts', byName.join('\n'));
  put('src/css.d.ts', "declare module '*.css';");
  for (const [module, moduleResolution] of [
    ['ESNext', 'Bundler'],
    ['NodeNext', 'NodeNext'],
  ]) {
    const options = {
      module,
      moduleResolution,
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
    };
    put('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['src'] }));
    execFileSync(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project], {
      stdio: 'inherit',
    });
  }

  await build({ root: project, configFile: false, logLevel: 'error' });
  const server = await preview({ root: project, configFile: false, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('requestfailed', (request) => wrong.push(`${request.url()} failed`));
  await page.goto(server.resolvedUrls.local[0]);
  await page.evaluate(() => document.fonts.ready);

  const read = (selector, property) =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);
  const face = (name) =>
    page.evaluate(
      (family) =>
        [...document.fonts].some(
          ({ family: one, status }) => one.replaceAll('"', '') === family && status === 'loaded',
        ),
      name,
    );
  const { tokens } = await import(join(ui, 'dist/tokens/index.js'));
  /** A role's colour in a theme, as the browser writes colours. */
  const colour = (role, theme) => {
    const hex = tokens.roles.find(({ name }) => name === role)[theme];
    return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  };
  expect('the page', await read('body', 'backgroundColor'), colour('surface', 'light'));
  expect('the button', await read('.sd-btn', 'backgroundColor'), colour('accent', 'light'));
  expect('the heading’s face', await face('Caprasimo'), true);
  expect('the running face', await face('Plus Jakarta Sans Variable'), true);
  await page.getByRole('button', { name: 'Keep it for IDR 25,000' }).click();
  await page.getByText('The table is yours').waitFor();
  if (process.env.UI_PICTURE) await page.screenshot({ path: process.env.UI_PICTURE });
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect('the dark page', await read('html', 'backgroundColor'), colour('surface', 'dark'));
  await browser.close();
  await server.close();
} finally {
  rmSync(project, { recursive: true, force: true });
}

if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
console.log(
  `A stranger’s project: ${others.length + 1} examples compile, the first one is right as a build and a page`,
);
process.exit(0);

// The packed @seduh/ui as strangers meet it: each folder of `hosts` is a project with nothing but the defaults of its
// tools. It is copied, gets the tarball as npm would unpack it, is built, started, and looked at in a browser.
// `node tests/package/run.mjs next astro` tries those named; packages/ui has to be built before.
// Long, because what a host is built by, served by and asked is read together.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/suite/chromium.mjs';
import { clientFiles } from '../../scripts/ui/clientFiles.mjs';
import { readGuides } from '../../scripts/ui/guides.mjs';
import { components, uiFiles } from '../../scripts/ui/sources.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const dist = join(root, 'packages/ui/dist');
const work = join(here, '.work');
const env = {
  ...process.env,
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: undefined,
};

/** What this folder needs of others, as its lockfile says; nothing to do where it is there. */
function install() {
  const done = join(here, 'node_modules/.modules.yaml');
  const lock = join(here, 'pnpm-lock.yaml');
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
  execFileSync(
    'node',
    [join(root, 'scripts/pnpm.mjs'), '-C', here, 'install', '--frozen-lockfile', '--prefer-offline'],
    {
      stdio: 'inherit',
    },
  );
  // the same packages by another way leave the file as it is
  writeFileSync(done, readFileSync(done));
}

install();
const bin = (name, path) =>
  join(existsSync(join(here, 'node_modules', name)) ? here : root, 'node_modules', name, path);
const next = bin('next', 'dist/bin/next');
const vite = bin('vite', 'bin/vite.js');
const astro = bin('astro', 'astro.js');
const figma = bin('@figma/code-connect', 'bin/figma');
const tsc = bin('typescript', 'bin/tsc');

/** How many components have a page, and so a template for Figma. */
const { size: guides } = (await readGuides()).guides;

/** By folder: what builds it, what serves it on `PORT` (without: it speaks for itself), and pages to look at. */
const HOSTS = {
  node: { build: [['render.mjs']], says: 'halaman 1 dari 2' },
  vitest: { build: [[bin('vitest', 'vitest.mjs'), 'run']], says: '2 passed' },
  vite: {
    build: [
      [vite, 'build', '--logLevel', 'warn'],
      [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist-server'],
    ],
    serve: () => ['server.mjs'],
  },
  webpack: {
    build: [['build.mjs']],
    serve: (port) => [vite, 'preview', '--port', port, '--strictPort', '--host', '127.0.0.1'],
  },
  astro: {
    build: [[astro, 'build']],
    serve: (port) => [vite, 'preview', '--port', port, '--strictPort', '--host', '127.0.0.1'],
  },
  figma: {
    build: [
      ['copy.mjs'],
      [figma, 'connect', 'parse', '--skip-update-check', '--exit-on-unreadable-files', '--outFile', 'parsed.json'],
      ['render.mjs'],
      [tsc, '-p', '.'],
    ],
    says: `${guides} templates, Button at https://www.figma.com/design/`,
  },
  next: {
    build: [[next, 'build']],
    serve: (port) => [next, 'start', '--port', port, '--hostname', '127.0.0.1'],
    look: async (...given) => {
      await lookAtParts(...given);
      await lookAtLinks(...given);
      await lookAtForm(...given);
    },
  },
};

/** Parts that render on the server, except those that ask their caller for a handler, which only a browser can call. */
function serverParts() {
  const asksForHandler = new Set(['shop/OrderBoard']);
  const client = clientFiles(uiFiles());
  return components
    .filter((folder) => !asksForHandler.has(folder) && !client.has(`${folder}/${folder.split('/').at(-1)}.tsx`))
    .map((folder) => folder.split('/').at(-1))
    .toSorted();
}

async function lookAtParts(page, address, wrong) {
  await page.goto(`${address}/parts`);
  const shown = await page.locator('[data-part]').evaluateAll((all) => all.map(({ dataset }) => dataset.part));
  const should = serverParts();
  if (shown.toSorted().join() !== should.join()) wrong.push(`server parts: ${shown} instead of ${should}`);
  const words = await page.locator('[lang="id"]').textContent();
  if (words !== '·Belum ada·Rp25.000') wrong.push(`in Indonesian it says ${words}`);
}

/** Next's links in our parts' places: dressed as ours, and followed without a new page. */
async function lookAtLinks(page, address, wrong) {
  // a phone has other links than those of the bar
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const name of ['Seduh, home', 'In a bar', 'In a row', 'As a button', 'On a card']) {
    await page.goto(`${address}/links`);
    const link = page.getByRole('link', { name });
    const [href, classes] = await link.evaluate((anchor) => [anchor.pathname, anchor.className]);
    if (href !== '/parts') wrong.push(`${name} leads to ${href}`);
    if (name === 'As a button' && !/sd-btn .*mine/.test(classes)) wrong.push(`${name} has the classes ${classes}`);
    // followed by the browser itself before hydration: asked until React has the anchor
    await page.waitForFunction(() => Object.keys(document.querySelector('a')).some((key) => key.startsWith('__react')));
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await link.click();
    await page.waitForURL(`${address}/parts`);
    if (!(await page.evaluate(() => 'isSamePage' in window))) wrong.push(`${name} loads the page anew`);
  }
  await page.goto(`${address}/links`);
  const off = await page.getByRole('link', { name: 'Off' }).evaluate((anchor) => anchor.outerHTML);
  if (/href=/.test(off) || !/aria-disabled="true"/.test(off)) wrong.push(`a link that is off: ${off}`);
}

/** A server action over our fields: what reaches it, and what they show when React has reset the form. */
async function lookAtForm(page, address, wrong) {
  const send = (on) => on.getByRole('button', { name: 'Send' }).click();
  const arrived = async (on, should) => {
    const is = await on.locator('output', { hasText: '=' }).textContent();
    if (is !== should) wrong.push(`the action got ${is} instead of ${should}`);
  };

  await page.goto(`${address}/form`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form')).some((key) => key.startsWith('__react')),
  );
  const [price, day] = ['Price', 'Day'].map((name) => page.getByLabel(name, { exact: true }));
  const portions = page.getByRole('spinbutton', { name: 'Portions' });
  const oat = page.getByRole('radio', { name: 'Oat milk' });
  await price.fill('31,000');
  await day.fill('24/11/2026');
  await page.getByRole('button', { name: 'One more' }).click();
  await send(page);
  const isHeld = await page.evaluate(() => !document.forms[0].checkValidity());
  if (!isHeld) wrong.push('a form without its milk is sent');
  await oat.check({ force: true });
  await send(page);
  await arrived(page, 'price=31000 day=2026-11-24 portions=3 milk=2');
  // the fields begin anew, and what its owner keeps stays
  const shown = [await price.inputValue(), await day.inputValue(), await portions.inputValue(), await oat.isChecked()];
  if (shown.join() !== '25,000,23/11/2026,2,true') wrong.push(`after the action the fields show ${shown}`);

  // the same form before any script has arrived
  const context = await page.context().browser().newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${address}/form`);
  await plain.getByRole('radio', { name: 'Oat milk' }).check({ force: true });
  await send(plain);
  await arrived(plain, 'price=25000 day=2026-11-23 portions=2 milk=2');
  await context.close();
}

/** The package as npm would unpack it; each project gets the same files. */
function pack() {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', dist, '--json', '--ignore-scripts', '--pack-destination', work], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  );
  const tarball = join(work, filename);
  execFileSync('tar', ['-xzf', tarball, '-C', work]);
  return tarball;
}

/** What npm's own rules and TypeScript's ways of resolving say of the tarball. */
async function inspect(tarball) {
  const { publint } = await import('publint');
  const { formatMessage } = await import('publint/utils');
  const { checkPackage, createPackageFromTarballData } = await import('@arethetypeswrong/core');
  const pkgDir = join(work, 'package');
  const pkg = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
  const { messages } = await publint({ pkgDir, pack: false, strict: true });
  const { problems: found } = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  // ESM only, on purpose: Node 20.19 and newer take it by `require`, too; node10 knows no exports map
  const known = ({ kind, resolutionKind }) =>
    kind === 'CJSResolvesToESM' || (kind === 'NoResolution' && resolutionKind === 'node10');
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg)}`),
    ...found.filter((problem) => !known(problem)).map((problem) => `types: ${JSON.stringify(problem)}`),
  ];
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

async function answers(address) {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${address} does not answer`);
}

/** @returns {Promise<string[]>} what is wrong */
async function lookAt(browser, address, look) {
  const wrong = [];
  const page = await browser.newPage({ viewport: { width: 390, height: 700 } });
  // a hydration that does not fit is an error in production and in development
  page.on('console', (message) => /error|warning/.test(message.type()) && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('requestfailed', (request) => {
    // a router that lets go of what it fetched ahead is no failure
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') wrong.push(`${request.url()} failed: ${why}`);
  });
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Guests: 0' });
  const colours = await button.evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--face)';
    const { height } = element.getBoundingClientRect();
    return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).backgroundColor, height >= 44];
  });
  if (colours[0] !== colours[1] || colours[0] === 'rgba(0, 0, 0, 0)' || !colours[2]) wrong.push(`button: ${colours}`);
  // a press before hydration is lost: pressed until it counts
  for (let tries = 0; tries < 50 && !(await page.getByText(/Guests: [1-9]/).isVisible()); tries += 1) {
    await page.getByRole('button', { name: 'Guests' }).click();
    await page.waitForTimeout(50);
  }
  if (!(await page.getByText(/Guests: [1-9]/).isVisible())) wrong.push('the button does not count');
  if (process.env.UI_PICTURE) await page.screenshot({ path: `${process.env.UI_PICTURE}-${new URL(address).port}.png` });
  await look?.(page, address, wrong);
  await page.close();
  return wrong;
}

async function tryHost(name, browser) {
  const { build, serve, says, look } = HOSTS[name];
  const project = join(work, name);
  cpSync(join(here, 'hosts', name), project, { recursive: true });
  mkdirSync(join(project, 'node_modules/@seduh'), { recursive: true });
  cpSync(join(work, 'package'), join(project, 'node_modules/@seduh/ui'), { recursive: true });

  let output = '';
  for (const args of build) {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: project, env });
    output += stdout + stderr;
  }
  if (says && !output.includes(says)) return [`does not say ${says}:\n${output}`];
  if (!serve) return [];

  const port = await freePort();
  const server = spawn(process.execPath, serve(port), { cwd: project, env: { ...env, PORT: port }, stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${port}`;
    await answers(address);
    return await lookAt(browser, address, look);
  } finally {
    server.kill();
  }
}

const named = process.argv.slice(2);
const names = Object.keys(HOSTS).filter((name) => named.length === 0 || named.includes(name));
const problems = await inspect(pack());
const browser = await chromium.launch(launchOptions);
const waiting = [...names].toReversed();
// two at a time, the longest first
await Promise.all(
  [0, 1].map(async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = performance.now();
      const wrong = await tryHost(name, browser).catch((error) => [
        `${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`,
      ]);
      console.log(
        `${name}: ${wrong.length === 0 ? 'right' : 'WRONG'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      );
      problems.push(...wrong.map((one) => `${name}: ${one}`));
    }
  }),
);
await browser.close();
rmSync(work, { recursive: true, force: true });
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`The packed package is right in ${names.join(', ')}`);
process.exit(0);

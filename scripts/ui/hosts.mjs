// Looks at the built packages/ui on pages of others: with Bootstrap, with Tailwind's preflight, and with plain rules about
// elements, loaded before our styles or after. Each part has to look as it does alone, on desks and phones, and what is the host's as if we were not there.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { chromium } from 'playwright';
import { build } from 'vite';
import { differenceOf, readPixels } from '../../tests/visual/pixels.mjs';
import { launchOptions } from '../suite/chromium.mjs';
import { readGuides } from './guides.mjs';

const folder = fileURLToPath(new URL('hosts', import.meta.url));
const dist = fileURLToPath(new URL('../../packages/ui/dist', import.meta.url));
/** Of a part's pixels, how many may differ: none. */
const TOLERANCE = 0;
/** The height of a part's place, in pixels. */
const PLACE = 360;
/** The width of a column of parts, and of the host's beside them. */
const COLUMN = 400;
/** How many columns of parts: the picture of one alone would be higher than a browser can draw. */
const COLUMNS = 8;
/** The windows, in pixels: a bar for phones is not on a desk. */
const WINDOWS = {
  desk: { width: 1100, height: 720 },
  phone: { width: 390, height: 720 },
};
/** Of a pixel, R G B. */
const CHANNELS = 3;
/** Stands for every picture that is asked for: which of its files a window takes makes no difference then. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Where the pages are served; nothing leaves the machine. */
const HOST = 'http://host.test';

const manifest = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
/** A name of the package as its exports map has it. */
const built = (name) => {
  const path = name.replace('@seduh/ui', '.');
  const target = manifest.exports[path] ?? manifest.exports['./*'];
  return join(dist, (target.default ?? target).replace('*', path.slice(2)));
};

const { output } = await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: [{ find: /^@seduh\/ui.*/, replacement: '$&', customResolver: built }] },
  plugins: [tailwindcss()],
  build: {
    write: false,
    rolldownOptions: {
      input: {
        page: join(folder, 'HostPage.tsx'),
        tailwind: join(folder, 'tailwind.css'),
        entry: join(folder, 'entry.css'),
      },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
const made = (name) => {
  const file = output.find(({ fileName }) => fileName === name);
  return String(file.code ?? file.source);
};
const script = made('page.js');
const ours = (entry) => readFileSync(join(dist, 'css', entry), 'utf8');
const bootstrap = readFileSync(new URL(import.meta.resolve('bootstrap/dist/css/bootstrap.css')), 'utf8');
/** What hosts without either write of elements, in no layer. */
const plain = readFileSync(join(folder, 'plain.css'), 'utf8');
const hosts = { Bootstrap: bootstrap, Tailwind: made('tailwind.css'), 'plain rules': plain };
/** Our entry for those who have Tailwind, as their build leaves it. */
const entry = made('entry.css');
/** A host's class on a part of ours, in the least way it can be written. */
const MINE = '.mine { border-radius: 3px }';
/** The ground, the places, and in them what a snippet has of its own round our parts; no rule of a host's is about these. */
const STAGE = `
  html { background: #fffdf9 !important }
  body { margin: 0 !important; display: block !important; background: none !important }
  .place { position: absolute; inset-inline-start: calc(mod(var(--at), ${COLUMNS}) * ${COLUMN}px); inset-block-start: calc(round(down, var(--at) / ${COLUMNS}) * ${PLACE}px); inline-size: 360px; contain: strict; block-size: ${PLACE}px; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start }
  .place :not([class*='sd-'], [class*='sd-'] *, [data-outer], [data-inner], svg) {
    all: revert !important; font: 500 16px/1.5 'Plus Jakarta Sans Variable' !important; font-feature-settings: 'calt', 'liga' !important; word-spacing: 0.8px !important; letter-spacing: normal !important; text-align: start !important; text-transform: none !important; color: #563623 !important;
    -webkit-font-smoothing: antialiased !important; text-rendering: optimizeLegibility !important; overflow-wrap: break-word !important; tab-size: 4 !important }
  #host { position: absolute; inset-inline-start: ${COLUMNS * COLUMN}px; inset-block-start: 0; inline-size: 360px; padding-inline-start: 24px }
`;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: WINDOWS.desk, reducedMotion: 'reduce' });
const thrown = [];
page.on('pageerror', (error) => thrown.push(error.message));
let sheets = [];
await page.route(`${HOST}/**`, (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith('.woff2')) return route.fulfill({ path: join(dist, 'fonts', basename(pathname)) });
  if (pathname === '/page.js') return route.fulfill({ body: script, contentType: 'text/javascript' });
  if (pathname.startsWith('/pictures/')) return route.fulfill({ body: DOT, contentType: 'image/png' });
  if (pathname !== '/') return route.fulfill({ status: 404 });
  const styles = [...sheets, STAGE].map((css) => `<style>${css}</style>`).join('');
  const body = `<!doctype html><html lang="en"><head>${styles}</head><div id="root"></div><script type="module" src="/page.js"></script></html>`;
  return route.fulfill({ body, contentType: 'text/html' });
});

/** Pictures of all places of the page with these stylesheets, by their names. */
async function look(...styles) {
  sheets = styles;
  await open('/');
  return pictured();
}

/** The same, and on a phone, and of all that covers a page: several times as long. */
async function lookAtAll(...styles) {
  const pictures = [...(await look(...styles))];
  await page.setViewportSize(WINDOWS.phone);
  await settled();
  for (const [id, picture] of await pictured()) pictures.push([`${id} on a phone`, picture]);
  await page.setViewportSize(WINDOWS.desk);
  const { overlays, words } = await page.evaluate(() => window.shown);
  for (const name of overlays) {
    // a toast goes by itself, which a busy machine comes too late for: it stays while it is pointed at
    await open(`/?over=${name}`, () => page.getByText(words).first().hover());
    pictures.push([`${name} over the page`, await readPixels(await page.screenshot({ animations: 'disabled' }))]);
  }
  await page.mouse.move(0, 0);
  await open('/');
  return new Map(pictures);
}

async function open(path, begin = () => undefined) {
  await page.goto(`${HOST}${path}`);
  await begin();
  await page.waitForFunction(() => window.shown);
  if (path === '/') await page.locator('.place').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await settled();
}

/** Waits until every picture is there, or known not to be, and drawn so: another window may ask for another file. */
async function settled() {
  await drawn();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  await page.evaluate(() => {
    const there = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0);
    return Promise.all(there.map((image) => image.decode().catch(() => undefined)));
  });
  await drawn();
}

const drawn = () =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function pictured() {
  const ids = await page.locator('.place').evaluateAll((places) => places.map((place) => place.id));
  const whole = await page.screenshot({ fullPage: true });
  const { data, width, height } = await readPixels(whole);
  const cut = (left, top, size) => {
    // the last column ends with the picture
    const wide = Math.min(COLUMN, width - left);
    const rows = Array.from({ length: size }, (_, row) => ((top + row) * width + left) * CHANNELS);
    const bytes = rows.map((at) => data.subarray(at, at + wide * CHANNELS));
    return { data: Buffer.concat(bytes), width: wide, height: size };
  };
  const parts = ids.map((id, at) => [id, cut((at % COLUMNS) * COLUMN, Math.floor(at / COLUMNS) * PLACE, PLACE)]);
  return new Map([...parts, ['host', cut(COLUMNS * COLUMN, 0, height)]]);
}

/** The place of themes, with these from the page's root inwards; where none is given there is none. */
async function themed(...themes) {
  await page.evaluate((given) => {
    for (const [index, selector] of ['html', '[data-outer]', '[data-inner]'].entries()) {
      const element = document.querySelector(selector);
      if (given[index]) element.dataset.theme = given[index];
      else delete element.dataset.theme;
    }
  }, themes);
  return (await pictured()).get('Themes');
}

/** The places that look otherwise. */
const changed = (before, after) =>
  [...after]
    .filter(([id, picture]) => !id.startsWith('host') && differenceOf(before.get(id), picture).count > TOLERANCE)
    .map(([id]) => id);

const wrong = [];
let count = 0;
try {
  await open('/');
  const shown = await page.evaluate(() => window.shown);
  const placed = new Set([...shown.examples, ...shown.overlays]);
  const { guides } = await readGuides();
  for (const name of guides.keys())
    if (!placed.has(name)) wrong.push(`${name} is looked at nowhere: hosts/examples.tsx`);
  const alone = await lookAtAll(ours('styles.css'), MINE);
  count = alone.size - 2;
  const say = (where, ids) => ids.length > 0 && wrong.push(`${where}: ${ids.join(', ')} look otherwise`);
  say('parts.css alone', changed(alone, await lookAtAll(ours('parts.css'), MINE)));
  await page.emulateMedia({ media: 'print' });
  const printed = (await look(bootstrap)).get('host');
  if (differenceOf(printed, (await look(bootstrap, ours('parts.css'))).get('host')).count > 0)
    wrong.push('on paper the host’s own page looks otherwise');
  await page.emulateMedia({ media: null });
  for (const [name, css] of Object.entries(hosts)) {
    const bare = (await look(css, MINE)).get('host');
    for (const entry of ['styles.css', 'parts.css']) {
      for (const [order, styles] of [
        [`${name}, then ${entry}`, [css, ours(entry)]],
        [`${entry}, then ${name}`, [ours(entry), css]],
      ]) {
        // where it could go wrong sooner: without our reset
        const all = entry === 'parts.css';
        const pictures = await (all ? lookAtAll : look)(...styles, MINE);
        say(order, changed(alone, pictures));
        if (entry === 'parts.css' && differenceOf(bare, pictures.get('host')).count > 0)
          wrong.push(`${order}: the host’s own page looks otherwise`);
        const radius = await page.locator('.mine').evaluate((element) => getComputedStyle(element).borderRadius);
        if (radius !== '3px') wrong.push(`${order}: the host’s class on a part does not win`);
      }
    }
  }
  const withTailwind = await look(entry, MINE);
  say('tailwind.css alone', changed(alone, withTailwind));
  for (const [order, styles] of [
    ['Bootstrap, then tailwind.css', [bootstrap, entry]],
    ['tailwind.css, then Bootstrap', [entry, bootstrap]],
  ])
    say(order, changed(withTailwind, await look(...styles, MINE)));
  // a theme on any element looks as if the page had it
  const light = await themed();
  const dark = await themed('dark');
  if (differenceOf(light, dark).count === 0) wrong.push('the dark theme looks like the light one');
  for (const [themes, like] of [
    [['light', 'dark'], dark],
    [['light', 'dark', 'light'], light],
    [['dark', 'light'], light],
    [['dark', 'light', 'dark'], dark],
  ])
    if (differenceOf(await themed(...themes), like).count > 0) wrong.push(`${themes.join(' > ')}: looks otherwise`);
  // the control: without what takes a host's rules back, Bootstrap reaches our parts, and this has to see it
  for (const name of ['parts.css', 'tailwind.css']) {
    const css = name === 'tailwind.css' ? entry : ours(name);
    const open = css.replace(/:where\([^{}]*\{\s*all:\s*revert-layer;?\s*\}/, '');
    if (open === css || changed(alone, await look(open, bootstrap, MINE)).length === 0)
      wrong.push(`the control: Bootstrap over an unguarded ${name} was not seen`);
  }
} finally {
  await browser.close();
}

wrong.push(...thrown);
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
console.log(
  `On pages with Bootstrap, with Tailwind and with plain rules all ${count} pictures of parts are as they are alone`,
);
process.exit(0);

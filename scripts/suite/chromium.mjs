import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { CHROMIUM_PATH, FORCE_PACKED_CHROMIUM } = process.env;
const OF_THE_SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Where a Chromium is, without ever downloading one: the first of `candidates` that is there, else the one packed in an
 * npm package (Linux x64), which unpacks itself and the libraries it needs into the temp folder on first use.
 * FORCE_PACKED_CHROMIUM=1 proves the last way on a machine that has another browser.
 */
function findChromium(candidates) {
  const installed = FORCE_PACKED_CHROMIUM ? undefined : candidates.find((path) => path && existsSync(path));
  return installed ? { executablePath: installed, env: {} } : unpackChromium();
}

const UNPACK = `
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' } }));`;

/**
 * The package unpacks under a fixed name into the temp folder, where one user's browser is of no use to another, and an
 * older version's would be taken for this one. It takes that folder from its process's environment, so it has a process
 * of its own: whoever looked for the temp folder in the meantime would be given the browser's.
 */
function unpackChromium() {
  // found by the process that starts the workers, which inherit it
  if (process.env.SEDUH_PACKED_CHROMIUM) return JSON.parse(process.env.SEDUH_PACKED_CHROMIUM);
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.resolve('@sparticuz/chromium')), 'utf8'),
  );
  const own = join(tmpdir(), `seduh-chromium-${version}-${process.getuid?.() ?? 'user'}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  process.env.SEDUH_PACKED_CHROMIUM = execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    // the runtime makes the package unpack its shared libraries as well
    env: { AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', ...process.env, TMPDIR: own },
  });
  return JSON.parse(process.env.SEDUH_PACKED_CHROMIUM);
}

/** Playwright's options for the first of `candidates` that is there, else the packed one. */
function optionsFor(candidates) {
  const { executablePath, env } = findChromium(candidates);
  return {
    executablePath,
    env: {
      ...process.env,
      ...env,
      // text is drawn alike whatever the machine's fonts and hinting rules are
      FONTCONFIG_FILE: fileURLToPath(new URL('../../tests/visual/fonts.conf', import.meta.url)),
    },
    args: ARGS,
  };
}

/** Launch options shared by Vitest, Playwright and the benches: the browser named, one of the system, else the packed one. */
export const launchOptions = optionsFor([CHROMIUM_PATH, ...OF_THE_SYSTEM]);

/** For pictures, each browser draws them differently: the one named, else the packed one, never the system's. */
export const findPictureBrowser = () => optionsFor([CHROMIUM_PATH]);

// What pictures are taken with. Another browser or other fonts draw nearly all of them differently, so both stand beside
// the accepted ones, and a run with others ends before it compares.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BASELINES, REPORT } from './places.mjs';

const FILE = 'browser.json';
/** The system's fonts, of which letters.conf lets the browser take only these. */
const [FONTS, FONT] = ['/usr/share/fonts', /^DejaVu.*\.ttf$/];

/**
 * @typedef {object} Taker
 * @property {string | null} chromium its version; null for one that does not start here
 * @property {Record<string, string>} fonts beginning of the SHA-256 of each of the system's fonts, by file name
 */

/** @param {{ executablePath?: string, env?: Record<string, string | undefined> }} launchOptions @returns {Taker} */
export function readTaker({ executablePath = '', env }) {
  return { chromium: versionOf(executablePath, env), fonts: readFonts() };
}

function versionOf(executablePath, env) {
  try {
    const said = execFileSync(executablePath, ['--version'], { env, encoding: 'utf8', stdio: 'pipe', timeout: 30_000 });
    return /\d+(?:\.\d+){3}/.exec(said)?.[0] ?? null;
  } catch {
    return null;
  }
}

function readFonts() {
  const paths = existsSync(FONTS) ? readdirSync(FONTS, { recursive: true }) : [];
  const fonts = paths
    .filter((path) => FONT.test(basename(path)))
    .map((path) => [basename(path), hashOf(join(FONTS, path))]);
  return Object.fromEntries(fonts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/** What the accepted pictures were taken with; null where none are accepted yet. @returns {Taker | null} */
export function readAcceptedTaker() {
  const path = join(BASELINES, FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Lays down what this run's pictures are taken with. @param {Taker} taker */
export function reportTaker(taker) {
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(join(REPORT, FILE), `${JSON.stringify(taker, null, 2)}\n`);
}

/** What the last run's pictures were taken with becomes what the accepted ones were. */
export function acceptTaker() {
  mkdirSync(BASELINES, { recursive: true });
  copyFileSync(join(REPORT, FILE), join(BASELINES, FILE));
}

const ANEW = `to take all pictures anew, delete tests/visual/baselines/${FILE}, run npm run visual, look, and npm run visual:accept`;

/**
 * Why pictures of this run cannot be compared, and the way out, in one sentence; null if they can.
 * @param {Taker | null} accepted what the accepted ones were taken with @param {Taker} taker what this run has
 * @returns {string | null}
 */
export function refusalOf(accepted, taker) {
  if (!accepted) return null;
  if (taker.chromium !== accepted.chromium) {
    const found = taker.chromium === null ? 'the one found here does not start' : `this is ${taker.chromium}`;
    return `The accepted pictures were taken with Chromium ${accepted.chromium} and ${found}: unset CHROMIUM_PATH and run npm install for the packed one (Linux x64), or, ${ANEW}`;
  }
  const names = new Set([...Object.keys(accepted.fonts), ...Object.keys(taker.fonts)]);
  const others = [...names].filter((name) => taker.fonts[name] !== accepted.fonts[name]);
  if (others.length === 0) return null;
  return `The accepted pictures were taken with other fonts than those of this machine (${others.join(', ')}): install DejaVu 2.37 (Debian's package fonts-dejavu), or, ${ANEW}`;
}

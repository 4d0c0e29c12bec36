import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANGES, OUTCOMES, REPORT } from '../places.mjs';
import type { Outcome } from '../record';
import { reportPage } from './page';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const STYLES = '../../../packages/ui/src/styles';
const COPIED = [
  'report.css',
  'report.js',
  `${STYLES}/fonts/caprasimo-latin-400-normal.woff2`,
  `${STYLES}/fonts/plus-jakarta-sans-latin-wght-normal.woff2`,
];

/** The shop's tokens as a browser takes them without Tailwind. */
const plainTokens = (): string =>
  readFileSync(beside(`${STYLES}/tokens.css`), 'utf8')
    .replaceAll(/@theme \w+ \{/g, ':root {')
    .replaceAll(/^ *--[\w-]+-\*:.*$/gm, '');

/** Makes one page of what the tests have found, and one list for `visual:accept`; whatever reporter the run has. */
export function makeReport(): void {
  const outcomes = readdirSync(OUTCOMES).map(
    (file) => JSON.parse(readFileSync(join(OUTCOMES, file), 'utf8')) as Outcome,
  );
  const all = {
    same: outcomes.reduce((sum, { same }) => sum + same, 0),
    changes: outcomes.flatMap(({ changes }) => changes),
    broken: outcomes.flatMap(({ broken }) => broken),
  };
  rmSync(OUTCOMES, { recursive: true });
  for (const file of COPIED) copyFileSync(beside(file), join(REPORT, basename(file)));
  writeFileSync(join(REPORT, 'tokens.css'), plainTokens());
  writeFileSync(join(REPORT, 'index.html'), reportPage(all));
  writeFileSync(CHANGES, `${JSON.stringify(all.changes, null, 2)}\n`);
  console.log(`\n${all.same} pictures as before, ${all.changes.length} not, ${all.broken.length} stories not pictured`);
  console.log(`Report: ${join(REPORT, 'index.html')}`);
}

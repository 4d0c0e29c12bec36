import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CHANGES, REPORT } from '../places.mjs';
import { OUTCOME, type Outcome } from '../record';
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

/** Gathers what the tests have found into one page, and into one list for `visual:accept`. */
export default class VisualReport implements Reporter {
  #all: Outcome = { same: 0, changes: [], broken: [] };
  #begun = 0;

  onBegin(): void {
    this.#begun = Date.now();
    rmSync(REPORT, { recursive: true, force: true });
    mkdirSync(REPORT, { recursive: true });
  }

  onTestEnd(test: TestCase, { attachments, status, error }: TestResult): void {
    const found = attachments.find(({ name }) => name === OUTCOME)?.body;
    if (found) {
      const { same, changes, broken } = JSON.parse(found.toString()) as Outcome;
      this.#all.same += same;
      this.#all.changes.push(...changes);
      this.#all.broken.push(...broken);
    } else if (status !== 'passed' && test.location.file.endsWith('stories.spec.ts')) {
      this.#all.broken.push({ story: test.title, reason: error?.message ?? status });
    }
  }

  onEnd(): void {
    const { same, changes, broken } = this.#all;
    for (const file of COPIED) copyFileSync(beside(file), join(REPORT, basename(file)));
    writeFileSync(join(REPORT, 'tokens.css'), plainTokens());
    writeFileSync(join(REPORT, 'index.html'), reportPage(this.#all));
    writeFileSync(CHANGES, `${JSON.stringify(changes, null, 2)}\n`);
    const seconds = Math.round((Date.now() - this.#begun) / 1000);
    console.log(
      `\n${same} pictures as before, ${changes.length} not, ${broken.length} stories not pictured (${seconds} s)`,
    );
    console.log(`Report: ${join(REPORT, 'index.html')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

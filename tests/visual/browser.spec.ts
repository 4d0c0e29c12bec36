import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { readTaker, refusalOf, type Taker } from './browser.mjs';

const accepted: Taker = { chromium: '147.0.7727.0', fonts: { 'DejaVuSans.ttf': 'a1', 'DejaVuSerif.ttf': 'b2' } };
const WAY_OUT = /to take all pictures anew, delete tests\/visual\/baselines\/browser\.json/;

test('the browser and the fonts of the accepted pictures are taken, and so is any for the first', () => {
  expect(refusalOf(accepted, structuredClone(accepted))).toBeNull();
  expect(refusalOf(null, accepted)).toBeNull();
});

for (const [what, taker, said] of [
  [
    'another browser',
    { ...accepted, chromium: '156.0.8000.1' },
    /with Chromium 147\.0\.7727\.0 and this is 156\.0\.8000\.1: unset/,
  ],
  [
    'one that does not start',
    { ...accepted, chromium: null },
    /the one found here does not start: unset CHROMIUM_PATH/,
  ],
  [
    'a font that is missing',
    { ...accepted, fonts: { 'DejaVuSans.ttf': 'a1' } },
    /\(DejaVuSerif\.ttf\): install DejaVu/,
  ],
  [
    'a font that is another',
    { ...accepted, fonts: { ...accepted.fonts, 'DejaVuSans.ttf': 'c3' } },
    /\(DejaVuSans\.ttf\)/,
  ],
  [
    'a font too many',
    { ...accepted, fonts: { ...accepted.fonts, 'DejaVuSansMono.ttf': 'd4' } },
    /\(DejaVuSansMono\.ttf\)/,
  ],
] satisfies [string, Taker, RegExp][]) {
  test(`refuses ${what}, and says the way out`, () => {
    const refusal = refusalOf(accepted, taker);
    expect(refusal).toMatch(said);
    expect(refusal).toMatch(WAY_OUT);
  });
}

test('reads what this very run has, and what cannot be started', () => {
  const { chromium, fonts } = readTaker(test.info().project.use.launchOptions ?? {});
  expect(chromium).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(Object.keys(fonts)).toContain('DejaVuSans.ttf');
  expect(readTaker({ executablePath: '/nowhere/chromium' }).chromium).toBeNull();
});

test('a run with another browser ends with that sentence, before it compares', () => {
  const folder = test.info().outputPath('trial');
  const [report, baselines] = [join(folder, 'report'), join(folder, 'baselines')];
  mkdirSync(baselines, { recursive: true });
  writeFileSync(join(baselines, 'browser.json'), JSON.stringify({ ...accepted, chromium: '1.2.3.4' }));
  const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, ...env } = process.env;
  const cli = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
  const { status, stdout } = spawnSync(
    process.execPath,
    [cli, 'test', '-c', 'tests/visual/playwright.config.ts', '--reporter=line', '--output', join(folder, 'output')],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...env,
        VISUAL_REPORT: report,
        VISUAL_BASELINES: baselines,
        VISUAL_PORT: String(Number(env.VISUAL_PORT ?? 6106) + 20),
      },
      encoding: 'utf8',
      timeout: 25_000,
    },
  );
  expect(stdout).toMatch(/Error: The accepted pictures were taken with Chromium 1\.2\.3\.4 and this is /);
  expect(stdout).not.toContain('pictures as before');
  expect(existsSync(report)).toBe(false);
  expect(status).toBe(1);
});

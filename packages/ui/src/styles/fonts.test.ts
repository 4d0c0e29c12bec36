import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'packages/ui/src/styles';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

it('keeps the fonts within 50 KB', () => {
  const files = readdirSync(`${folder}/fonts`);
  const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/fonts/${file}`).size, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(50 * 1024);
});

it('declares the files that are there, and shows words before they have come', () => {
  const faces = read('fonts.css').match(/@font-face \{[^}]*\}/g) ?? [];
  const served = faces.filter((face) => face.includes('url('));
  const named = served.map((face) => /fonts\/([\w.-]+)/.exec(face)?.[1]);
  expect(named.toSorted()).toEqual(readdirSync(`${folder}/fonts`).toSorted());
  for (const face of served) expect(face).toContain('font-display: swap');
  for (const face of faces.filter((one) => !served.includes(one))) {
    expect(face).toMatch(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%/);
  }
});

it.each(['--font-sans', '--font-display'])('%s is the token’s chain with stand-ins added, nothing lost', (name) => {
  const chain = (css: string) =>
    (new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '')
      .split(',')
      .map((family) => family.trim().replaceAll(/["']/g, ''));
  const token = chain(read('tokens.css'));
  const base = chain(read('base.css'));
  expect(token.length).toBeGreaterThan(3);
  expect(base.filter((family) => !family.includes('Stand-in'))).toEqual(token);
  for (const family of base.filter((one) => one.includes('Stand-in')))
    expect(read('fonts.css')).toContain(`'${family}'`);
});

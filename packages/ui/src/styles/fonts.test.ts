import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'packages/ui/src/styles';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

it('keeps what nearly every page fetches within 30 KB, and the rest within 24', () => {
  const files = readdirSync(`${folder}/fonts`);
  const bytesOf = (some: string[]) => some.reduce((sum, file) => sum + statSync(`${folder}/fonts/${file}`).size, 0);
  const rest = files.filter((file) => file.includes('-rest-'));
  const common = files.filter((file) => !rest.includes(file));
  expect([common.length, rest.length]).toEqual([2, 2]);
  expect(bytesOf(common)).toBeLessThanOrEqual(30 * 1024);
  expect(bytesOf(rest)).toBeLessThanOrEqual(24 * 1024);
});

it('asks for each character of Latin in one file of a face', () => {
  const ranges = [...read('fonts.css').matchAll(/format\('woff2'\);\s+unicode-range: ([^;]+);/g)].map(
    ([, range = '']) => range,
  );
  const [common = '', rest = ''] = [...new Set(ranges)];
  expect(ranges).toEqual([common, rest, common, rest]);
  const codes = [common, rest].flatMap((range) =>
    range.split(', ').flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  expect(new Set(codes).size).toBe(codes.length);
  const latin = Array.from({ length: 0xff - 0x1f }, (_, index) => 0x20 + index);
  // delete and the control characters behind it
  expect(latin.filter((code) => !codes.includes(code))).toEqual(latin.filter((code) => code >= 0x7f && code < 0xa0));
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

it('has each share of a stand-in behind the one for all letters, and of the same height', () => {
  const faces = Array.from(read('fonts.css').matchAll(/@font-face \{([^}]*local\([^}]*)\}/g), ([, face = '']) => {
    const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(face)?.[1];
    const share = Number.parseFloat(value('size-adjust') ?? '');
    return {
      font: `${value('font-family')} ${value('font-weight')}`,
      range: value('unicode-range'),
      share,
      heights: ['ascent', 'descent'].map((of) => (Number.parseFloat(value(`${of}-override`) ?? '') * share) / 100),
    };
  });
  const shares = faces.filter(({ range }) => range);
  expect(shares.length).toBeGreaterThan(0);
  for (const one of shares) {
    const all = faces[faces.indexOf(one) - 1]!;
    expect([all.font, all.range]).toEqual([one.font, undefined]);
    for (const at of [0, 1]) expect(one.heights[at]).toBeCloseTo(all.heights[at]!, 0);
    expect(Math.min(one.share, all.share) / Math.max(one.share, all.share)).toBeGreaterThan(0.7);
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

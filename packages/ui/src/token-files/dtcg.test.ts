import { readFileSync } from 'node:fs';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import {
  type DtcgGroup,
  type DtcgToken,
  EXTENSION,
  fileOf,
  fromDtcg,
  readSet,
  readSets,
  resolver,
  setNames,
  tokensOf,
} from './dtcg';

const css = ['tokens', 'density'].map((name) => readFileSync(`packages/ui/src/styles/${name}.css`, 'utf8')).join('\n');
const sets = readSets(css);
const inOneFile = JSON.parse(JSON.stringify(sets)) as typeof sets;

const cwd = new URL('file:///tokens/');
const files = new Map<string, object>([
  ...setNames.map((set): [string, object] => [fileOf(set), sets[set]]),
  ['seduh.resolver.json', resolver],
]);

/** Reads a file and what it refers to with the parser of others. */
function parseByOthers(name: string, src = files.get(name)) {
  const logger = new Logger({ level: 'silent' });
  return parse([{ filename: new URL(name, cwd), src: JSON.stringify(src) }], {
    logger,
    config: defineConfig({}, { cwd, logger }),
    req: async (url) => JSON.stringify(files.get(url.pathname.split('/').at(-1) ?? '')),
  });
}

it('is a file of the format, by a parser that is not ours', async () => {
  const { tokens } = await parseByOthers('tokens.json');
  expect(Object.keys(tokens).toSorted()).toEqual(
    tokensOf(sets.base)
      .map(([path]) => path)
      .toSorted(),
  );
});

it('would be refused with a length as text, or an alias that leads nowhere', async () => {
  const withAccent = (accent: object) => ({ ...sets.base, role: { ...(sets.base['role'] as object), accent } });
  await expect(parseByOthers('tokens.json', withAccent({ $type: 'dimension', $value: 'wide' }))).rejects.toThrow(
    'dimension',
  );
  await expect(
    parseByOthers('tokens.json', withAccent({ $type: 'color', $value: '{color.nobody.50}' })),
  ).rejects.toThrow('color.nobody.50');
});

it('comes together by its resolver, in every theme and condition', async () => {
  const { resolver: ours } = await parseByOthers('seduh.resolver.json');
  const accentSoft = (input: Record<string, string>) => ours.apply(input)['role.accent-soft']?.$value;
  expect(accentSoft({})).toMatchObject({ hex: '#ffefcc' });
  expect(accentSoft({ theme: 'dark' })).toMatchObject({ hex: '#422d10' });
  // asked for both: captions are the running text's colour of the dark theme
  expect(ours.apply({ theme: 'dark', contrast: 'more' })['role.muted']?.$value).toMatchObject({ hex: '#e9d6be' });
  expect(ours.apply({ motion: 'reduced' })['dur.move']?.$value).toEqual({ value: 0, unit: 'ms' });
  expect(ours.apply({ density: 'compact' })['size.tap']?.$value).toEqual({ value: 2, unit: 'rem' });
});

it.each(setNames)('gives the stylesheet back, every name and every value: %s', (set) => {
  const written = Object.fromEntries(readSet(css, set).map(({ name, value }) => [`--${name}`, value]));
  expect(Object.keys(written).length).toBeGreaterThan(1);
  expect(fromDtcg(inOneFile[set])).toEqual(written);
});

it('keeps words of CSS only where the format has none', () => {
  const kept = tokensOf(sets.base).filter(([, token]) => token.$extensions);
  const perGroup: Record<string, number> = {};
  for (const [path] of kept) {
    const group = path.split('.')[0] ?? '';
    perGroup[group] = (perGroup[group] ?? 0) + 1;
  }
  expect(perGroup).toEqual({
    animate: 4,
    color: 1,
    ease: 1,
    filter: 1,
    font: 1,
    'letter-spacing': 1,
    size: 3,
    text: 6,
    tracking: 2,
  });
  expect(Object.keys(sets.base.$extensions[EXTENSION].css)).toEqual(['--color-current', '--kawung', '--kawung-solid']);
});

it('believes a value that a tool has changed, not the words beside it', () => {
  const changed = structuredClone(sets.base);
  const large = (changed['text'] as Record<string, DtcgToken>)['lg'] as DtcgToken;
  (changed['text'] as DtcgGroup)['lg'] = { ...large, $value: { value: 2, unit: 'rem' } };
  expect(fromDtcg(changed)['--text-lg']).toBe('2rem');
  expect(fromDtcg(sets.base)['--text-lg']).toMatch(/^clamp/);
});

it('writes each kind of value as the format has it', () => {
  const at = Object.fromEntries(tokensOf(sets.base));
  expect(at['role.accent']).toEqual({
    $type: 'color',
    $value: '{color.marigold.400}',
    $description: 'THE one forward action',
  });
  expect(at['role.scrim']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.102, 0.0549, 0.0314],
    alpha: 0.56,
    hex: '#1a0e08',
  });
  expect(at['radius.md']).toEqual({
    $type: 'dimension',
    $value: { value: 0.875, unit: 'rem' },
    $description: 'buttons, fields',
  });
  expect(at['dur.tap']?.$value).toEqual({ value: 90, unit: 'ms' });
  expect(at['ease.pour']?.$value).toEqual([0.2, 0.75, 0.2, 1]);
  expect(at['shadow.bar']?.$value).toMatchObject([{ color: '{role.line}', offsetY: { value: -1, unit: 'px' } }, {}]);
  expect(at['type.2xs']?.$value).toMatchObject({ fontSize: '{text.2xs}', lineHeight: 1 / 0.75 });
});

import { type Declaration, readBlock } from '../tokens/declarations';
import { type DtcgType, type DtcgValue, type Names, readValue, writeValue } from './values';

/** What the stylesheet says of a token and the format cannot. */
export const EXTENSION = 'example.seduh';

/** A token of the Design Tokens Format Module 2025.10. */
export interface DtcgToken {
  $type: DtcgType;
  $value: DtcgValue;
  $description?: string;
  /** `css`: the value as the stylesheet writes it, where the format says less. It counts as long as `$value` agrees. */
  $extensions?: Record<typeof EXTENSION, { css: string }>;
}

/** A group of tokens, of groups, or of both. */
export interface DtcgGroup {
  [name: string]: DtcgToken | DtcgGroup;
}

/** A file of the format. What no type of it fits (an address, `currentColor`) is kept as CSS by its custom property. */
export interface DtcgFile {
  $schema: string;
  $description: string;
  $extensions: Record<typeof EXTENSION, { css: Record<string, string> }>;
  [group: string]: unknown;
}

/** Where each part of the stylesheet's values stands; a later one overrides those before it. */
const SETS = {
  base: {
    openings: [['@theme static'], [':root, [data-theme="light"]'], [':root'], ['[data-density="comfortable"]']],
    what: 'Every token, in the light theme',
  },
  dark: { openings: [['[data-theme="dark"]']], what: 'The dark theme: what differs from the light one' },
  compact: { openings: [['[data-density="compact"]']], what: 'Compact density: what differs' },
  wide: { openings: [['@media (width >= 48rem)', ':root']], what: 'From 768 px: what differs' },
  contrast: { openings: [['@media (prefers-contrast: more)', ':root']], what: 'More contrast asked for: what differs' },
  still: {
    openings: [['@media (prefers-reduced-motion: reduce)', ':root']],
    what: 'Less motion asked for: what differs',
  },
} satisfies Record<string, { openings: string[][]; what: string }>;

/** A part of the design's values: all of them, or what one condition changes. */
export type SetName = keyof typeof SETS;

/** The parts, each after those it overrides. */
export const setNames = Object.keys(SETS) as SetName[];

/** The whole design as files of the format. */
export type DtcgSets = Record<SetName, DtcgFile>;

const schemas = 'https://www.designtokens.org/schemas/2025.10';

// groups that are the first word of their custom properties; the rest of a name is one word, or hue and step
const PREFIXES = [
  'font-weight',
  'breakpoint',
  'container',
  'tracking',
  'animate',
  'radius',
  'shadow',
  'color',
  'font',
].concat(['text', 'ease', 'dur', 'z']);
// groups that custom properties do not name
const SIZES = /^(gutter|section|bar-|tap|control|cell-|card-|panel-)/;

/** `color-espresso-50` → `color.espresso.50`, `accent` → `role.accent`. */
function toPath(name: string): string {
  const [, step, of] = /^text-(\w+)--(line-height|letter-spacing)$/.exec(name) ?? [];
  if (step && of) return `${of}.${step}`;
  const prefix = PREFIXES.find((one) => name.startsWith(`${one}-`));
  const rest = name.slice((prefix?.length ?? 0) + 1);
  if (prefix === 'color') return `color.${rest.replace(/-(\d+)$/, '.$1')}`;
  if (prefix) return `${prefix}.${rest}`;
  if (name === 'spacing') return 'size.spacing';
  if (name.startsWith('photo-')) return `filter.${name}`;
  return `${SIZES.test(name) ? 'size' : 'role'}.${name}`;
}

/** The way back. */
function toName(path: string): string {
  const [group = '', ...rest] = path.split('.');
  const name = rest.join('-');
  if (group === 'line-height' || group === 'letter-spacing') return `text-${name}--${group}`;
  if (PREFIXES.includes(group)) return `${group}-${name}`;
  if (['role', 'size', 'filter'].includes(group) && name) return name;
  throw new Error(`tokens: nothing is called {${path}}`);
}

/** How custom properties and tokens call each other. */
export const names: Names = { toPath, toName };

const isToken = (node: DtcgToken | DtcgGroup): node is DtcgToken => '$value' in node;

/** Every token below a group, with its path. */
export function tokensOf(group: object, path: string[] = []): [path: string, token: DtcgToken][] {
  return Object.entries(group as DtcgGroup).flatMap(([name, node]) => {
    if (name.startsWith('$')) return [];
    const at = [...path, name];
    return isToken(node) ? [[at.join('.'), node] as [string, DtcgToken]] : tokensOf(node, at);
  });
}

function put(root: object, path: string, token: DtcgToken) {
  const steps = path.split('.');
  let group = root as DtcgGroup;
  for (const step of steps.slice(0, -1)) group = (group[step] ??= {}) as DtcgGroup;
  group[steps.at(-1) ?? ''] = token;
}

/** @param typeOf the type of what a custom property comes to, for aliases */
function toToken({ name, value, note }: Declaration, typeOf: (name: string) => DtcgType): DtcgToken | null {
  const target = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const typed = target ? { $type: typeOf(target), $value: `{${toPath(target)}}` } : readValue(name, value, names);
  if (!typed) return null;
  return {
    ...typed,
    ...(note && { $description: note }),
    ...(writeValue(typed, names) !== value && { $extensions: { [EXTENSION]: { css: value } } }),
  };
}

/**
 * Declarations as a file of the format.
 * @param what the file's description
 * @param all every declaration that an alias may lead to
 */
export function toDtcg(declarations: Declaration[], what: string, all = declarations): DtcgFile {
  const values = new Map(all.map(({ name, value }) => [name, value]));
  const typeOf = (name: string): DtcgType => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`tokens: nothing is called --${name}`);
    const next = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return next ? typeOf(next) : (readValue(name, value, names)?.$type ?? 'number');
  };
  const css: Record<string, string> = {};
  const file = { $schema: `${schemas}/format.json`, $description: what, $extensions: { [EXTENSION]: { css } } };
  for (const declaration of declarations) {
    const token = toToken(declaration, typeOf);
    if (token) put(file, toPath(declaration.name), token);
    else css[`--${declaration.name}`] = declaration.value;
  }
  return file;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The token as the stylesheet writes it. Words of CSS beside a value that somebody has changed are out of date. */
export function tokenToCss(path: string, token: DtcgToken): string {
  const css = token.$extensions?.[EXTENSION]?.css;
  if (css && same(readValue(toName(path), css, names)?.$value, token.$value)) return css;
  return writeValue(token, names);
}

/** A file of the format as custom properties with their values; composites, which are none, are left out. */
export function fromDtcg(file: DtcgFile): Record<string, string> {
  const written = tokensOf(file)
    .filter(([, { $type }]) => $type !== 'typography')
    .map(([path, token]) => [`--${toName(path)}`, tokenToCss(path, token)]);
  return { ...Object.fromEntries(written), ...file.$extensions?.[EXTENSION]?.css };
}

/** Every declaration of a part of the stylesheet. */
export const readSet = (css: string, set: SetName): Declaration[] =>
  SETS[set].openings.flatMap((openings) => readBlock(css, ...openings));

/** Type styles for tools that apply a size, its height and its face at once: a composite for each step. */
function typeStyles(base: DtcgFile): DtcgGroup {
  const at = new Map(tokensOf(base));
  const steps = [...at.keys()].filter((path) => path.startsWith('text.')).map((path) => path.slice(5));
  return Object.fromEntries(
    steps.map((step) => {
      const size = at.get(`text.${step}`)?.$value as { value: number };
      const height = at.get(`line-height.${step}`)?.$value as number | { value: number };
      const spacing = (at.get(`letter-spacing.${step}`)?.$value ?? 0) as number;
      const $value = {
        fontFamily: '{font.sans}',
        fontSize: `{text.${step}}`,
        fontWeight: '{font-weight.medium}',
        letterSpacing: { value: spacing * size.value, unit: 'rem' },
        lineHeight: typeof height === 'number' ? `{line-height.${step}}` : height.value / size.value,
      };
      return [step, { $type: 'typography', $value } satisfies DtcgToken];
    }),
  );
}

/**
 * All of the design's values as files of the format.
 * @param css `tokens.css` and `density.css`, one after the other
 */
export function readSets(css: string): DtcgSets {
  const all = readSet(css, 'base');
  const file = (set: SetName) => toDtcg(readSet(css, set), SETS[set].what, all);
  const sets = Object.fromEntries(setNames.map((set) => [set, file(set)])) as DtcgSets;
  sets.base['type'] = typeStyles(sets.base);
  return sets;
}

/** What a set's file is called. */
export const fileOf = (set: SetName) => (set === 'base' ? 'tokens.json' : `${set}.tokens.json`);

const context = (name: string, set: SetName, usual: string) => ({
  contexts: { [usual]: [], [name]: [{ $ref: fileOf(set) }] },
  default: usual,
});

/** How the files come together, by the Resolver Module 2025.10. The order is that of the stylesheet. */
export const resolver = {
  $schema: `${schemas}/resolver.json`,
  name: 'Seduh',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: fileOf('base') }] } },
  modifiers: {
    theme: context('dark', 'dark', 'light'),
    density: context('compact', 'compact', 'comfortable'),
    width: context('wide', 'wide', 'phone'),
    contrast: context('more', 'contrast', 'standard'),
    motion: context('reduced', 'still', 'full'),
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    ...['theme', 'density', 'width', 'contrast', 'motion'].map((name) => ({ $ref: `#/modifiers/${name}` })),
  ],
};

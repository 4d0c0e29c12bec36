import { type Declaration, readBlock } from './declarations';
import type { Ramp, Themed, Token, Tokens, TypeStep } from './types';

const rem = 16;

/** A length of `tokens.css` in px: `0.25rem`, `44px`, `0`. */
function px(length: string): number {
  const size = Number.parseFloat(length);
  return length.endsWith('rem') ? size * rem : size;
}

/** Replaces each `var(--name)` by what it stands for. */
function resolve(value: string, scope: Map<string, string>): string {
  return value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const found = scope.get(name);
    if (found === undefined) throw new Error(`tokens: nothing is called --${name}`);
    return resolve(found, scope);
  });
}

const isColour = (value: string) => /^(#[\da-f]{6}|rgb\([^)]*\))$/i.test(value);
const scopeOf = (list: Declaration[]) => list.map(({ name, value }): [string, string] => [name, value]);

/** What a list of declarations holds under a prefix, which the names then lose unless they are to keep it. */
const family = (list: Declaration[], prefix: string, keep = false): Token[] =>
  list
    .filter(({ name }) => name.startsWith(prefix) && !name.includes('--'))
    .map(({ name, value, note }) => ({
      name: keep ? name : name.slice(prefix.length),
      property: `--${name}`,
      value,
      note,
    }));

const inPx = (tokens: Token[]) => tokens.map((token) => ({ ...token, px: px(token.value) }));

function typeSteps(theme: Declaration[]): TypeStep[] {
  const written = new Map(scopeOf(theme));
  return family(theme, 'text-').map(({ name, property, value }) => {
    const sizes = /^clamp\(([^,]+),.*,\s*([^,]+)\)$/.exec(value);
    return {
      name,
      property,
      size: value,
      minPx: px(sizes?.[1] ?? value),
      maxPx: px(sizes?.[2] ?? value),
      lineHeight: written.get(`text-${name}--line-height`) ?? 'normal',
      letterSpacing: written.get(`text-${name}--letter-spacing`) ?? null,
    };
  });
}

function ramps(theme: Declaration[]): Ramp[] {
  const hues = new Set(
    theme.map(({ name }) => /^color-([a-z]+)-\d+$/.exec(name)?.[1]).filter((hue) => hue !== undefined),
  );
  return [...hues].map((hue) => ({ family: hue, steps: family(theme, `color-${hue}-`) }));
}

/** Declarations with what they come to in both themes. */
function themed(theme: Declaration[], light: Declaration[], dark: Declaration[]): Themed[] {
  const inLight = new Map(scopeOf([...theme, ...light]));
  const inDark = new Map(scopeOf([...theme, ...light, ...dark]));
  return light.map(({ name, value, note, paragraph }) => ({
    name,
    property: `--${name}`,
    note,
    paragraph,
    source: value,
    light: resolve(value, inLight),
    dark: resolve(inDark.get(name) ?? value, inDark),
  }));
}

/**
 * Everything `tokens.css` says, as data: the one reading of it that documentation and tools share.
 * @param css the text of the stylesheet
 * @throws when a block is missing or a `var()` leads nowhere
 */
export function readTokens(css: string): Tokens {
  const theme = readBlock(css, '@theme static');
  const light = [...readBlock(css, ':root, [data-theme="light"]'), ...readBlock(css, ':root')];
  const roles = themed(theme, light, readBlock(css, '[data-theme="dark"]'));
  const themedUnder = (prefix: string) => roles.filter(({ name }) => name.startsWith(prefix));

  return {
    ramps: ramps(theme),
    roles: roles.filter((role) => isColour(role.light)),
    shadows: themedUnder('shadow-'),
    filters: themedUnder('photo-'),
    tiles: family(light, 'kawung', true),
    fonts: family(theme, 'font-').filter(({ name }) => !name.startsWith('weight-')),
    weights: family(theme, 'font-weight-').map((token) => ({ ...token, weight: Number(token.value) })),
    type: typeSteps(theme),
    tracking: family(theme, 'tracking-'),
    spacing: px(theme.find(({ name }) => name === 'spacing')?.value ?? ''),
    sizes: ['gutter', 'section', 'bar-', 'tap'].flatMap((prefix) => family(light, prefix, true)),
    // the comment starts with the figure for those who read the file; here the figure stands beside it anyway
    breakpoints: inPx(family(theme, 'breakpoint-')).map((token) => ({
      ...token,
      note: token.note.replace(/^\d+\s*/, ''),
    })),
    containers: inPx(family(theme, 'container-')),
    radii: inPx(family(theme, 'radius-')),
    durations: family(light, 'dur-').map((token) => ({ ...token, ms: Number.parseFloat(token.value) })),
    easings: family(theme, 'ease-'),
    animations: family(theme, 'animate-'),
    layers: family(light, 'z-').map((token) => ({ ...token, z: Number(token.value) })),
  };
}

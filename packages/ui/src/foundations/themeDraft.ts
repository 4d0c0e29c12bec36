import { readBlock } from '../tokens/declarations';
import { fromDtcg, toDtcg } from '../token-files/dtcg';
import { tokens } from '../tokens';
import { contrast } from './contrast';
import { needs, pairs } from './pairs';

/** One of the two themes. */
export type Theme = 'light' | 'dark';

/** What somebody has changed: the new colours by role, in each theme. */
export type ThemeDraft = Record<Theme, Record<string, string>>;

/** Two roles on top of each other, and whether they can be told apart. */
export interface PairVerdict {
  ink: string;
  ground: string;
  ratio: number;
  /** What WCAG 2 asks at level AA. */
  needed: number;
  passes: boolean;
}

/** Nothing is changed. */
export const emptyDraft: ThemeDraft = { light: {}, dark: {} };

const themes: Theme[] = ['light', 'dark'];
const selectors: Record<Theme, string> = { light: ':root', dark: '[data-theme="dark"]' };
const grounds = new Set(pairs.map(({ ground }) => ground));
const isRole = (name: string) => tokens.roles.some((role) => role.name === name);

/**
 * A colour as somebody types it, `#FA0` or `rgb(26 14 8 / 0.5)`, as the stylesheet writes it.
 * @throws with what to do instead, in words for who typed it
 */
export function readColour(role: string, typed: string): string {
  const text = typed.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[\da-f]{6}$/.test(text)) return text;
  const [, red, green, blue, alpha = '1'] = /^rgb\((\d+) (\d+) (\d+)(?: \/ (\d?\.?\d+))?\)$/.exec(text) ?? [];
  if (!red || [red, green, blue].some((channel) => Number(channel) > 255) || Number(alpha) > 1)
    throw new Error(`“${typed}” is no colour. Write it as #ffba33 or as rgb(26 14 8 / 0.56).`);
  if (Number(alpha) < 1 && grounds.has(role))
    throw new Error(`${role} carries words, so nothing may shine through it. Leave out the / ${alpha}.`);
  return text;
}

/** The colour of a role in a theme: the changed one, else ours. */
export const colourOf = (draft: ThemeDraft, theme: Theme, role: string) =>
  draft[theme][role] ?? tokens.roles.find(({ name }) => name === role)?.[theme] ?? '';

/** The draft with one more change; a colour that is ours anyway is none. */
export function change(draft: ThemeDraft, theme: Theme, role: string, colour: string): ThemeDraft {
  const { [role]: _, ...others } = draft[theme];
  const isOurs = colourOf(emptyDraft, theme, role) === colour;
  return { ...draft, [theme]: isOurs ? others : { ...others, [role]: colour } };
}

/** Every pair of the handbook as the draft has it, the ones that fail first. */
export function judge(draft: ThemeDraft, theme: Theme): PairVerdict[] {
  const verdict = (kind: keyof typeof needs, ink: string, ground: string): PairVerdict => {
    const ratio = contrast(colourOf(draft, theme, ink), colourOf(draft, theme, ground));
    return { ink, ground, ratio, needed: needs[kind], passes: ratio >= needs[kind] };
  };
  return pairs
    .flatMap(({ ground, text, edge = [] }) => [
      ...text.map((ink) => verdict('text', ink, ground)),
      ...edge.map((ink) => verdict('edge', ink, ground)),
    ])
    .toSorted((one, other) => Number(one.passes) - Number(other.passes));
}

const block = (selector: string, lines: [string, string][]) =>
  lines.length === 0
    ? []
    : [`${selector} {\n${lines.map(([role, colour]) => `  --${role}: ${colour};\n`).join('')}}\n`];

/** The draft as a stylesheet to load after ours; only what was changed. */
export const toCss = (draft: ThemeDraft) =>
  themes.flatMap((theme) => block(selectors[theme], Object.entries(draft[theme]))).join('\n');

/** The draft as a DTCG resolver that carries the changed tokens of each theme inside it. */
export function toDtcgText(draft: ThemeDraft): string {
  const file = (theme: Theme) => {
    const declarations = Object.entries(draft[theme]).map(([name, value]) => ({ name, value, note: '', paragraph: 0 }));
    const { $schema: _, $extensions: __, ...groups } = toDtcg(declarations, `Changed in the ${theme} theme`);
    return groups;
  };
  const resolver = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'A theme of Seduh',
    version: '2025.10',
    modifiers: { theme: { contexts: { light: [file('light')], dark: [file('dark')] }, default: 'light' } },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  };
  return `${JSON.stringify(resolver, null, 2)}\n`;
}

function readDtcg(text: string, theme: Theme): [string, string][] {
  const { modifiers } = JSON.parse(text);
  const sources: Parameters<typeof fromDtcg>[0][] = modifiers?.theme?.contexts?.[theme] ?? [];
  return sources.flatMap((file) =>
    Object.entries(fromDtcg(file)).map(([property, value]): [string, string] => [property.slice(2), value]),
  );
}

function readCss(text: string, theme: Theme): [string, string][] {
  try {
    return readBlock(text, selectors[theme]).map(({ name, value }) => [name, value]);
  } catch {
    return [];
  }
}

/**
 * A theme that was exported here, as CSS or as DTCG.
 * @throws with what is wrong with it, in words for who brought it
 */
export function readDraft(text: string): ThemeDraft {
  const read = text.trim().startsWith('{') ? readDtcg : readCss;
  let draft = emptyDraft;
  for (const theme of themes) {
    for (const [role, value] of read(text, theme)) {
      if (!isRole(role)) throw new Error(`There is no role called “${role}”.`);
      draft = change(draft, theme, role, readColour(role, value));
    }
  }
  if (toCss(draft) === '') throw new Error('There is no changed colour in it. Paste what “Take it along” gave you.');
  return draft;
}

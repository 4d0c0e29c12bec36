// Long because both ways stand beside each other: what is written as a variable is read back by the same tables.
import type { Declaration } from '../tokens/declarations';
import {
  type DtcgSets,
  type DtcgToken,
  EXTENSION,
  names,
  type SetName,
  setNames,
  toDtcg,
  tokensOf,
  tokenToCss,
} from './dtcg';
import { type DtcgColor, type DtcgMeasure, type DtcgValue, writeColor } from './values';

/** A colour as Figma has it, each channel from 0 to 1. */
interface FigmaColor {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** A variable that stands for another one. */
interface FigmaAlias {
  type: 'VARIABLE_ALIAS';
  id: string;
}

/** What a variable comes to in one mode: lengths are px, times ms, the rest that is no number or colour is CSS. */
export type FigmaValue = FigmaColor | FigmaAlias | number | string;

/** The fields of Figma in which a variable of ours is offered. */
type FigmaScope =
  | 'CORNER_RADIUS'
  | 'EFFECT_COLOR'
  | 'FONT_FAMILY'
  | 'FONT_SIZE'
  | 'FONT_WEIGHT'
  | 'FRAME_FILL'
  | 'GAP'
  | 'SHAPE_FILL'
  | 'STROKE_COLOR'
  | 'TEXT_FILL'
  | 'WIDTH_HEIGHT';

/** One of our variables, to be made. Ids are ours until Figma gives its own. */
interface FigmaVariable {
  action: 'CREATE';
  id: string;
  /** The token's path with strokes, which Figma shows as groups: `role/accent`. */
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  description: string;
  scopes: FigmaScope[];
  codeSyntax: { WEB: string };
}

/** The body of `POST /v1/files/:file_key/variables` of Figma's REST API. */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[];
  variableModes: { action: 'CREATE' | 'UPDATE'; id: string; name: string; variableCollectionId: string }[];
  variables: FigmaVariable[];
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[];
}

/** Collections with their modes; a mode shows what these sets come to, the last of them before the others. */
const COLLECTIONS: Record<string, Record<string, SetName[]>> = {
  Palette: { Value: ['base'] },
  Theme: {
    Light: ['base'],
    Dark: ['base', 'dark'],
    'Light, more contrast': ['base', 'contrast'],
    'Dark, more contrast': ['base', 'dark', 'contrast'],
  },
  Density: { Comfortable: ['base'], Compact: ['base', 'compact'] },
  Width: { Phone: ['base'], Wide: ['base', 'wide'] },
  Motion: { Full: ['base'], Reduced: ['base', 'still'] },
  Constant: { Value: ['base'] },
};

const REM = 16;
/** The windows between which fluid sizes grow, px: as in `tokens.css`. */
const [NARROW, WIDE] = [360, 1440];

const idOf = (path: string) => `variable-${path.replaceAll('.', '-')}`;
const modeId = (collection: string, mode: string) => `mode-${collection}-${mode}`.toLowerCase().replace(/\W+/g, '-');

/** The ends of a fluid size, as CSS: `clamp(1rem, 0.5rem + 2.2vw, 2.5rem)` gives `1rem` and `2.5rem`. */
const fluid = (css = '') => /^clamp\(([^,]+),\s*([^,]+),\s*([^,]+)\)$/.exec(css)?.slice(1) ?? null;
const cssOf = (token: DtcgToken) => token.$extensions?.[EXTENSION]?.css;

function collectionOf(path: string, tokens: Record<SetName, Map<string, DtcgToken>>): string {
  if (path.startsWith('color.')) return 'Palette';
  if (tokens.dark.has(path)) return 'Theme';
  if (tokens.compact.has(path)) return 'Density';
  if (tokens.still.has(path)) return 'Motion';
  const token = tokens.base.get(path);
  return tokens.wide.has(path) || (token && fluid(cssOf(token))) ? 'Width' : 'Constant';
}

const scopeRules: [RegExp, FigmaScope[]][] = [
  [/^role\.(scrim)$/, ['FRAME_FILL', 'SHAPE_FILL', 'EFFECT_COLOR']],
  [/^role\..*(line|edge|focus|grid)/, ['STROKE_COLOR', 'SHAPE_FILL']],
  [
    /^role\.(on-|ink|muted|placeholder|accent-ink$|positive$|danger$|info$)/,
    ['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR'],
  ],
  [/^role\./, ['FRAME_FILL', 'SHAPE_FILL']],
  [/^radius\./, ['CORNER_RADIUS']],
  [/^size\./, ['GAP', 'WIDTH_HEIGHT']],
  [/^container\./, ['WIDTH_HEIGHT']],
  [/^text\./, ['FONT_SIZE']],
  [/^font-weight\./, ['FONT_WEIGHT']],
  [/^font\./, ['FONT_FAMILY']],
];
/** The palette and what no field can take are offered nowhere. */
const scopesOf = (path: string) => scopeRules.find(([rule]) => rule.test(path))?.[1] ?? [];

const inNumbers = ({ value, unit }: DtcgMeasure) =>
  unit === 'rem' ? value * REM : unit === 's' ? value * 1000 : value;
const length = (css: string): DtcgMeasure => ({
  value: Number.parseFloat(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
});
const isMeasure = (value: DtcgValue): value is DtcgMeasure => typeof value === 'object' && 'unit' in value;

/** @param end which end of a fluid size: 0 on the phone, 2 on a wide page */
function toValue(path: string, token: DtcgToken, end: 0 | 2): FigmaValue {
  const { $type, $value } = token;
  if (typeof $value === 'string') return { type: 'VARIABLE_ALIAS', id: idOf($value.slice(1, -1)) };
  if ($type === 'color') {
    const { components, alpha = 1 } = $value as DtcgColor;
    const [r, g, b] = components;
    return { r, g, b, a: alpha };
  }
  const ends = fluid(cssOf(token));
  if (ends) return inNumbers(length(ends[end] ?? ''));
  if (isMeasure($value)) return inNumbers($value);
  if (typeof $value === 'number') return $value;
  return tokenToCss(path, token);
}

const resolvedType = ({ $type }: DtcgToken): FigmaVariable['resolvedType'] => {
  if ($type === 'color') return 'COLOR';
  return ['dimension', 'duration', 'fontWeight', 'number'].includes($type) ? 'FLOAT' : 'STRING';
};

const mapsOf = (sets: DtcgSets) =>
  Object.fromEntries(
    setNames.map((set) => [set, new Map(tokensOf(sets[set]).filter(([, { $type }]) => $type !== 'typography'))]),
  ) as Record<SetName, Map<string, DtcgToken>>;

/** The design's values as Figma's variables: what has no type in the format (addresses of masks) is no variable. */
export function toFigma(sets: DtcgSets): FigmaVariables {
  const tokens = mapsOf(sets);
  const made: FigmaVariables = { variableCollections: [], variableModes: [], variables: [], variableModeValues: [] };
  for (const [collection, modes] of Object.entries(COLLECTIONS)) {
    const [first = ''] = Object.keys(modes);
    const id = `collection-${collection.toLowerCase()}`;
    made.variableCollections.push({ action: 'CREATE', id, name: collection, initialModeId: modeId(collection, first) });
    for (const name of Object.keys(modes)) {
      // the first mode is there with its collection, and only gets its name
      const action = name === first ? 'UPDATE' : 'CREATE';
      made.variableModes.push({ action, id: modeId(collection, name), name, variableCollectionId: id });
    }
  }
  for (const [path, token] of tokens.base) {
    const collection = collectionOf(path, tokens);
    made.variables.push({
      action: 'CREATE',
      id: idOf(path),
      name: path.replaceAll('.', '/'),
      variableCollectionId: `collection-${collection.toLowerCase()}`,
      resolvedType: resolvedType(token),
      description: token.$description ?? '',
      scopes: scopesOf(path),
      codeSyntax: { WEB: `var(--${names.toName(path)})` },
    });
    for (const [mode, from] of Object.entries(COLLECTIONS[collection] ?? {})) {
      const last = from.findLast((set) => tokens[set].has(path)) ?? 'base';
      const value = toValue(path, tokens[last].get(path) ?? token, mode === 'Phone' ? 0 : 2);
      made.variableModeValues.push({ variableId: idOf(path), modeId: modeId(collection, mode), value });
    }
  }
  return made;
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** A number of Figma's as a length or time of the unit that the token has. */
function measure(value: number, unit: DtcgMeasure['unit']): string {
  const inUnit = unit === 'rem' ? value / REM : unit === 's' ? value / 1000 : value;
  return `${round(inUnit, 5)}${unit}`;
}

/** A size that grows in a straight line between two windows, and stands still outside them. */
function clamp(least: number, most: number): string {
  const slope = (most - least) / (WIDE - NARROW);
  const start = round((least - slope * NARROW) / REM, 3);
  return `clamp(${measure(least, 'rem')}, ${start}rem + ${round(slope * 100, 2)}vw, ${measure(most, 'rem')})`;
}

const isSame = (one: FigmaValue, other: FigmaValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What Figma says, as CSS. A number has no unit there and a text no grammar: while it is what the token comes to, the
 * token's own words stand, and after a change they are written anew.
 * @param token the token as it was
 * @param values on the phone and on a wide page; the same unless the size is fluid
 */
function toCss(path: string, token: DtcgToken, [narrow, wide]: [FigmaValue, FigmaValue], pathOf: Map<string, string>) {
  if (typeof wide === 'object' && 'type' in wide) return `var(--${names.toName(pathOf.get(wide.id) ?? '')})`;
  const isUntouched = isSame(toValue(path, token, 0), narrow) && isSame(toValue(path, token, 2), wide);
  if (isUntouched) return tokenToCss(path, token);
  if (typeof wide === 'string') return wide;
  if (typeof wide === 'object') return writeColor({ components: [wide.r, wide.g, wide.b], alpha: wide.a });
  if (fluid(cssOf(token))) return clamp(Number(narrow), wide);
  return isMeasure(token.$value) ? measure(wide, token.$value.unit) : String(wide);
}

/**
 * Figma's variables as files of the format again.
 * @param figma as `toFigma` made it, with the values that it has now
 * @param before the files that it was made from: which token each set has, and in which units
 * @throws when a token has no variable, or a variable no value in a mode
 */
export function fromFigma(figma: FigmaVariables, before: DtcgSets): DtcgSets {
  const tokens = mapsOf(before);
  const values = new Map(figma.variableModeValues.map(({ variableId, modeId: id, value }) => [variableId + id, value]));
  const pathOf = new Map(figma.variables.map(({ id, name }) => [id, name.replaceAll('/', '.')]));
  const idAt = new Map([...pathOf].map(([id, path]) => [path, id]));

  const valueOf = (path: string, mode: string): FigmaValue => {
    const id = idAt.get(path);
    const value = values.get(id + modeId(collectionOf(path, tokens), mode));
    if (value === undefined) throw new Error(`tokens: Figma says nothing of ${path} in its mode "${mode}"`);
    return value;
  };
  const declarationsOf = (set: SetName): Declaration[] =>
    [...tokens[set]].map(([path, token]) => {
      const modes = Object.entries(COLLECTIONS[collectionOf(path, tokens)] ?? {});
      const mode = modes.find(([, from]) => from.at(-1) === set)?.[0] ?? '';
      const isFluid = set === 'base' && fluid(cssOf(token)) !== null;
      const wide = valueOf(path, isFluid ? 'Wide' : mode);
      const value = toCss(path, token, [isFluid ? valueOf(path, 'Phone') : wide, wide], pathOf);
      return { name: names.toName(path), value, note: token.$description ?? '', paragraph: 0 };
    });
  const base = declarationsOf('base');
  return Object.fromEntries(
    setNames.map((set) => {
      const file = toDtcg(declarationsOf(set), before[set].$description, base);
      return [set, { ...file, $extensions: before[set].$extensions }];
    }),
  ) as DtcgSets;
}

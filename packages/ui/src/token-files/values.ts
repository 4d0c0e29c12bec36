/** Types of the Design Tokens Format Module 2025.10 that the design has values of. */
export type DtcgType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'transition'
  | 'typography';

/** A length or a time: `{ value: 0.875, unit: 'rem' }`. */
export interface DtcgMeasure {
  value: number;
  unit: 'px' | 'rem' | 'ms' | 's';
}

/** A colour of the sRGB space; `components` go from 0 to 1, `hex` is for tools that know no spaces. */
export interface DtcgColor {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  /** 1 when left out. */
  alpha?: number;
  hex: string;
}

/** One shadow; a token of the type may hold several. */
interface DtcgShadow {
  color: DtcgColor | string;
  offsetX: DtcgMeasure;
  offsetY: DtcgMeasure;
  blur: DtcgMeasure;
  spread: DtcgMeasure;
}

/** What a token may hold; text is an alias, `{role.accent}`. */
export type DtcgValue = string | number | number[] | string[] | DtcgMeasure | DtcgColor | DtcgShadow[] | object;

/** A value with its type. */
export interface Typed {
  $type: DtcgType;
  $value: DtcgValue;
}

/** How an alias is told in each of the two: `var(--accent)` and `{role.accent}`. */
export interface Names {
  /** @throws for a name that no token has */
  toPath: (name: string) => string;
  /** @throws for a path that no group leads to */
  toName: (path: string) => string;
}

const isMeasure = (value: unknown): value is DtcgMeasure =>
  typeof value === 'object' && value !== null && 'unit' in value;

const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
const hexOf = (channels: number[]) =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** A colour as the stylesheet writes it, `#ffba33` or `rgb(26 14 8 / 0.56)`; null for anything else. */
function readColor(css: string): DtcgColor | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!hex && !rgb) return null;
  const [red = 0, green = 0, blue = 0] = hex
    ? hex.slice(1).map((pair) => Number.parseInt(pair, 16))
    : (rgb ?? []).slice(1, 4).map(Number);
  const alpha = rgb?.[4] === undefined ? 1 : Number(rgb[4]);
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
    ...(alpha < 1 && { alpha }),
    hex: hexOf([red, green, blue]),
  };
}

/** The colour as the stylesheet would write it; `hex` is not asked for, as tools change the components. */
export function writeColor({ components, alpha = 1 }: Pick<DtcgColor, 'alpha' | 'components'>): string {
  const channels = components.map((component) => Math.round(component * 255));
  return alpha < 1 ? `rgb(${channels.join(' ')} / ${alpha})` : hexOf(channels);
}

function readMeasure(css: string): DtcgMeasure | null {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(css) ?? [];
  return value && unit ? { value: Number(value), unit: unit as DtcgMeasure['unit'] } : null;
}

const writeMeasure = ({ value, unit }: DtcgMeasure) => `${value}${unit}`;

const alias = (css: string, { toPath }: Names) => {
  const name = /^var\(--([\w-]+)\)$/.exec(css)?.[1];
  return name ? `{${toPath(name)}}` : null;
};

/** Splits at commas that stand in no parentheses. */
const parts = (css: string) => css.split(/,(?![^(]*\))/).map((part) => part.trim());

function readShadow(css: string, names: Names): DtcgShadow | null {
  const words = css.match(/[\w-]+\([^)]*\)|\S+/g) ?? [];
  const color = words.at(-1) ?? '';
  const [offsetX, offsetY, blur, spread = readMeasure('0')] = words.slice(0, -1).map(readMeasure);
  const painted = alias(color, names) ?? readColor(color);
  if (!painted || !offsetX || !offsetY || !blur || !spread) return null;
  return { color: painted, offsetX, offsetY, blur, spread };
}

function writeShadow({ color, offsetX, offsetY, blur, spread }: DtcgShadow, names: Names): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  const sizes = lengths.map((length) => (length.value === 0 ? '0' : writeMeasure(length)));
  return `${sizes.join(' ')} ${typeof color === 'string' ? writeAlias(color, names) : writeColor(color)}`;
}

const writeAlias = (text: string, { toName }: Names) => `var(--${toName(text.slice(1, -1))})`;

const curves: Record<string, number[]> = { linear: [0, 0, 1, 1], 'ease-in-out': [0.42, 0, 0.58, 1] };

function readCurve(css: string): number[] | null {
  const inside = /^cubic-bezier\((.*)\)$/.exec(css)?.[1];
  if (inside) return inside.split(',').map(Number);
  // a curve of several stops has no type: one that swings over its end once comes nearest
  return css.startsWith('linear(') ? [0.34, 1.56, 0.64, 1] : (curves[css] ?? null);
}

/** `shimmer 1.4s linear infinite`: its time and its curve. How often, and what moves, only CSS says. */
function readTransition(css: string, names: Names) {
  const [, duration = '', curve = ''] = css.split(/\s(?![^(]*\))/);
  return {
    duration: readMeasure(duration),
    delay: { value: 0, unit: 'ms' },
    timingFunction: alias(curve, names) ?? readCurve(curve),
  };
}

/** What stands for an expression where only one length may stand: the end on a wide page, or what is always there. */
function readLongest(css: string): DtcgMeasure | null {
  const clamped = /^clamp\([^,]+,[^,]+,\s*([^,)]+)\)$/.exec(css)?.[1];
  const summed = /^calc\(([\d.]+(?:px|rem)) \+ env\(/.exec(css)?.[1];
  return readMeasure(clamped ?? summed ?? css);
}

/**
 * A value of the stylesheet as the format has it, or as near as it comes.
 * @returns null for what no type of the format fits: an address, `currentColor`
 */
export function readValue(name: string, css: string, names: Names): Typed | null {
  const typed = ($type: DtcgType, $value: DtcgValue | null): Typed | null =>
    $value === null ? null : { $type, $value };
  if (name.startsWith('font-weight-')) return typed('fontWeight', Number(css));
  if (name.startsWith('font-'))
    return typed(
      'fontFamily',
      parts(css).map((face) => face.replaceAll('"', '')),
    );
  if (name.startsWith('shadow-'))
    return typed(
      'shadow',
      parts(css).map((one) => readShadow(one, names) ?? css),
    );
  if (name.startsWith('ease-')) return typed('cubicBezier', readCurve(css));
  if (name.startsWith('animate-')) return typed('transition', readTransition(css, names));
  if (name.startsWith('dur-')) return typed('duration', readMeasure(css));
  if (name.startsWith('photo-')) return typed('number', Number(/\(([\d.]+)\)/.exec(css)?.[1] ?? 1));
  if (css === 'transparent') return typed('color', readColor('rgb(0 0 0 / 0)'));
  const color = readColor(css);
  if (color) return typed('color', color);
  if (/^-?[\d.]+(em)?$/.test(css)) return typed('number', Number.parseFloat(css));
  return typed('dimension', readLongest(css));
}

/**
 * A value of the format as the stylesheet writes it.
 * @throws for a type that is no custom property
 */
export function writeValue({ $type, $value }: Typed, names: Names): string {
  if (typeof $value === 'string') return writeAlias($value, names);
  if (isMeasure($value)) return writeMeasure($value);
  if ($type === 'color') return writeColor($value as DtcgColor);
  if ($type === 'shadow') return ($value as DtcgShadow[]).map((one) => writeShadow(one, names)).join(', ');
  if ($type === 'cubicBezier') return `cubic-bezier(${($value as number[]).join(', ')})`;
  if ($type === 'fontFamily') {
    return ($value as string[]).map((face) => (face.includes(' ') ? `"${face}"` : face)).join(', ');
  }
  if ($type === 'number' || $type === 'fontWeight') return String($value);
  if ($type === 'transition') {
    const { duration, timingFunction: curve } = $value as { duration: DtcgMeasure; timingFunction: string | number[] };
    const written = typeof curve === 'string' ? writeAlias(curve, names) : `cubic-bezier(${curve.join(', ')})`;
    return `${writeMeasure(duration)} ${written}`;
  }
  throw new Error(`tokens: a ${$type} is no custom property`);
}

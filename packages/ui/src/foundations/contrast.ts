/** Red, green and blue from 0 to 255, and how opaque from 0 to 1. */
type Colour = [red: number, green: number, blue: number, alpha: number];

/**
 * A colour as the browser computes it, `rgb(42, 24, 15)` or `rgb(26 14 8 / 0.56)`, or as `tokens.css` writes it, `#2a180f`.
 * @throws for anything else
 */
function parse(text: string): Colour {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const [r, g, b, a = 1] = hex
    ? hex.slice(1).map((pair) => Number.parseInt(pair, 16))
    : (/^rgba?\((.*)\)$/
        .exec(text)?.[1]
        ?.split(/[\s,/]+/)
        .map(Number) ?? []);
  if (r === undefined || g === undefined || b === undefined) throw new Error(`contrast: "${text}" is no colour`);
  return [r, g, b, a];
}

/** How bright a colour is, 0 to 1, as WCAG 2 weighs it. */
function luminance([r, g, b]: Colour): number {
  const [red, green, blue] = [r, g, b].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of WCAG 2 between what is written and what it is written on, 1 to 21, cut after two digits: it never
 * promises more than there is.
 * @param ground must be opaque; `ink` may let it shine through
 */
export function contrast(ink: string, ground: string): number {
  const below = parse(ground);
  const [r, g, b, alpha] = parse(ink);
  const over = [r, g, b].map((channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha));
  const [dark, light] = [luminance([...over, 1] as Colour), luminance(below)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

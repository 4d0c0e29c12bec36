/** A value of the design. */
export interface Token {
  /** Its name within its family: `md`. */
  name: string;
  /** The whole custom property: `--radius-md`. */
  property: string;
  /** As the stylesheet writes it. */
  value: string;
  /** The comment beside it, or `''`. */
  note: string;
}

/** A length, in px at the usual 16 px to the rem. */
export interface Length extends Token {
  px: number;
}

/** A value that changes with the theme; `light` and `dark` have every `var()` followed to its end. */
export interface Themed {
  name: string;
  property: string;
  note: string;
  /** As the light theme writes it: `var(--color-santan-50)`. */
  source: string;
  light: string;
  dark: string;
  /** Values of one paragraph of the stylesheet belong together. */
  paragraph: number;
}

/** One hue from light to dark. */
export interface Ramp {
  family: string;
  /** Named by their step, `50` to `950`. */
  steps: Token[];
}

/** A type size. Fluid ones grow from `minPx` to `maxPx` with the viewport. */
export interface TypeStep {
  name: string;
  property: string;
  /** As the stylesheet writes it, `clamp()` included. */
  size: string;
  minPx: number;
  maxPx: number;
  lineHeight: string;
  letterSpacing: string | null;
}

/** All of `tokens.css`. */
export interface Tokens {
  ramps: Ramp[];
  /** Colours by what they are for: `surface`, `on-accent`. */
  roles: Themed[];
  shadows: Themed[];
  /** What a theme does to pictures. */
  filters: Themed[];
  /** The kawung tile, outlined and solid, as addresses for a mask. */
  tiles: Token[];
  fonts: Token[];
  weights: (Token & { weight: number })[];
  type: TypeStep[];
  tracking: Token[];
  /** The unit of every distance, px. */
  spacing: number;
  /** Gutter, section, bars, tap: distances with a name; some answer to the viewport. */
  sizes: Token[];
  /** Widths from which the layout changes, narrowest first; the note says what happens there. */
  breakpoints: Length[];
  containers: Length[];
  radii: Length[];
  durations: (Token & { ms: number })[];
  easings: Token[];
  animations: Token[];
  layers: (Token & { z: number })[];
}

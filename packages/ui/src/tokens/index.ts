import css from '../styles/tokens.css?raw';
import { readTokens } from './readTokens';

// every type that `tokens` uses, so that others can name it
export type { Length, Ramp, Themed, Token, Tokens, TypeStep } from './types';

/** The design's values, read from `tokens.css`: for documentation and tools, never for the shop's own bundle. */
export const tokens = readTokens(css);

/** The widths from which the layout changes, narrowest first. */
export const { breakpoints } = tokens;

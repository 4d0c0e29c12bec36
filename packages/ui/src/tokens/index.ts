import css from '../styles/tokens.css?raw';
import { readTokens } from './readTokens';

// what the design calls its values, for editors and compilers
export type { RoleName, TokenName, TokenProperty, TokenReference } from './names';
// every type that `tokens` uses, so that others can name it
export type { Length, Ramp, Themed, Token, Tokens, TypeStep } from './types';

/** The design's values, read from `tokens.css`: for documentation and tools, never for the shop's own bundle. */
export const tokens = readTokens(css);

/** The widths from which the layout changes, narrowest first. */
export const { breakpoints } = tokens;

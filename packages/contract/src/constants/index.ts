/** Plain values without the schemas' bytes: what a browser bundle may import by value. */
export * from './errors';
export * from './ids';
export * from './limits';
export * as MESSAGES from './messages';
export * from './paths';
export * from './pictures';

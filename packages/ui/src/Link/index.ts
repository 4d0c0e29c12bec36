export { Link } from './Link';
export type { LinkProps } from './LinkContext';
export { LinkProvider, type LinkProviderProps } from './LinkProvider';

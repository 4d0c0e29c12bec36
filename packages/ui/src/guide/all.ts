import type { Guide } from './types';

export { GROUPS } from './types';

/** Every guide by its file, from `src`: `../Button/Button.guide.ts`. For tools that run in Node. */
export const guides = import.meta.glob<Guide>('../{,shop/}[A-Z]*/*.guide.ts', { eager: true, import: 'guide' });

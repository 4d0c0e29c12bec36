import { optional } from '../lib/lazy/lazyPart';

/** Nobody sees it, and only who is logged in needs it. */
export const accountLanguage = optional(() => import('./AccountLanguage'));

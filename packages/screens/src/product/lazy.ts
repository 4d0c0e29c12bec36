import { optional } from '../lib/lazy/lazyPart';

/** Below what one came for; the page stands without it. */
export const goesWellWith = optional(() => import('./late/GoesWellWith'));

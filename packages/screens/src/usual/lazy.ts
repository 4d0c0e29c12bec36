import { optional } from '../lib/lazy/lazyPart';

/** For customers who have had something before; the page stands without it. */
export const usualCups = optional(() => import('./UsualCups'));

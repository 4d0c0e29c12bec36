import { lazyPart } from '../../lib/lazy/lazyPart';

/** Knows the shop's hours and what is possible in them: more code than a page should wait for. */
export const whenField = lazyPart(() => import('./WhenField'));

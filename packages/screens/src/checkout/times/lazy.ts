import { lazyPart } from '../../lib/lazy/lazyPart';

/** Knows the shop's hours and what is possible in them: more code than a page should wait for. */
export const whenField = lazyPart(() => import('./WhenField'));

/** Only where something cannot be had now. */
export const orderForThen = lazyPart(() => import('./OrderForThen'));

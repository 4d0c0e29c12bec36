import { lazyPart, optional } from '../lazy/lazyPart';

/** Only where something cannot be had now, or takes long. */
export const orderForThen = lazyPart(() => import('./OrderForThen'));

/** What knows the shop's hours comes after the page. */
export const readyNow = optional(() => import('./ReadyNow'));

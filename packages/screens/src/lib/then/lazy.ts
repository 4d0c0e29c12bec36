import { lazyPart } from '../lazy/lazyPart';

/** Only where something cannot be had now, or takes long. */
export const orderForThen = lazyPart(() => import('./OrderForThen'));

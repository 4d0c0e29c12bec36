import { lazyPart } from '../lib/lazy/lazyPart';

/** Only for an order that waits for its money. */
export const payPanel = lazyPart(() => import('./PayPanel'));

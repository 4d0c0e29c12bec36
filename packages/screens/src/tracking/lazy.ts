import { lazyPart } from '../lib/lazy/lazyPart';

/** Only until somebody has accepted it. */
export const cancelOrder = lazyPart(() => import('./CancelOrder'));

/** Only for an order that waits for its money. */
export const payPanel = lazyPart(() => import('./pay/PayPanel'));

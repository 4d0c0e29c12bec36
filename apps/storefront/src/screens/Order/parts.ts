import { lazyPart } from '../../lazyPart';

/** Only for an order that waits for its money. */
export const payPanel = lazyPart(() => import('./PayPanel'));

/** Only for an order that is over. */
export const orderAgain = lazyPart(async () => ({ default: (await import('../../orders/OrderAgain')).OrderAgain }));

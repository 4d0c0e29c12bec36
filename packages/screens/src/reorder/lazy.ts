import { lazyPart } from '../lib/lazy/lazyPart';

/** Only for an order that is over. */
export const orderAgain = lazyPart(async () => ({ default: (await import('./OrderAgain')).OrderAgain }));

import type { TakeCashProps } from './cash/TakeCash';
import { lazyPart, optional } from '../lib/lazy/lazyPart';

/** The cups in place of the orders that are made. */
export const cups = lazyPart(() => import('./cups/Cups'));

/** Asks for the cash of an order that is handed over. Here before it is needed: without the network nobody could be asked. */
export const takeCash = lazyPart<TakeCashProps>(() => import('./cash/TakeCash'));
void takeCash.load().catch(() => undefined);

/** Saying why an order is late: staff see its card before they ask for it. */
export const delayButton = optional(() => import('./delay/DelayButton'));

/** Saying for a customer what they want instead of what has run out. */
export const offerButton = optional(() => import('./offer/OfferButton'));

/** Saying what of an order has run out, and what is offered instead. */
export const soldOutButton = optional(() => import('./cups/soldout/SoldOutButton'));

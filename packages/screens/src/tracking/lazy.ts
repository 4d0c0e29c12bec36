import { lazyPart, optional } from '../lib/lazy/lazyPart';
import { SlipNote } from './SlipNote';

/** Only while it is being made; the promise stands there until it comes, and where it does not. */
export const foreseen = lazyPart(
  () => import('./foreseen/Foreseen'),
  ({ children }) => children,
);

/** Only until somebody has accepted it. */
export const cancelOrder = lazyPart(() => import('./CancelOrder'));

/** Only where something of it has run out: the page stands without it. */
export const offerPanel = optional(() => import('./offer/OfferPanel'));

/** Only for an order that waits for its money. */
export const payPanel = lazyPart(() => import('./pay/PayPanel'));

/** Only for who wrote a note, or asked to be warned of something. */
export const slipMarks = lazyPart(() => import('./SlipMarks'), SlipNote);

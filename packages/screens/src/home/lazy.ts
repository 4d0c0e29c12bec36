import { optional } from '../lib/lazy/optional';

/** What home has for its customers besides: no visitor loads a byte of it, and none of it is in the server's page. */
export const lastOrder = optional(() => import('./LastOrder'));
export const liveOrder = optional(() => import('./LiveOrder'));

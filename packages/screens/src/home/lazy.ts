import { optional } from '../lib/lazy/lazyPart';

const customer = () => import('./Customer');

/** What home has for its customers besides: no visitor loads a byte of it, and none of it is in the server's page. */
export const lastOrder = optional(() => customer().then(({ LastOrder }) => ({ default: LastOrder })));
export const liveOrder = optional(() => customer().then(({ LiveOrder }) => ({ default: LiveOrder })));

import { lazyPart } from '../../lib/lazy/lazyPart';

/** Only for who pays by QRIS: what draws codes comes with it. */
export const qrisPayment = lazyPart(() => import('./QrisPayment'));

import { lazyPart } from '../../lib/lazy/lazyPart';

/** Only for who pays by QRIS: what draws codes comes with it. The panel is waited for until it is here. */
export const qrisPayment = lazyPart(() => import('./QrisPayment'));

import { lazyPart } from '../lib/lazy/lazyPart';

/** Both below the order itself, so their code may come after it; asked for at once all the same. */
export const addressDetails = lazyPart(() => import('./late/AddressDetails'));
void addressDetails.load().catch(() => undefined);
export const payMethods = lazyPart(() => import('./late/PayMethods'));
void payMethods.load().catch(() => undefined);

/** In the slip, which waits for the sum: its code comes meanwhile. */
export const promoBox = lazyPart(() => import('./late/PromoBox'));
void promoBox.load().catch(() => undefined);

/** Wanted when an answer is lost too, so it has to be here before the network goes. */
export const payNotices = lazyPart(() => import('./late/PayNotices'));
void payNotices.load().catch(() => undefined);

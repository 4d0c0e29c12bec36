import { lazyPart } from '../lib/lazy/lazyPart';

/** Below the order itself, so its code may come after it; asked for at once all the same. */
export const payMethods = lazyPart(() => import('./PayMethods'));
void payMethods.load().catch(() => undefined);

/** In the slip, which waits for the sum: its code comes meanwhile. */
export const promoBox = lazyPart(() => import('./PromoBox'));
void promoBox.load().catch(() => undefined);

/** Only for who changes delivery method, time or place. */
export const detailsForm = lazyPart(() => import('./DetailsForm'));

/** Wanted when an answer is lost too, so it has to be here before the network goes. */
export const payNotices = lazyPart(() => import('./PayNotices'));
void payNotices.load().catch(() => undefined);

import { lazyPart, optional } from '../lib/lazy/lazyPart';

/** What a coupon does to the cart: nobody needs it who has chosen none, or whose cart is empty. */
export const promoVerdict = lazyPart(() => import('./late/PromoVerdict'));

/** In place of a list that is empty or did not come: most never see it, and without a connection it could not come. */
export const menuTrouble = lazyPart(() => import('./late/MenuTrouble'));
void menuTrouble.load().catch(() => undefined);

/** Folded on phones, and below the fold of others; the coupons themselves say the most of it. */
export const promoTerms = optional(() => import('./late/PromoTerms'));
void promoTerms.load();

/** What is off the menu, for staff. */
export const archivedProducts = lazyPart(() => import('./late/ArchivedProducts'));

/** What products really take to make, for staff. */
export const learned = optional(() => import('./learned/LearnedButton'));

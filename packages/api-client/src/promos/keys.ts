import type { Key } from '../data/stores';

/** A promo as staff see it; what everybody sees is in the list. */
export const promoKey = (userId: string, id: string): Key => ['promo', userId, id];

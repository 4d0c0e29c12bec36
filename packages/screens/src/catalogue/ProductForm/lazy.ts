import { optional } from '../../lib/lazy/lazyPart';

// Both come once the form is there, and it can be filled in without them.

/** What can be chosen of a product, and what is in it. */
export const productOptions = optional(() => import('./late/ProductOptions'));

/** What acts at once, below the form. */
export const productShelf = optional(() => import('../shelf/ProductShelf'));

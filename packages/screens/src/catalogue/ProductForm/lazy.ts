import { optional } from '../../lib/lazy/lazyPart';
import { retriable } from '../../lib/lazy/retriable';
import { OptionsMissing } from './OptionsMissing';

// Both come once the form is there, and it can be filled in without them.

/** What can be chosen of a product, and what is in it. Who misses these is told, as they would be set here. */
export const productOptions = retriable(() => import('./late/ProductOptions'), OptionsMissing);

/** What acts at once, below the form. */
export const productShelf = optional(() => import('../shelf/ProductShelf'));

import { optional } from '../lazy/lazyPart';

/** Both for a day on which something is sold out: the page stands without them. */
export const optionSubstitute = optional(() => import('./OptionInstead'));
export const productSubstitute = optional(() => import('./ProductInstead'));

import { lazyPart } from '../lazy/lazyPart';

/** What can be chosen of a product, in a sheet: before a piece of it goes into the cart, and of a line that is there. */
export const chooseOptions = lazyPart(() => import('./sheet/ChooseOptions'));

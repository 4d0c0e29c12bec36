import { lazyPart } from '../../lib/lazy/lazyPart';

/** Only for who changes delivery method, time or place. */
export const detailsForm = lazyPart(() => import('./DetailsForm'));

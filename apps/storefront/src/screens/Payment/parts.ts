import { lazyPart } from '../../lazyPart';

/** Below the order itself, so its code may come after it; asked for at once all the same. */
export const payMethods = lazyPart(() => import('./PayMethods'));
void payMethods.load().catch(() => undefined);

/** Only for who changes way, time or place. */
export const detailsForm = lazyPart(() => import('./DetailsForm'));

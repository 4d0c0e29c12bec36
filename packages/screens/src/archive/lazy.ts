import { lazyPart } from '../lib/lazy/lazyPart';

/** What an order says once it is opened: its code comes while the list loads. */
export const archivedDetails = lazyPart(() => import('./details/ArchivedDetails'));
void archivedDetails.load().catch(() => undefined);

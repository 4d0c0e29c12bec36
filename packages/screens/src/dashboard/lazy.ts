import { lazyPart } from '../lib/lazy/lazyPart';

/** Only where something did not reach people, which is rare. */
export const undeliveredPanel = lazyPart(() => import('./undelivered/UndeliveredPanel'));

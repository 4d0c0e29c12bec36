import { lazyPart } from '../lazy/lazyPart';

/** In place of a page whose one thing is not there: most never see it. */
export const notFound = lazyPart(() => import('./NotFound').then(({ NotFound }) => ({ default: NotFound })));

/** In place of a page that did not come: without a connection it could not come either, so it is fetched ahead. */
export const loadFailed = lazyPart(() => import('./LoadFailed').then(({ LoadFailed }) => ({ default: LoadFailed })));

for (const { load } of [notFound, loadFailed]) void load().catch(() => undefined);

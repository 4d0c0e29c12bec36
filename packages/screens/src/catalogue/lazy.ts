import { lazyPart } from '../lib/lazy/lazyPart';

/** For staff only, so customers do not load it. */
export const soldOut = lazyPart(() => import('./shelf/SoldOut'));

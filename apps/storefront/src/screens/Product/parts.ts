import { lazyPart } from '../../lazyPart';

/** For staff only, so customers do not load it. */
export const soldOut = lazyPart(() => import('../../catalogue/SoldOut'));

import { optional } from '../../lib/lazy/lazyPart';

/** What a customer keeps and is warned of: no page from the server knows of it, and each card stands without. */
export const cardOverlay = optional(() => import('./CardOverlay'));

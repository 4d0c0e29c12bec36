import { optional } from '../lazy/lazyPart';

/** What one keeps is on the device: no page from the server knows of it, and each stands without. */
export const heart = optional(() => import('./Heart'));

import { lazyPart } from '../lib/lazy/lazyPart';

/** The profile's choice of what the screen calls somebody: late, below what the profile is about. */
export const calledPanel = lazyPart(() => import('./CalledPanel'));

/** Where staff make the link: no television needs its code. */
export const collectSetUp = lazyPart<import('./CollectSetUp').CollectSetUpProps>(() => import('./CollectSetUp'));

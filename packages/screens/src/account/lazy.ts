import { lazyPart } from '../lib/lazy/lazyPart';

/** Far below the fold of the profile, so its code may come after it. */
export const liveSessions = lazyPart(() => import('./Profile/sessions/LiveSessions'));

import { lazyPart } from '../lib/lazy/lazyPart';

/** Few change their email, and it waits a few minutes then. */
export const pendingEmail = lazyPart(() => import('./Profile/PendingEmail'));

/** Below what the profile is about, so its code may come after it. */
export const avoidsPanel = lazyPart(() => import('./Profile/avoids/AvoidsPanel'));

/** Far below the fold of the profile, so its code may come after it. */
export const liveSessions = lazyPart(() => import('./Profile/sessions/LiveSessions'));

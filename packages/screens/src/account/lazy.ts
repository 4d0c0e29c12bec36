import { lazyPart } from '../lib/lazy/lazyPart';
import type { PasskeysPanelProps } from './passkeys/PasskeysPanel';

/** Few change their email, and it waits a few minutes then. */
export const pendingEmail = lazyPart(() => import('./Profile/PendingEmail'));

/** Below what the profile is about, so its code may come after it. */
export const avoidsPanel = lazyPart(() => import('./Profile/avoids/AvoidsPanel'));

/** Below the forms, with what draws its code. */
export const memberCardPanel = lazyPart(() => import('./member-card/MemberCardPanel'));

/** Below the fold, too; with what browsers make passkeys from. */
export const passkeysPanel = lazyPart<PasskeysPanelProps>(() => import('./passkeys/PasskeysPanel'));

/** Far below the fold of the profile, so its code may come after it. */
export const liveSessions = lazyPart(() => import('./Profile/sessions/LiveSessions'));

import { optional } from '@seduh/screens/lib';

/** Nobody needs it before the page is at rest. */
export const offline = optional<{ pathname: string }>(() => import('./Offline'));

import { optional } from '@seduh/screens/lib';
import type { OfflineProps } from './Offline';

/** Nobody needs it before the page is at rest. */
export const offline = optional<OfflineProps>(() => import('./Offline'));

import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy/lazyPart';

/**
 * The chat in the bar, for who is logged in.
 * @param fallback what stands there where its code does not come; the part's props are for it alone
 */
export const chatIcon = <Props extends object>(fallback: ComponentType<Props>) =>
  lazyPart<Props>(() => import('./ChatIcon'), fallback);

import { ApiError } from '@seduh/api-client';
import type { Problem } from './ProblemScreen';

/** Which page to show for something that broke a page. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    if (error.code === 'NOT_FOUND') return 'notFound';
    if (error.code === 'FORBIDDEN') return 'forbidden';
    if (error.code === 'NETWORK') return 'offline';
  }
  return globalThis.navigator?.onLine === false ? 'offline' : 'failed';
}

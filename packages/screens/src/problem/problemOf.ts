import { ApiError } from '@seduh/api-client';
import type { Problem } from './ProblemScreen';

/** Which page to show for something that broke a page. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'NOT_FOUND') return 'notFound';
  if (error.code === 'FORBIDDEN') return 'forbidden';
  return error.code === 'NETWORK' ? 'offline' : 'failed';
}

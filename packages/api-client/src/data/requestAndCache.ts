import { MESSAGES } from '@seduh/contract/constants';
import { ApiError } from '../http/ApiError';
import { request, type Answer, type RequestOptions } from '../http/request';
import { getSession } from '../session/session';
import { fill, type Key } from './stores';

/**
 * Sends a write and caches the answer for the user who asked. Where they have logged out by then, neither cache nor
 * caller gets it: whoever uses the device next must not see it, nor be led to it.
 * @param keyOf the key of what was answered
 * @throws {ApiError} as `request`; CANCELED with status 401 after such a logout, though the server has done what was asked
 */
export async function requestAndCache<T>(
  path: string,
  options: RequestOptions,
  keyOf: (data: T, userId: string) => Key,
): Promise<Answer<T>> {
  const userId = getSession()?.id;
  const answer = await request<T>(path, options);
  if (getSession()?.id !== userId) throw new ApiError({ code: 'CANCELED', status: 401, msg: MESSAGES.loginFirst });
  if (userId) fill(keyOf(answer.data, userId), answer.data);
  return answer;
}

import { MESSAGES } from '@seduh/contract/constants';
import { ApiError } from '../http/ApiError';
import { getSession } from './session';

/**
 * Keeps an answer from whoever uses the device after the user who asked.
 * @param userId who asks, where that was decided earlier: nothing is asked if somebody else is logged in by now
 * @throws {ApiError} CANCELED with status 401 in place of an answer after a logout, and of a refusal after another login;
 * the server may have done what was asked
 */
export async function forAsker<T>(ask: () => Promise<T>, userId = getSession()?.id): Promise<T> {
  const gone = () => new ApiError({ code: 'CANCELED', status: 401, msg: MESSAGES.loginFirst });
  if (getSession()?.id !== userId) throw gone();
  let answer: T;
  try {
    answer = await ask();
  } catch (error) {
    const now = getSession()?.id;
    // nobody is logged in after a refusal that ended the session, which the one who asked has to hear of
    throw now && now !== userId ? gone() : error;
  }
  if (!userId || getSession()?.id !== userId) throw gone();
  return answer;
}

import { API_PATHS } from '@seduh/contract/constants';
import { getSession } from '../../session/session';
import { forbidden as refuse, unauthenticated } from '../reply';
import { type Answer, anonymous, isCall, isPublic, tokenOf } from './call';

/** The session that is there when the fault begins has ended; who logs in again goes on, even by the same token. */
export function expired(): Answer {
  let ended = getSession()?.token;
  return async (call, ask) => {
    if (isCall(call, 'POST', API_PATHS.login) || isCall(call, 'POST', API_PATHS.oidcSession)) {
      const answer = await ask(call);
      if (answer.ok) ended = undefined;
      return answer;
    }
    if (ended === undefined || tokenOf(call) !== ended) return ask(call);
    // where nobody has to be logged in, a token that no longer counts is the same as none
    return isPublic(call) ? ask(anonymous(call)) : unauthenticated('SESSION_EXPIRED');
  };
}

export const forbidden: Answer = (call, ask) =>
  isPublic(call) || isCall(call, 'DELETE', API_PATHS.logout) ? ask(call) : refuse();

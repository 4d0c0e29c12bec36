import type { LoginData, PasskeyLoginBody, PasskeyRequest } from '@seduh/contract';
import { PASSKEY_LIMITS, MESSAGES, PASSKEY_MESSAGES } from '@seduh/contract/constants';
import { permissionsNow, type FactorRule } from '@seduh/domain';
import { HttpError } from '../../../platform/http/errors';
import { payloadOf } from '../login';
import { hashToken, newToken, type Arrival, type AuthContext } from '../sessions';
import * as repository from './repository';
import { challengeOf, userHandleOf, verifyUse, type RelyingParty } from './verify';

const MINUTE_MS = 60_000;

export interface PasskeyLoginContext extends AuthContext {
  rule: FactorRule;
  /** Called where a passkey's counter did not go on, with its id: somebody may have a copy. */
  onCopied: (passkeyId: string) => void;
  /** How a challenge is used up; a test swaps it to show what it is for. */
  takeChallenge?: typeof repository.takeChallenge;
}

const use = { purpose: 'login' } as const;

/** Logins by a passkey. Who it is, the passkey says, so that nobody is asked for an email, and none is told to be known. */
export function createPasskeyLogins(context: PasskeyLoginContext) {
  const { db, clock, sessions, rule, onCopied, takeChallenge = repository.takeChallenge } = context;

  return {
    /** What a browser is to sign; works once, for five minutes. */
    async begin({ id: rp_id }: RelyingParty): Promise<PasskeyRequest> {
      const challenge = newToken();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + PASSKEY_LIMITS.minutes * MINUTE_MS);
      await repository.insertChallenge(db, { hash: hashToken(challenge), use }, now, expiresAt);
      return { challenge, rp_id, expires_at: expiresAt.toISOString() };
    },

    /**
     * Starts a session by what was signed, which replaces the one it comes `from`. A passkey is both factors at once: no code is asked
     * for. Throws 401 LINK_EXPIRED where the challenge is used or old, 401 WRONG_CREDENTIALS for whatever does not fit,
     * and to who showed a right one 403 ACCOUNT_DISABLED.
     */
    async finish(body: PasskeyLoginBody, shop: RelyingParty, from?: Arrival): Promise<LoginData> {
      const now = clock.now();
      const challenge = challengeOf(body.client_data) ?? '';
      if (!(await takeChallenge(db, { hash: hashToken(challenge), use }, now)))
        throw new HttpError(401, 'LINK_EXPIRED', PASSKEY_MESSAGES.tooLate);
      const found = await repository.findCredential(db, Buffer.from(body.id, 'base64url'));
      if (!found || body.user_handle !== userHandleOf(found.user_id)) throw wrongPasskey();
      const said = await verifyUse(body, found.public_key, challenge, shop);
      if (!said) throw wrongPasskey();
      if (found.disabled_at) throw new HttpError(403, 'ACCOUNT_DISABLED', MESSAGES.accountDisabled);
      if (!(await repository.usePasskey(db, found.id, { ...said, at: now }))) {
        onCopied(found.id);
        throw wrongPasskey();
      }
      const { user_id: id, bundle, ...account } = found;
      const token = await sessions.startBy({ id: found.id, userId: id }, from);
      if (!token) throw wrongPasskey();
      return { token, payload: payloadOf({ ...account, id }, permissionsNow(rule, { bundle, hasFactor: true })) };
    },
  };
}

const wrongPasskey = (): HttpError => new HttpError(401, 'WRONG_CREDENTIALS', PASSKEY_MESSAGES.wrong);

import { storable, type LoginBody, type LoginData } from '@seduh/contract';
import { LIMITS, MESSAGES, PASSKEY_MESSAGES, type Permission } from '@seduh/contract/constants';
import { needsFactor, passkeyIsFactor, permissionsNow, type FactorRule } from '@seduh/domain';
import { withTx } from '../../platform/db/tx';
import { HttpError } from '../../platform/http/errors';
import type { FactorCodes } from './factor/codes';
import { passwordMatches } from './passwords';
import { countPasskeys } from './passkeys/repository';
import { findAccount } from './repository';
import type { Arrival, AuthContext } from './sessions';

export interface LoginContext extends Omit<AuthContext, 'clock'> {
  codes: Pick<FactorCodes, 'spend'>;
  rule: FactorRule;
}

/**
 * Logs in by email and password, and by a code where the account takes one; the session replaces the one it comes `from`.
 * Throws the same 401, as late, for a wrong email as for a password. Only who gives the right one hears more: 403
 * ACCOUNT_DISABLED where staff are kept out, 401 CODE_REQUIRED where a code is missing, 401 WRONG_CODE, 401
 * PASSKEY_REQUIRED where a passkey is the second factor that their work takes.
 */
export function createLogin({ db, sessions, codes, rule }: LoginContext) {
  return async function logIn({ email, password, code }: LoginBody, from?: Arrival): Promise<LoginData> {
    const account = isPossible(email, password) ? await findAccount(db, email.toLowerCase()) : undefined;
    const hash = account?.password_hash ?? null;
    const isRight = await passwordMatches(hash, password);
    if (!isRight || !account || hash === null) throw wrongCredentials();
    if (account.disabled_at) throw new HttpError(403, 'ACCOUNT_DISABLED', MESSAGES.accountDisabled);
    const hasFactor = account.factor_at !== null;
    if (hasFactor) {
      if (code === undefined) throw new HttpError(401, 'CODE_REQUIRED', MESSAGES.codeRequired);
      const outcome = await withTx(db, (tx) => codes.spend(tx, account.id, code));
      if (outcome !== 'right')
        throw new HttpError(401, 'WRONG_CODE', outcome === 'used' ? MESSAGES.codeUsed : MESSAGES.wrongCode);
    } else if (needsFactor(rule, account.bundle)) {
      const passkeys = await countPasskeys(db, account.id);
      if (passkeyIsFactor(rule, { bundle: account.bundle, hasApp: hasFactor, passkeys }))
        throw new HttpError(401, 'PASSKEY_REQUIRED', PASSKEY_MESSAGES.required);
    }
    const token = await sessions.startWith(account.id, { passwordHash: hash, hasFactor }, from);
    if (!token) throw wrongCredentials();
    return { token, payload: payloadOf(account, permissionsNow(rule, { bundle: account.bundle, hasFactor })) };
  };
}

const wrongCredentials = (): HttpError => new HttpError(401, 'WRONG_CREDENTIALS', MESSAGES.wrongCredentials);

/** Whether an account could have these; the database cannot even be asked for some of the others. */
const isPossible = (email: string, password: string): boolean =>
  email.length <= LIMITS.email && storable(email) && password.length <= LIMITS.passwordMax;

/** Who is logged in and what they may do now, as every kind of login answers it. */
export function payloadOf(
  { id, email, role, image }: Omit<LoginData['payload'], 'permissions'>,
  permissions: readonly Permission[],
): LoginData['payload'] {
  return { id, email, role, image, permissions: [...permissions] };
}

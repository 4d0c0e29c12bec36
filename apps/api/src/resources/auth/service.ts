import { storable, type LoginBody, type LoginData, type RegisterBody, type RegisterData } from '@seduh/contract';
import { LIMITS, MESSAGES, type Bundle } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock';
import { withTx, type Db } from '../../platform/db/tx';
import { HttpError } from '../../platform/http/errors';
import { addAccount } from './accounts';
import { isEmailHeld } from './email-change-repository';
import { hashPassword, passwordMatches, refuseCommonPassword } from './passwords';
import { normalisePhone, permissionsOf } from '@seduh/domain';
import { recogniseCustomer } from './past-customers';
import { findAccount } from './repository';
import type { Sessions } from './sessions';
import { takenError } from './taken';

/** @param isHeld whether an email is kept for who gave it up; a test swaps it to show when it has to be asked */
export function createAuthService(db: Db, clock: Clock, sessions: Sessions, isHeld = isEmailHeld) {
  const openAccount = async (account: {
    email: string;
    phone: string | null;
    password: string;
    role: 'User' | 'Admin';
    bundle: Bundle | null;
  }) => {
    const { password, ...rest } = account;
    const id = uuidv7();
    const passwordHash = await hashPassword(password);
    const createdAt = clock.now();
    await withTx(db, async (tx) => {
      await addAccount(tx, { ...rest, id, password_hash: passwordHash, created_at: createdAt }, isHeld);
      if (rest.role === 'User') await recogniseCustomer(tx, id, createdAt);
    });
    return id;
  };

  return {
    /**
     * Starts a session, on a `device` in words. Throws the same 401, as late, for a wrong email as for a password;
     * 403 ACCOUNT_DISABLED where staff are kept out.
     */
    async login({ email, password }: LoginBody, device?: string): Promise<LoginData> {
      const account = isPossible(email, password) ? await findAccount(db, email.toLowerCase()) : undefined;
      const hash = account?.password_hash ?? null;
      const matches = await passwordMatches(hash, password);
      // whoever knows the password may hear that it is no longer enough, and nobody else
      if (matches && account?.disabled_at) throw new HttpError(403, 'ACCOUNT_DISABLED', MESSAGES.accountDisabled);
      const token = matches && account && hash !== null ? await sessions.startWith(account.id, hash, device) : null;
      if (!token || !account) throw new HttpError(401, 'WRONG_CREDENTIALS', MESSAGES.wrongCredentials);
      return { token, payload: payloadOf(account) };
    },

    /** Makes a customer's account. Throws 400 for a too common password, 409 where email or phone is taken. */
    async register({ email: typed, password, phone }: RegisterBody): Promise<RegisterData> {
      await refuseCommonPassword(password, 'password');
      const email = typed.toLowerCase();
      try {
        return {
          id: await openAccount({ email, password, phone: normalisePhone(phone), role: 'User', bundle: null }),
          email,
        };
      } catch (error) {
        throw takenError(error) ?? error;
      }
    },

    /** Makes an owner's account; false where there is one. Throws 400 for a common password, 409 EMAIL_TAKEN. */
    async addAdmin(typed: string, password: string): Promise<boolean> {
      const email = typed.trim().toLowerCase();
      const isStaff = async () => (await findAccount(db, email))?.role === 'Admin';
      // one that is there keeps its own password, whatever is said here by now
      if (await isStaff()) return false;
      await refuseCommonPassword(password, 'password');
      try {
        await openAccount({ email, phone: null, password, role: 'Admin', bundle: 'owner' });
        return true;
      } catch (error) {
        // another process may have made it meanwhile
        if (takenError(error) && (await isStaff())) return false;
        throw takenError(error) ?? error;
      }
    },
  };
}

/** Whether an account could have these; the database cannot even be asked for some of the others. */
const isPossible = (email: string, password: string): boolean =>
  email.length <= LIMITS.email && storable(email) && password.length <= LIMITS.passwordMax;

/** Who is logged in, as every kind of login answers it. */
export function payloadOf({ id, email, role, bundle, image }: LoggedIn): LoginData['payload'] {
  return { id, email, role, image, permissions: [...permissionsOf(bundle)] };
}

type LoggedIn = Omit<LoginData['payload'], 'permissions'> & { bundle: Bundle | null };

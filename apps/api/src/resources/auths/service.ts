import { storable, type LoginBody, type LoginData, type RegisterBody, type RegisterData } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../clock';
import { errorCode } from '../../db/errors';
import type { Db } from '../../db/tx';
import { HttpError, invalid } from '../../http/errors';
import { hashPassword, isCommonPassword, passwordMatches } from './passwords';
import { normalisePhone } from './phone';
import { findAccount, insertAccount } from './repository';
import type { Sessions } from './sessions';

const UNIQUE_VIOLATION = '23505';

export interface AuthService {
  /** Starts a session. Throws the same 401 for an unknown email as for a wrong password, after the same time. */
  login(body: LoginBody): Promise<LoginData>;
  /** Makes a customer's account. Throws 400 for a too common password, 409 where email or phone is taken. */
  register(body: RegisterBody): Promise<RegisterData>;
  /** Makes an account for staff. Resolves with false where this email has one already. */
  addAdmin(email: string, password: string): Promise<boolean>;
}

export function createAuthService(db: Db, clock: Clock, sessions: Sessions): AuthService {
  const addAccount = async (account: {
    email: string;
    phone: string | null;
    password: string;
    role: 'User' | 'Admin';
  }) => {
    const { password, ...rest } = account;
    const id = uuidv7();
    await insertAccount(db, { ...rest, id, passwordHash: await hashPassword(password), createdAt: clock.now() });
    return id;
  };

  return {
    async login({ email, password }) {
      const account = isPossible(email, password) ? await findAccount(db, email.toLowerCase()) : undefined;
      if (!(await passwordMatches(account?.password_hash, password)) || !account) {
        throw new HttpError(401, 'WRONG_CREDENTIALS', MESSAGES.wrongCredentials);
      }
      const { id, role, image } = account;
      return { token: await sessions.start(id), payload: { id, email: account.email, role, image } };
    },

    async register({ email: typed, password, phone }) {
      if (await isCommonPassword(password)) {
        throw invalid({ password: 'This password is too common. Choose another one' });
      }
      const email = typed.toLowerCase();
      try {
        return { id: await addAccount({ email, password, phone: normalisePhone(phone), role: 'User' }), email };
      } catch (error) {
        throw takenError(error) ?? error;
      }
    },

    async addAdmin(email, password) {
      try {
        await addAccount({ email: email.trim().toLowerCase(), phone: null, password, role: 'Admin' });
        return true;
      } catch (error) {
        if (takenError(error)) return false;
        throw error;
      }
    },
  };
}

/** Whether an account could have these; the database cannot even be asked for some of the others. */
function isPossible(email: string, password: string): boolean {
  return email.length <= LIMITS.email && storable(email) && password.length <= LIMITS.passwordMax;
}

/** Uniqueness is the database's word, so two sign-ups at once cannot both win; its refusal becomes the 409. */
function takenError(error: unknown): HttpError | null {
  if (errorCode(error) !== UNIQUE_VIOLATION) return null;
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return constraint === 'users_phone'
    ? new HttpError(409, 'PHONE_TAKEN', MESSAGES.phoneTaken)
    : new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
}

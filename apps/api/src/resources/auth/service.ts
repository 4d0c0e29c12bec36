import type { RegisterBody, RegisterData } from '@seduh/contract';
import type { Bundle } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock';
import { readShopColumns } from '../../platform/db/query';
import { withTx, type Db } from '../../platform/db/tx';
import { addAccount } from './accounts';
import { isEmailHeld } from './email-change-repository';
import { hashPassword, refuseGuessable } from './passwords';
import { normalisePhone } from '@seduh/domain';
import type { PasswordOwner } from '@seduh/domain/own-words';
import { recogniseCustomer } from './past-customers';
import { findAccount } from './repository';
import { takenError } from './taken';

/** @param isHeld whether an email is kept for who gave it up; a test swaps it to show when it has to be asked */
export function createAuthService(db: Db, clock: Clock, isHeld = isEmailHeld) {
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

  const judge = async (password: string, owner: PasswordOwner): Promise<void> => {
    const { name: shop } = await readShopColumns(db, ['name']);
    await refuseGuessable(password, 'password', { ...owner, shop });
  };

  return {
    /** Makes a customer's account. Throws 400 for a password that is tried first, 409 where email or phone is taken. */
    async register({ email: typed, password, phone }: RegisterBody): Promise<RegisterData> {
      const email = typed.toLowerCase();
      await judge(password, { email, phone });
      try {
        return {
          id: await openAccount({ email, password, phone: normalisePhone(phone), role: 'User', bundle: null }),
          email,
        };
      } catch (error) {
        throw takenError(error) ?? error;
      }
    },

    /** Makes an owner's account; false where there is one. Throws 400 for such a password, 409 EMAIL_TAKEN. */
    async addAdmin(typed: string, password: string): Promise<boolean> {
      const email = typed.trim().toLowerCase();
      const isStaff = async () => (await findAccount(db, email))?.role === 'Admin';
      // one that is there keeps its own password, whatever is said here by now
      if (await isStaff()) return false;
      await judge(password, { email });
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

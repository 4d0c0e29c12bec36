import type { Clock } from '../../clock';
import type { Db } from '../../db/tx';
import { HttpError, unauthenticated } from '../../http/errors';
import { removePicture } from '../../images/remove';
import type { ImageStore } from '../../images/store';
import { hashPassword, passwordMatches, refuseCommonPassword } from '../auths/passwords';
import { spendResets } from '../auths/reset';
import type { Sessions } from '../auths/sessions';
import * as repository from './account-repository';

/** Somebody who named the password of the account; it counts as long as that is still the password. */
interface Proof {
  userId: string;
  passwordHash: string | null;
}

export interface AccountService {
  /**
   * Whether this is the account's password; an account without one has the empty one.
   * Throws 403 WRONG_PASSWORD with `msg`.
   */
  prove(userId: string, password: string, msg?: string): Promise<Proof>;
  /**
   * Changes the password and ends all sessions but that of `token`. Throws 400 for a too common password, 401 where
   * the proof no longer counts.
   */
  changePassword(proof: Proof, password: string, token: string | null): Promise<void>;
  /**
   * Closes the account; its orders stay in the books, without the person. Throws 409 ORDER_OPEN while one is under way,
   * 401 where the proof no longer counts.
   */
  close(proof: Proof): Promise<void>;
}

export interface AccountContext {
  db: Db;
  clock: Clock;
  images: ImageStore;
  sessions: Sessions;
  /** How an account is held while it closes; a test swaps it to show what it is for. */
  holdAccount?: typeof repository.holdAccount;
}

export function createAccountService(context: AccountContext): AccountService {
  const { db, clock, images, sessions, holdAccount = repository.holdAccount } = context;
  return {
    async prove(userId, password, msg = 'Wrong password') {
      const passwordHash = await repository.findPasswordHash(db, userId);
      if (passwordHash === undefined) throw unauthenticated('SESSION_EXPIRED');
      const isNone = passwordHash === null && password === '';
      if (!isNone && !(await passwordMatches(passwordHash, password))) throw new HttpError(403, 'WRONG_PASSWORD', msg);
      return { userId, passwordHash };
    },

    async changePassword({ userId, passwordHash }, password, token) {
      await refuseCommonPassword(password, 'new_password');
      const next = await hashPassword(password);
      await sessions.endAllOf(
        userId,
        async (tx) => {
          const changed = await repository.changePassword(tx, userId, passwordHash, next);
          if (!changed) throw unauthenticated('SESSION_EXPIRED');
          await spendResets(tx, userId, clock.now());
        },
        token,
      );
    },

    async close({ userId, passwordHash }) {
      const image = await sessions.endAllOf(userId, async (tx) => {
        const account = await holdAccount(tx, userId);
        if (account?.password_hash !== passwordHash) throw unauthenticated('SESSION_EXPIRED');
        if (await repository.hasOpenOrder(tx, userId)) {
          throw new HttpError(409, 'ORDER_OPEN', 'You have an order under way');
        }
        await repository.forgetPerson(tx, userId, clock.now());
        return account.image;
      });
      await removePicture(images, image);
    },
  };
}

import { MESSAGES } from '@seduh/contract/constants';
import { recordAct } from '../../platform/db/audit';
import type { Viewer } from '../../platform/http/viewer';
import { HttpError, unauthenticated } from '../../platform/http/errors';
import { removeImage, type ImageStore } from '../../platform/images/store';
import { hashPassword, passwordMatches, refuseGuessable } from '../auth/passwords';
import { endPending, spendResets } from '../auth/reset';
import { leaveMarks } from '../auth/past-customers';
import type { AuthContext } from '../auth/sessions';
import * as repository from './account-repository';

/** Somebody who showed that the account is theirs; it counts as long as its password is still the same. */
export interface Proof {
  userId: string;
  passwordHash: string | null;
}

/** Who is asking, and by which token. */
export interface Caller extends Viewer {
  token: string;
}

export interface AccountContext extends AuthContext {
  images: ImageStore;
  /** How an account is held while it closes; a test swaps it to show what it is for. */
  holdAccount?: typeof repository.holdAccount;
}

export function createAccountService(context: AccountContext) {
  const { db, clock, images, sessions, holdAccount = repository.holdAccount } = context;

  async function proofOf(userId: string): Promise<Proof> {
    const passwordHash = await repository.findPasswordHash(db, userId);
    if (passwordHash === undefined) throw unauthenticated('SESSION_EXPIRED');
    return { userId, passwordHash };
  }

  async function byPassword(proof: Proof, password: string, msg: string): Promise<Proof> {
    if (await passwordMatches(proof.passwordHash, password)) return proof;
    throw new HttpError(403, 'WRONG_PASSWORD', msg);
  }

  async function byLogin(proof: Proof, token: string): Promise<Proof> {
    if (await sessions.isFresh(token)) return proof;
    const msg = proof.passwordHash === null ? MESSAGES.reauthLogin : MESSAGES.reauthPassword;
    throw new HttpError(403, 'REAUTH_REQUIRED', msg);
  }

  return {
    /**
     * Shows that who holds a token is the owner: by the password, or, where none is given, by a login of the last ten
     * minutes. Throws 403 WRONG_PASSWORD with `msg`, 403 REAUTH_REQUIRED.
     */
    async prove({ userId, token }: Caller, password: string, msg = MESSAGES.wrongPassword): Promise<Proof> {
      const proof = await proofOf(userId);
      return password === '' ? byLogin(proof, token) : byPassword(proof, password, msg);
    },

    /** The same for a change of the password: where there is one, nothing but that will do. */
    async proveOld({ userId, token }: Caller, password: string): Promise<Proof> {
      const proof = await proofOf(userId);
      const isFirst = proof.passwordHash === null && password === '';
      return isFirst ? byLogin(proof, token) : byPassword(proof, password, MESSAGES.wrongOldPassword);
    },

    /** Changes the password, ends all sessions but the caller's. Throws 400 for one that is tried first, 401 for a stale proof. */
    async changePassword({ userId, passwordHash }: Proof, password: string, { role, token }: Caller): Promise<void> {
      const owner = await repository.findPasswordOwner(db, userId);
      if (!owner) throw unauthenticated('SESSION_EXPIRED');
      await refuseGuessable(password, 'new_password', owner);
      const next = await hashPassword(password);
      await sessions.endAllOf(
        userId,
        async (tx) => {
          const changed = await repository.changePassword(tx, userId, passwordHash, next);
          if (!changed) throw unauthenticated('SESSION_EXPIRED');
          await spendResets(tx, userId, clock.now());
          // it may have been asked for by whoever knew the old password
          await endPending(tx, userId, clock.now());
          const act = { by: userId, action: 'account.password', subject: null, at: clock.now() } as const;
          if (role === 'Admin') await recordAct(tx, act);
        },
        token,
      );
    },

    /** Closes the account; its orders stay, without the person. Throws 409 ORDER_OPEN, 401 for a stale proof. */
    async close({ userId, passwordHash }: Proof): Promise<void> {
      const image = await sessions.endAllOf(userId, async (tx) => {
        const account = await holdAccount(tx, userId);
        if (account?.password_hash !== passwordHash) throw unauthenticated('SESSION_EXPIRED');
        if (await repository.hasOpenOrder(tx, userId)) {
          throw new HttpError(409, 'ORDER_OPEN', MESSAGES.accountHasOrder);
        }
        await leaveMarks(tx, userId, clock.now());
        await repository.forgetPerson(tx, userId, clock.now());
        return account.image;
      });
      await removeImage(images, image);
    },
  };
}

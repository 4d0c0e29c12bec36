import type { FactorProofBody, FactorSetUp, RecoveryCodes, SecondFactor } from '@seduh/contract';
import { LIMITS, MESSAGES, type AuditAction, type Bundle } from '@seduh/contract/constants';
import { needsFactor, readCode, showRecoveryCode, type FactorRule } from '@seduh/domain';
import { recordAct } from '../../../platform/db/audit';
import { readShopColumns } from '../../../platform/db/query';
import type { Tx } from '../../../platform/db/tx';
import { HttpError, unauthenticated } from '../../../platform/http/errors';
import type { AuthContext } from '../sessions';
import { base32Of, newSecret, setUpUri, stepOf } from './app-codes';
import type { FactorCodes } from './codes';
import { spendProof, wrongCode } from './proof';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import * as repository from './repository';
import { seal, unseal } from './seal';

const MINUTE_MS = 60_000;

export interface FactorContext extends AuthContext {
  codes: FactorCodes;
  key: Buffer;
  rule: FactorRule;
}

/** Somebody on staff, and the session by which they ask. */
interface FactorCaller {
  userId: string;
  token: string;
  bundle: Bundle | null;
  /** Whether that session is by more than the password. */
  hasFactor: boolean;
}

/** What shows that a session is in the right hands: the password it was just given for, and a code where it takes one. */
export interface FactorProof {
  /** The hash that the password fits. */
  passwordHash: string | null;
  code: FactorProofBody['code'];
}

/** One's own second factor: set up, confirmed, moved to another phone, turned off. */
export function createFactorService({ db, clock, sessions, codes, key, rule }: FactorContext) {
  /** Holds the account and looks at the proof once more. Throws 401 where it changed since, 403 for its code. */
  async function holdProved(tx: Tx, userId: string, { passwordHash, code }: FactorProof) {
    const account = await repository.holdAccount(tx, userId);
    if (!account || account.password_hash !== passwordHash) throw unauthenticated('SESSION_EXPIRED');
    if (account.factor_at === null) return account;
    await spendProof(codes, tx, userId, code);
    return account;
  }

  const note = (tx: Tx, userId: string, action: AuditAction, [before, after]: [boolean, boolean]) =>
    recordAct(
      tx,
      { by: userId, action, subject: null, at: clock.now() },
      before === after ? [] : [{ field: 'second_factor', of: null, before, after }],
    );

  async function makeCodes(tx: Tx, userId: string): Promise<RecoveryCodes> {
    const made = newRecoveryCodes();
    await repository.replaceRecoveryCodes(tx, userId, made.map(hashRecoveryCode), clock.now());
    return { codes: made.map(showRecoveryCode) };
  }

  return {
    /** Whether it is on, whether it has to be, and what is left for when the phone is gone. */
    async get({ userId, bundle, hasFactor }: Omit<FactorCaller, 'token'>): Promise<SecondFactor> {
      const since = await repository.findFactorAt(db, userId);
      return {
        on_since: since?.toISOString() ?? null,
        // whoever came in by a passkey has one: nothing of their work waits for a code
        required: needsFactor(rule, bundle) && (Boolean(since) || !hasFactor),
        recovery_left: await repository.countRecoveryCodes(db, userId),
      };
    },

    /** Makes a secret that waits for its first code; one that counts already does so until then. */
    async begin({ userId }: FactorCaller, proof: FactorProof): Promise<FactorSetUp> {
      const secret = newSecret();
      const at = clock.now();
      return sessions.changeOf(userId, async (tx) => {
        const { email, factor_at: since } = await holdProved(tx, userId, proof);
        const { name } = await readShopColumns(tx, ['name']);
        await repository.keepPending(tx, userId, seal(key, userId, secret), at);
        await note(tx, userId, 'account.prepare', [since !== null, since !== null]);
        return {
          secret: base32Of(secret),
          uri: setUpUri(secret, name, email),
          expires_at: new Date(at.getTime() + LIMITS.factorMinutes * MINUTE_MS).toISOString(),
        };
      });
    },

    /**
     * Turns it on by a first code, with other recovery codes than before, and logs every other device out. Throws 403
     * WRONG_CODE, 404 where nothing waits any more.
     */
    async confirm({ userId, token }: FactorCaller, typed: string): Promise<RecoveryCodes> {
      const at = clock.now();
      const found = await repository.findSecrets(db, userId);
      const oldest = at.getTime() - LIMITS.factorMinutes * MINUTE_MS;
      if (!found?.pending || !found.pending_at || found.pending_at.getTime() < oldest) throw tooLate();
      const { pending } = found;
      const secret = unseal(key, userId, pending);
      const read = readCode(typed);
      const step = secret && read?.kind === 'app' ? stepOf(secret, read.code, at) : null;
      if (step === null) throw wrongCode('wrong');
      return sessions.endAllOf(
        userId,
        async (tx) => {
          const account = await repository.holdAccount(tx, userId);
          // a first code is used up as well
          if (!account || !(await repository.takePending(tx, userId, pending, step))) throw tooLate();
          await repository.setFactorAt(tx, userId, at);
          await note(tx, userId, 'account.protect', [account.factor_at !== null, true]);
          return makeCodes(tx, userId);
        },
        token,
      );
    },

    /** Makes another set of recovery codes; those of before let in nobody any more. Throws 404 where it is off. */
    async renewCodes({ userId }: FactorCaller, proof: FactorProof): Promise<RecoveryCodes> {
      return sessions.changeOf(userId, async (tx) => {
        const { factor_at: since } = await holdProved(tx, userId, proof);
        if (since === null) throw new HttpError(404, 'NOT_FOUND', MESSAGES.notFoundOf('Second factor'));
        await note(tx, userId, 'account.codes', [true, true]);
        return makeCodes(tx, userId);
      });
    },

    /** Turns it off. Throws 409 SECOND_FACTOR_REQUIRED where their work takes one, 404 where it is off. */
    async turnOff({ userId, bundle }: FactorCaller, proof: FactorProof): Promise<void> {
      if (needsFactor(rule, bundle)) throw new HttpError(409, 'SECOND_FACTOR_REQUIRED', MESSAGES.factorStays);
      await sessions.changeOf(userId, async (tx) => {
        const { factor_at: since } = await holdProved(tx, userId, proof);
        if (since === null) throw new HttpError(404, 'NOT_FOUND', MESSAGES.notFoundOf('Second factor'));
        await repository.removeFactor(tx, userId);
        await note(tx, userId, 'account.unprotect', [true, false]);
      });
    },
  };
}

const tooLate = (): HttpError => new HttpError(404, 'NOT_FOUND', MESSAGES.factorTooLate);

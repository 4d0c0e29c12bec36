import type { NewPasskeyBody, Passkey, PasskeyProofBody, PasskeySetUp } from '@seduh/contract';
import { PASSKEY_LIMITS, PASSKEY_MESSAGES, type AuditAction } from '@seduh/contract/constants';
import { needsFactor, passkeyIsFactor, type FactorRule } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import { recordAct } from '../../../platform/db/audit';
import { readShopColumns } from '../../../platform/db/query';
import type { Db, Tx } from '../../../platform/db/tx';
import { HttpError, invalid, notFound, unauthenticated } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import { queueMail } from '../../../platform/mail/repository';
import { firstKnown } from '../../../platform/words';
import type { FactorCodes } from '../factor/codes';
import { spendProof } from '../factor/proof';
import { passkeyMail } from '../mail-templates';
import { readShopContact } from '../reset-repository';
import { deleteSessionsOf } from '../session-repository';
import { hashToken, newToken, type AuthContext } from '../sessions';
import { providerOf } from './providers';
import * as repository from './repository';
import { ALGORITHMS, challengeOf, userHandleOf, verifyNew, type RelyingParty } from './verify';

const MINUTE_MS = 60_000;

export interface PasskeysContext extends AuthContext {
  codes: Pick<FactorCodes, 'spend'>;
  rule: FactorRule;
}

/** Somebody who is logged in, and by which token. */
interface PasskeyCaller {
  userId: string;
  token: string;
}

/** What shows that a session is in the right hands. */
export interface PasskeyProof {
  /** The hash that the password fits, or that was there at the login of a moment ago. */
  passwordHash: string | null;
  /** Whether it is such a login that shows it: that took a code, or a passkey, already. */
  byLogin: boolean;
  code: PasskeyProofBody['code'];
}

type Account = NonNullable<Awaited<ReturnType<typeof repository.holdAccount>>>;

/** One's own passkeys: added, renamed, removed. */
export function createPasskeyService({ db, clock, sessions, codes, rule }: PasskeysContext) {
  async function hold(tx: Tx, userId: string): Promise<Account> {
    const account = await repository.holdAccount(tx, userId);
    if (!account) throw unauthenticated('SESSION_EXPIRED');
    return account;
  }

  /** The same, with the proof looked at once more. Throws 401 where the password changed since, 403 for its code. */
  async function holdProved(tx: Tx, userId: string, { passwordHash, byLogin, code }: PasskeyProof): Promise<Account> {
    const account = await hold(tx, userId);
    if (account.password_hash !== passwordHash) throw unauthenticated('SESSION_EXPIRED');
    if (account.factor_at !== null && !byLogin) await spendProof(codes, tx, userId, code);
    return account;
  }

  /** What staff did stands in the record; a customer's passkeys are nobody else's business. */
  async function note(
    tx: Tx,
    userId: string,
    { role }: Account,
    action: AuditAction,
    names: [string | null, string | null],
  ) {
    const [before, after] = names;
    if (role !== 'Admin') return;
    const change = { field: 'passkey', of: null, before, after } as const;
    await recordAct(tx, { by: userId, action, subject: null, at: clock.now() }, before === after ? [] : [change]);
  }

  async function tell(tx: Tx, { email, language }: Account, kind: 'passkeyAdded' | 'passkeyRemoved', name: string) {
    const addressed = { shop: await readShopContact(tx), to: email, language: firstKnown(language) };
    await queueMail(tx, passkeyMail(addressed, kind, name), clock.now());
  }

  const waysIn = (account: Account, passkeys: number) => ({
    bundle: account.bundle,
    hasApp: account.factor_at !== null,
    passkeys,
  });

  async function list(userId: string): Promise<Passkey[]> {
    return (await repository.listPasskeys(db, userId)).map(toPasskey);
  }

  return {
    list,

    /** What a browser makes a passkey from; works once, for five minutes, in this session. Throws 409 PASSKEY_LIMIT. */
    async begin({ userId, token }: PasskeyCaller, proof: PasskeyProof, shop: RelyingParty): Promise<PasskeySetUp> {
      const challenge = newToken();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + PASSKEY_LIMITS.minutes * MINUTE_MS);
      const use = { purpose: 'register', userId, sessionHash: hashToken(token) } as const;
      return sessions.changeOf(userId, async (tx) => {
        const account = await holdProved(tx, userId, proof);
        const passkeys = await repository.listPasskeys(tx, userId);
        if (passkeys.length >= PASSKEY_LIMITS.count) throw tooMany();
        await repository.insertChallenge(tx, { hash: hashToken(challenge), use }, now, expiresAt);
        const { name } = await readShopColumns(tx, ['name']);
        return {
          challenge,
          rp_id: shop.id,
          rp_name: name,
          user_id: userHandleOf(userId),
          user_name: account.email,
          user_display_name: account.called,
          algorithms: ALGORITHMS,
          exclude: passkeys.map(({ credential_id }) => credential_id.toString('base64url')),
          expires_at: expiresAt.toISOString(),
        };
      });
    },

    /**
     * Keeps a passkey that a browser just made, and tells its owner by mail. The first of somebody whose work takes a
     * second factor is that from now on: every other device is logged out. Throws 404 where it took too long, 400 for
     * what does not fit, 409 PASSKEY_TAKEN, 409 PASSKEY_LIMIT. @param device in words
     */
    async add(
      { userId, token }: PasskeyCaller,
      body: NewPasskeyBody,
      shop: RelyingParty,
      device: string,
    ): Promise<Passkey> {
      const now = clock.now();
      const sessionHash = hashToken(token);
      const challenge = challengeOf(body.client_data) ?? '';
      const use = { purpose: 'register', userId, sessionHash } as const;
      const take = async (where: Db) => {
        if (await repository.takeChallenge(where, { hash: hashToken(challenge), use }, now)) return;
        throw new HttpError(404, 'NOT_FOUND', PASSKEY_MESSAGES.tooLate);
      };
      const made = await verifyNew(body, challenge, shop);
      if (!made) {
        // used up by what does not fit, too
        await take(db);
        throw invalid({ attestation: PASSKEY_MESSAGES.unread });
      }
      const provider = providerOf(made.aaguid);
      const passkey = {
        id: uuidv7(),
        user_id: userId,
        credential_id: Buffer.from(body.id, 'base64url'),
        public_key: made.publicKey,
        counter: made.counter,
        transports: body.transports ?? [],
        name: provider ?? device,
        provider,
        device,
        synced: made.synced,
        created_at: now,
        last_used_at: null,
      };
      await sessions.changeOf(userId, async (tx) => {
        const account = await hold(tx, userId);
        await take(tx);
        const passkeys = await repository.countPasskeys(tx, userId);
        if (passkeys >= PASSKEY_LIMITS.count) throw tooMany();
        if (!(await repository.insertPasskey(tx, passkey)))
          throw new HttpError(409, 'PASSKEY_TAKEN', PASSKEY_MESSAGES.taken);
        if (account.role === 'Admin') {
          if (passkeys === 0 && needsFactor(rule, account.bundle) && account.factor_at === null)
            await deleteSessionsOf(tx, userId, sessionHash);
          // who showed a password, and was recognised by the device just now, has shown both factors
          await repository.markSession(tx, sessionHash, passkey.id);
        }
        await note(tx, userId, account, 'account.addkey', [null, passkey.name]);
        await tell(tx, account, 'passkeyAdded', passkey.name);
      });
      return toPasskey(passkey);
    },

    /** Calls one something else. Throws 404. */
    async rename(userId: string, id: string, name: string): Promise<Passkey> {
      demandId(id);
      await sessions.changeOf(userId, async (tx) => {
        const account = await hold(tx, userId);
        const before = await repository.findName(tx, userId, id);
        if (before === undefined) throw notFound('Passkey');
        await repository.rename(tx, id, name);
        await note(tx, userId, account, 'account.renamekey', [before, name]);
      });
      const renamed = (await list(userId)).find((one) => one.id === id);
      if (!renamed) throw notFound('Passkey');
      return renamed;
    },

    /**
     * Takes one away, logs out where it was used, and tells its owner by mail. Throws 404, 409 SECOND_FACTOR_REQUIRED for
     * the last one where it is the second factor that their work takes.
     */
    async remove({ userId, token }: PasskeyCaller, id: string, proof: PasskeyProof): Promise<void> {
      demandId(id);
      await sessions.changeOf(userId, async (tx) => {
        const account = await holdProved(tx, userId, proof);
        const name = await repository.findName(tx, userId, id);
        if (name === undefined) throw notFound('Passkey');
        const passkeys = await repository.countPasskeys(tx, userId);
        if (passkeys === 1 && passkeyIsFactor(rule, waysIn(account, passkeys)))
          throw new HttpError(409, 'SECOND_FACTOR_REQUIRED', PASSKEY_MESSAGES.stays);
        await repository.removePasskey(tx, userId, id, hashToken(token));
        await note(tx, userId, account, 'account.removekey', [name, null]);
        await tell(tx, account, 'passkeyRemoved', name);
      });
    },
  };
}

/** What no id can be is nobody's. */
function demandId(id: string): void {
  if (!isId(id)) throw notFound('Passkey');
}

type Row = Omit<Awaited<ReturnType<typeof repository.listPasskeys>>[number], 'credential_id'>;

const toPasskey = ({ id, name, provider, device, synced, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  provider,
  device,
  synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

const tooMany = (): HttpError => new HttpError(409, 'PASSKEY_LIMIT', PASSKEY_MESSAGES.limit);

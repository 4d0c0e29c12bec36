import { LIMITS, MESSAGES, PAGES } from '@seduh/contract/constants';
import { recordAct } from '../../platform/db/audit';
import { withTx, type Tx } from '../../platform/db/tx';
import type { Asker } from '../../platform/http/asker';
import { HttpError } from '../../platform/http/errors';
import { passkeysStayMail, resetMail } from './mail-templates';
import type { OutgoingMails } from '../../platform/mail/outgoing';
import { queueMail } from '../../platform/mail/repository';
import { firstKnown, pathIn } from '../../platform/words';
import { endPending } from './email-change-repository';
import { listPasskeys, removePasskeys } from './passkeys/repository';
import { hashPassword, refuseGuessable } from './passwords';
import { findAccount } from './repository';
import * as repository from './reset-repository';
import { hashToken, newToken, type AuthContext } from './sessions';

// a link must not outlive the mailbox or the password that it was asked for, whoever changes them
export { spendResets } from './reset-repository';
export { endPending } from './email-change-repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Mails to one mailbox in an hour, whoever asks for them. */
const MAILS_AN_HOUR = 5;

export interface ResetContext extends AuthContext {
  mails: Pick<OutgoingMails, 'afterwards'>;
  /** How a link is used up; a test swaps it to show what it is for. */
  takeReset?: typeof repository.takeReset;
}

export function createResetService(context: ResetContext) {
  const { db, clock, sessions, mails, takeReset = repository.takeReset } = context;

  /** Not where enough mails are on their way to this mailbox, or the account has another one by now. */
  async function write(account: { id: string; email: string }, { origin, language }: Asker): Promise<void> {
    const shop = await repository.readShopContact(db);
    await withTx(db, async (tx) => {
      if (!(await repository.holdMailbox(tx, account))) return;
      const now = clock.now();
      const hourAgo = new Date(now.getTime() - HOUR_MS);
      if ((await repository.countResets(tx, account.id, hourAgo)) >= MAILS_AN_HOUR) return;
      const issued = await issueReset(tx, account.id, now);
      if (!issued.isOpen) return;
      const url = `${origin}${pathIn(language, PAGES.resetPassword.path)}?token=${issued.token}`;
      await queueMail(tx, resetMail({ shop, to: account.email, language }, url, issued.expiresAt), now);
    });
  }

  return {
    /** Mails a link where this email has an open account, in its language. Takes as long where it has none. */
    async forgot(email: string, { origin, language }: Asker): Promise<void> {
      const account = await findAccount(db, email.toLowerCase());
      if (account) mails.afterwards(() => write(account, { origin, language: firstKnown(account.language, language) }));
    },

    /** Sets a password by a link, logs out everywhere; whose it is. Throws 400 for one that is tried first, 401 LINK_EXPIRED. */
    async reset({ token, newPassword }: { token: string; newPassword: string }): Promise<string> {
      const tokenHash = hashToken(token);
      const account = await repository.findReset(db, tokenHash, clock.now());
      if (!account) throw expired();
      const { id: userId, role } = account;
      const { name: shop } = await repository.readShopContact(db);
      await refuseGuessable(newPassword, 'newPassword', { ...account, name: account.display_name, shop });
      const passwordHash = await hashPassword(newPassword);
      await sessions.endAllOf(userId, async (tx) => {
        const now = clock.now();
        if (!(await takeReset(tx, tokenHash, now))) throw expired();
        if (!(await repository.resetPassword(tx, userId, passwordHash, now))) throw expired();
        if (role === 'Admin') await recordAct(tx, { by: userId, action: 'account.password', subject: null, at: now });
        // it may have been asked for by whoever knew the old password
        await endPending(tx, userId, now);
        await reviewPasskeys(tx, account, now);
      });
      return userId;
    },
  };
}

/** Makes the token of a link to a new password in place of the one before; it is not open where another was quicker. */
export async function issueReset(tx: Tx, userId: string, now: Date) {
  const token = newToken();
  await repository.spendResets(tx, userId, now);
  const expiresAt = new Date(now.getTime() + LIMITS.resetMinutes * MINUTE_MS);
  const reset = { token_hash: hashToken(token), user_id: userId, created_at: now, expires_at: expiresAt };
  return { token, expiresAt, isOpen: await repository.insertReset(tx, reset) };
}

/**
 * Passkeys of before a reset: nobody's whose email was never proved, as whoever opened it by that email may have added
 * them. Else they stay, and a mail says which they are.
 */
async function reviewPasskeys(tx: Tx, account: repository.ResetAccount, now: Date): Promise<void> {
  if (account.email_proved_at === null) return removePasskeys(tx, account.id);
  const passkeys = await listPasskeys(tx, account.id);
  if (passkeys.length === 0) return;
  const addressed = { shop: await repository.readShopContact(tx), to: account.email };
  const language = firstKnown(account.language);
  const names = passkeys.map(({ name }) => name);
  await queueMail(tx, passkeysStayMail({ ...addressed, language }, names), now);
}

const expired = (): HttpError => new HttpError(401, 'LINK_EXPIRED', MESSAGES.linkExpired);

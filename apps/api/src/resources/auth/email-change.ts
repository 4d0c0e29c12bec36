import type { ConfirmedEmail, UndoneEmail } from '@seduh/contract';
import { LIMITS, MESSAGES, PAGES } from '@seduh/contract/constants';
import { uuidv7 } from 'uuidv7';
import { withTx, type Tx } from '../../platform/db/tx';
import type { Asker } from '../../platform/http/asker';
import { HttpError, notFound } from '../../platform/http/errors';
import { confirmEmailMail, emailChangedMail, emailWantedMail, type AccountMail } from './mail-templates';
import { firstKnown, pathIn } from '../../platform/words';
import { queueMail } from '../../platform/mail/repository';
import * as repository from './email-change-repository';
import { leaveMarks, recogniseCustomer } from './past-customers';
import { removeCustomersPasskeys } from './passkeys/repository';
import { findLanguage } from './repository';
import { issueReset, spendResets } from './reset';
import { readShopContact } from './reset-repository';
import { hashToken, newToken, type AuthContext } from './sessions';
import { takenError } from './taken';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 24 * HOUR_MS;

export interface EmailChangeContext extends AuthContext {
  /** How the account of a link, and the change it confirms, are held; a test swaps them to show what they are for. */
  holds?: Pick<typeof repository, 'holdOpenAccount' | 'holdConfirmable'>;
}

/** A new email that somebody who has shown who they are asks for. */
interface WantedEmail extends Asker {
  userId: string;
  oldEmail: string;
  /** In lower case. */
  newEmail: string;
}

export type EmailChanges = ReturnType<typeof createEmailChanges>;

const { holdOpenAccount, holdConfirmable } = repository;

export function createEmailChanges(context: EmailChangeContext) {
  const { db, clock, sessions, holds = { holdOpenAccount, holdConfirmable } } = context;
  const later = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);

  /** The account that a link is about, held before its change, as everybody does it in this order. */
  async function holdAccount(tx: Tx, tokenHash: Buffer, kind: 'confirm' | 'undo'): Promise<void> {
    const userId = await repository.findOwner(tx, tokenHash, kind);
    if (userId === null || !(await holds.holdOpenAccount(tx, userId))) throw dead();
  }

  return {
    /** Keeps a wanted email until it is confirmed, mails both mailboxes. Hold the account. Throws 409 EMAIL_TAKEN. */
    async begin(tx: Tx, { userId, oldEmail, newEmail, ...asker }: WantedEmail): Promise<void> {
      const now = clock.now();
      if (await repository.isEmailTaken(tx, newEmail, userId, now)) {
        throw new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTaken);
      }
      await repository.deleteOldChanges(tx, new Date(now.getTime() - KEPT_MS));
      const id = uuidv7();
      const [confirm, undo] = [newToken(), newToken()];
      const expiresAt = later(LIMITS.emailConfirmHours);
      const wanted = { id, user_id: userId, old_email: oldEmail, new_email: newEmail };
      await repository.insertChange(tx, { ...wanted, created_at: now, expires_at: expiresAt });
      await repository.insertLink(tx, id, 'confirm', hashToken(confirm));
      await repository.insertLink(tx, id, 'undo', hashToken(undo));
      const { addressed, link } = await accountMails(tx, userId, asker);
      await queueMail(tx, confirmEmailMail(addressed(newEmail), link('confirmEmail', confirm), expiresAt), now);
      await queueMail(tx, emailWantedMail(addressed(oldEmail), link('undoEmail', undo)), now);
    },

    /** Mails the link once more, which makes the one before useless. Throws 404 where nothing waits. */
    async resend(userId: string, asker: Asker): Promise<string> {
      const token = newToken();
      return withTx(db, async (tx) => {
        const now = clock.now();
        const change = await repository.holdPending(tx, userId, now);
        if (!change) throw notFound('New email');
        await repository.insertLink(tx, change.id, 'confirm', hashToken(token));
        const { addressed, link } = await accountMails(tx, userId, asker);
        const mail = confirmEmailMail(addressed(change.new_email), link('confirmEmail', token), change.expires_at);
        await queueMail(tx, mail, now);
        return change.new_email;
      });
    },

    /** Gives up what waits. Throws 404 where nothing does. */
    async cancel(userId: string): Promise<void> {
      const isEnded = await withTx(db, async (tx) => {
        const change = await repository.holdPending(tx, userId, clock.now());
        return change !== undefined && repository.endPending(tx, userId, clock.now());
      });
      if (!isEnded) throw notFound('New email');
    },

    /** The new email counts from here on, and the old mailbox is informed. Throws 401 LINK_EXPIRED, 409 EMAIL_TAKEN. */
    async confirm(token: string, asker: Asker): Promise<ConfirmedEmail> {
      const tokenHash = hashToken(token);
      const undo = newToken();
      try {
        return await withTx(db, async (tx) => {
          await holdAccount(tx, tokenHash, 'confirm');
          const now = clock.now();
          const change = await holds.holdConfirmable(tx, tokenHash, now);
          if (!change) throw dead();
          const undoUntil = later(LIMITS.emailUndoHours);
          await leaveMarks(tx, change.user_id, now);
          await repository.confirmChange(tx, change, now, undoUntil);
          await recogniseCustomer(tx, change.user_id, now);
          // a link in the old mailbox must not open the account
          await spendResets(tx, change.user_id, now);
          await repository.insertLink(tx, change.id, 'undo', hashToken(undo));
          const { addressed, link } = await accountMails(tx, change.user_id, asker);
          await queueMail(tx, emailChangedMail(addressed(change.old_email), link('undoEmail', undo), undoUntil), now);
          return { email: change.new_email };
        });
      } catch (error) {
        if (!takenError(error)) throw error;
        await withTx(db, async (tx) => {
          const owner = await repository.findOwner(tx, tokenHash, 'confirm');
          if (owner !== null) await repository.endPending(tx, owner, clock.now());
        });
        throw new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTakenMeanwhile);
      }
    },

    /** The old email counts again; sessions, password and a customer's passkeys end. Throws 401 LINK_EXPIRED, 409 EMAIL_TAKEN. */
    async undo(token: string): Promise<UndoneEmail> {
      const tokenHash = hashToken(token);
      const userId = await repository.findOwner(db, tokenHash, 'undo');
      if (userId === null) throw dead();
      try {
        return await sessions.endAllOf(userId, async (tx) => {
          await holdAccount(tx, tokenHash, 'undo');
          const now = clock.now();
          const change = await repository.holdUndoable(tx, tokenHash, now);
          if (!change) throw dead();
          await leaveMarks(tx, change.user_id, now);
          await repository.undoChange(tx, change, now);
          await removeCustomersPasskeys(tx, userId);
          await recogniseCustomer(tx, change.user_id, now);
          const { token: reset_token } = await issueReset(tx, userId, now);
          return { email: change.old_email, reset_token };
        });
      } catch (error) {
        throw takenError(error) ? new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTakenBack) : error;
      }
    },
  };
}

/** How mails about an account are addressed, and where their links lead: in the language that it has chosen. */
async function accountMails(tx: Tx, userId: string, asker: Asker) {
  const language = firstKnown(await findLanguage(tx, userId), asker.language);
  const shop = await readShopContact(tx);
  return {
    addressed: (to: string): AccountMail => ({ shop, to, language }),
    link: (page: 'confirmEmail' | 'undoEmail', token: string) =>
      `${asker.origin}${pathIn(language, PAGES[page].path)}?token=${token}`,
  };
}

const dead = (): HttpError => new HttpError(401, 'LINK_EXPIRED', MESSAGES.linkDead);

import type { AcceptInvitationBody, Invitation, InvitationBody, LoginData, OpenInvitation } from '@seduh/contract';
import { LIMITS, MESSAGES, PAGES } from '@seduh/contract/constants';
import { permissionsNow, type FactorRule } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../../platform/clock';
import { recordAct } from '../../../platform/db/audit';
import { readShopColumns } from '../../../platform/db/query';
import { withTx, type Db, type Tx } from '../../../platform/db/tx';
import type { Asker } from '../../../platform/http/asker';
import { HttpError, notFound } from '../../../platform/http/errors';
import { isId } from '../../../platform/http/ids';
import type { OutgoingMails } from '../../../platform/mail/outgoing';
import { queueMail } from '../../../platform/mail/repository';
import { pathIn } from '../../../platform/words';
import { addAccount, isEmailKnown } from '../../auth/accounts';
import { invitationMail } from '../../auth/mail-templates';
import { hashPassword, refuseGuessable } from '../../auth/passwords';
import { payloadOf } from '../../auth/login';
import { hashToken, newToken, type Arrival, type Sessions } from '../../auth/sessions';
import { takenError } from '../../auth/taken';
import * as repository from './repository';

const HOUR_MS = 60 * 60_000;

export interface InvitationContext {
  db: Db;
  clock: Clock;
  mails: Pick<OutgoingMails, 'afterwards'>;
  /** Whether owners and managers have to have a second factor. */
  rule: FactorRule;
  /** How a link is used up; a test swaps it to show what it is for. */
  takeInvitation?: typeof repository.takeInvitation;
}

export type Invitations = ReturnType<typeof createInvitations>;

/** Invitations to work here: a link by mail, which works once and for 72 hours. */
export function createInvitations(context: InvitationContext) {
  const { db, clock, rule, takeInvitation = repository.takeInvitation } = context;

  async function list(): Promise<Invitation[]> {
    const now = clock.now();
    return (await repository.listInvitations(db)).map(({ sent_at, expires_at, ...row }) => ({
      ...row,
      sent_at: sent_at.toISOString(),
      expires_at: expires_at.toISOString(),
      is_expired: expires_at <= now,
    }));
  }

  async function get(id: string): Promise<Invitation> {
    const found = (await list()).find((one) => one.id === id);
    if (!found) throw notFound('Invitation');
    return found;
  }

  const newLink = () => {
    const token = newToken();
    const sent_at = clock.now();
    const expires_at = new Date(sent_at.getTime() + LIMITS.invitationHours * HOUR_MS);
    return { token, row: { token_hash: hashToken(token), sent_at, expires_at } };
  };

  async function mail(tx: Tx, to: string, { token, row }: ReturnType<typeof newLink>, asker: Asker): Promise<void> {
    const { origin, language } = asker;
    const shop = await readShopColumns(tx, ['name', 'phone']);
    const url = `${origin}${pathIn(language, PAGES.join.path)}?token=${token}`;
    await queueMail(tx, invitationMail({ shop, to, language }, url, row.expires_at), row.sent_at);
  }

  return {
    list,

    /** Asks somebody by mail. Throws 409 EMAIL_TAKEN for whoever has an account, INVITED_ALREADY, 429 where many wait. */
    async invite({ email: typed, bundle }: InvitationBody, by: string, asker: Asker): Promise<Invitation> {
      const email = typed.toLowerCase();
      const id = uuidv7();
      const link = newLink();
      await withTx(db, async (tx) => {
        if (await isEmailKnown(tx, email, clock.now()))
          throw atEmail(new HttpError(409, 'EMAIL_TAKEN', MESSAGES.emailTaken));
        if ((await repository.countWaiting(tx)) >= LIMITS.invitations) {
          throw new HttpError(409, 'INVITED_ALREADY', MESSAGES.invitationsFull);
        }
        const row = { id, email, bundle, invited_by: by, created_at: clock.now(), used_at: null, revoked_at: null };
        if (!(await repository.insertInvitation(tx, { ...row, ...link.row }))) {
          throw atEmail(new HttpError(409, 'INVITED_ALREADY', MESSAGES.invitedAlready));
        }
        await recordAct(tx, { by, action: 'people.invite', subject: { id, name: email }, at: clock.now() }, [
          { field: 'bundle', of: null, before: null, after: bundle },
          { field: 'invited_until', of: null, before: null, after: link.row.expires_at.toISOString() },
        ]);
        await mail(tx, email, link, asker);
      });
      return get(id);
    },

    /** Mails another link, for as long again; the one before is dead. */
    async resend(id: string, by: string, asker: Asker): Promise<Invitation> {
      demandId(id);
      const link = newLink();
      await withTx(db, async (tx) => {
        const held = await repository.holdInvitation(tx, id);
        if (!held) throw notFound('Invitation');
        await repository.renewInvitation(tx, id, link.row);
        const subject = { id, name: held.email };
        await recordAct(tx, { by, action: 'people.resend', subject, at: clock.now() }, [
          {
            field: 'invited_until',
            of: null,
            before: held.expires_at.toISOString(),
            after: link.row.expires_at.toISOString(),
          },
        ]);
        await mail(tx, held.email, link, asker);
      });
      return get(id);
    },

    /** Withdraws one: its link is dead at once. */
    async revoke(id: string, by: string): Promise<void> {
      demandId(id);
      await withTx(db, async (tx) => {
        const held = await repository.holdInvitation(tx, id);
        if (!held) throw notFound('Invitation');
        await repository.revokeInvitation(tx, id, clock.now());
        const subject = { id, name: held.email };
        await recordAct(tx, { by, action: 'people.revoke', subject, at: clock.now() }, [
          { field: 'bundle', of: null, before: held.bundle, after: null },
        ]);
      });
    },

    /** What a link says. Throws 401 LINK_EXPIRED for one that works no more. */
    async read(token: string): Promise<OpenInvitation> {
      const open = await repository.findOpen(db, hashToken(token), clock.now());
      if (!open) throw dead();
      return { email: open.email, bundle: open.bundle, expires_at: open.expires_at.toISOString() };
    },

    /** Makes the account and logs it in. Throws 401 LINK_EXPIRED, 400 for a password that is tried first, 409 EMAIL_TAKEN. */
    async accept(
      { token, name, newPassword }: Omit<AcceptInvitationBody, 'confirmPassword'>,
      sessions: Sessions,
      from: Arrival,
    ): Promise<LoginData> {
      const tokenHash = hashToken(token);
      const open = await repository.findOpen(db, tokenHash, clock.now());
      if (!open) throw dead();
      const { email, bundle } = open;
      const { name: shop } = await readShopColumns(db, ['name']);
      await refuseGuessable(newPassword, 'newPassword', { email, name, shop });
      const id = uuidv7();
      const password_hash = await hashPassword(newPassword);
      await withTx(db, async (tx) => {
        const now = clock.now();
        if (!(await takeInvitation(tx, tokenHash, now))) throw dead();
        const account = { id, email, password_hash, role: 'Admin', bundle, display_name: name } as const;
        // the link shows that they read the mailbox
        await addAccount(tx, { ...account, phone: null, email_proved_at: now, created_at: now });
        await recordAct(tx, { by: id, action: 'people.join', subject: { id, name }, at: now }, [
          { field: 'bundle', of: null, before: null, after: bundle },
        ]);
      }).catch((error: unknown) => {
        throw takenError(error) ?? error;
      });
      const session = await sessions.start(id, from);
      const permissions = permissionsNow(rule, { bundle, hasFactor: false });
      return { token: session, payload: payloadOf({ id, email, role: 'Admin', image: null }, permissions) };
    },
  };
}

const dead = (): HttpError => new HttpError(401, 'LINK_EXPIRED', MESSAGES.invitationDead);

const atEmail = ({ status, code, message }: HttpError): HttpError =>
  new HttpError(status, code, message, { fields: { email: message } });

function demandId(id: string): void {
  if (!isId(id)) throw notFound('Invitation');
}

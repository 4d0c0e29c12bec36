import { API_PATHS, ConfirmedEmail, EmailLinkBody, MESSAGES, UndoneEmail } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { AppConfig } from '../../deps';
import { answer, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { askerOf } from '../../platform/http/asker';
import { requireViewer } from '../../platform/plugins/auth';
import type { EmailChanges } from '../auth/email-change';
import { entryLimit } from '../auth/limits';

interface EmailRoutesContext {
  emails: EmailChanges;
  config: AppConfig;
  /** Throws 429 for whoever has mails sent too often. */
  limitEmails(request: FastifyRequest): Promise<void>;
}

const own = endpointsOf('users');
const byLink = endpointsOf('auths');
const ACCOUNT = { role: 'any', withoutFactor: true } as const;
const LINK = { role: 'public', rateLimit: entryLimit } as const;

/** What becomes of a new email that waits, by its owner and by the links in the mails. No GET changes anything. */
export function emailRoutes({ emails, config, limitEmails }: EmailRoutesContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.emailChange,
      own(ACCOUNT, 'Mail the link to the new email again; the one before works no more', { response: noAnswer }),
      async (request) => {
        await limitEmails(request);
        const email = await emails.resend(requireViewer(request).userId, askerOf(config, request));
        return ok(null, MESSAGES.emailLinkSent(email));
      },
    );

    app.delete(
      API_PATHS.emailChange,
      own(ACCOUNT, 'Give up the new email that waits for its confirmation', { response: noAnswer }),
      async (request) => {
        await emails.cancel(requireViewer(request).userId);
        return ok(null, MESSAGES.emailChangeCancelled);
      },
    );

    app.patch(
      API_PATHS.confirmEmail,
      byLink(
        LINK,
        'Confirm a new email by the link mailed there; the one before gets a link that undoes it for 72 hours',
        { body: EmailLinkBody, response: answer(ConfirmedEmail) },
      ),
      async (request) => {
        const confirmed = await emails.confirm(request.body.token, askerOf(config, request));
        return ok(confirmed, MESSAGES.emailConfirmed);
      },
    );

    app.patch(
      API_PATHS.undoEmail,
      byLink(
        LINK,
        'Undo a change of the email by the link mailed to the old one, end all sessions, drop the password',
        { body: EmailLinkBody, response: answer(UndoneEmail) },
      ),
      async ({ body }) => ok(await emails.undo(body.token), MESSAGES.emailUndone),
    );
  };
}

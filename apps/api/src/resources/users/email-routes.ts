import { API_PATHS, ConfirmedEmail, EmailLinkBody, MESSAGES, success, UndoneEmail } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppConfig } from '../../deps';
import { ok } from '../../platform/http/envelope';
import { publicOrigin } from '../../platform/http/origin';
import { requireViewer } from '../../platform/plugins/auth';
import { entryLimit } from '../auth/limits';
import type { EmailChanges } from '../auth/email-change';

interface EmailRoutesContext {
  emails: EmailChanges;
  config: AppConfig;
  /** Throws 429 for whoever has mails sent too often. */
  limitEmails(request: FastifyRequest): void;
}

/** What becomes of a new email that waits, by its owner and by the links in the mails. No GET changes anything. */
export function emailRoutes({ emails, config, limitEmails }: EmailRoutesContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      API_PATHS.emailChange,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'Mail the link to the new email again; the one before works no more',
          response: { 200: success(z.null()) },
        },
      },
      async (request) => {
        limitEmails(request);
        const email = await emails.resend(requireViewer(request).userId, publicOrigin(config, request));
        return ok(null, MESSAGES.emailLinkSent(email));
      },
    );

    app.delete(
      API_PATHS.emailChange,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'Give up the new email that waits for its confirmation',
          response: { 200: success(z.null()) },
        },
      },
      async (request) => {
        await emails.cancel(requireViewer(request).userId);
        return ok(null, MESSAGES.emailChangeCancelled);
      },
    );

    app.patch(
      API_PATHS.confirmEmail,
      {
        config: { role: 'public', rateLimit: entryLimit },
        schema: {
          tags: ['auths'],
          summary:
            'Confirm a new email by the link mailed there; the one before gets a link that undoes it for 72 hours',
          body: EmailLinkBody,
          response: { 200: success(ConfirmedEmail) },
        },
      },
      async (request) => {
        const confirmed = await emails.confirm(request.body.token, publicOrigin(config, request));
        return ok(confirmed, MESSAGES.emailConfirmed);
      },
    );

    app.patch(
      API_PATHS.undoEmail,
      {
        config: { role: 'public', rateLimit: entryLimit },
        schema: {
          tags: ['auths'],
          summary: 'Undo a change of the email by the link mailed to the old one, end all sessions, drop the password',
          body: EmailLinkBody,
          response: { 200: success(UndoneEmail) },
        },
      },
      async ({ body }) => ok(await emails.undo(body.token), MESSAGES.emailUndone),
    );
  };
}

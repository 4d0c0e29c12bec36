import {
  AcceptInvitationBody,
  Invitation,
  InvitationBody,
  InvitationLinkBody,
  LoginData,
  MESSAGES,
  OpenInvitation,
  PEOPLE_PATHS,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../../deps';
import { answer, ById, createdAnswer, endpointsOf, noAnswer } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { askerOf } from '../../../platform/http/asker';
import { requireViewer } from '../../../platform/plugins/auth';
import { arrivalOf } from '../../auth/arrival';
import { entryLimit } from '../../auth/limits';
import { tellLogin } from '../../auth/tell-login';
import type { Invitations } from './service';

const endpoint = endpointsOf('people');
const HOUR_MS = 60 * 60_000;
/** Mails to strangers, in an hour, by whoever may invite. */
const mailLimit = { max: 60, timeWindow: HOUR_MS, hook: 'preHandler' } as const;
const byLink = { role: 'public', rateLimit: entryLimit } as const;

/** Invitations to work here: sent, sent again, withdrawn; read and taken by whoever has the link. */
export function invitationRoutes({ config }: Deps, invitations: Invitations): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      PEOPLE_PATHS.invitations,
      endpoint({ permission: 'people', rateLimit: mailLimit }, 'Invite somebody by mail to work here', {
        body: InvitationBody,
        response: createdAnswer(Invitation),
      }),
      async (request, reply) => {
        const { userId } = requireViewer(request);
        const made = await invitations.invite(request.body, userId, askerOf(config, request));
        return reply.code(201).send(ok(made, MESSAGES.invitationSent(made.email), 201));
      },
    );

    app.post(
      PEOPLE_PATHS.resend.pattern,
      endpoint({ permission: 'people', rateLimit: mailLimit }, 'Mail another link; the one before is dead', {
        params: ById,
        response: answer(Invitation),
      }),
      async (request) => {
        const { userId } = requireViewer(request);
        const sent = await invitations.resend(request.params.id, userId, askerOf(config, request));
        return ok(sent, MESSAGES.invitationSent(sent.email));
      },
    );

    app.delete(
      PEOPLE_PATHS.invitation.pattern,
      endpoint('people', 'Withdraw an invitation', { params: ById, response: noAnswer }),
      async (request) => {
        await invitations.revoke(request.params.id, requireViewer(request).userId);
        return ok(null, MESSAGES.invitationRevoked);
      },
    );

    app.post(
      PEOPLE_PATHS.readInvitation,
      endpoint(byLink, 'What a mailed invitation says, by its link', {
        body: InvitationLinkBody,
        response: answer(OpenInvitation),
      }),
      async (request) => ok(await invitations.read(request.body.token)),
    );

    app.patch(
      PEOPLE_PATHS.acceptInvitation,
      endpoint(byLink, 'Take an invitation, once: makes the account and logs it in', {
        body: AcceptInvitationBody,
        response: answer(LoginData),
      }),
      async (request) => {
        const { token, name, newPassword } = request.body;
        const taken = await invitations.accept({ token, name, newPassword }, app.sessions, arrivalOf(request));
        tellLogin(request, taken.payload.id, 'invitation');
        return ok(taken, MESSAGES.loginSuccess);
      },
    );
  };
}

import { API_PATHS, EndedSessions, LiveSessions, MESSAGES } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { answer, ById, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { requireViewer, tokenOf } from '../../platform/plugins/auth';

const endpoint = endpointsOf('users');
const access = { role: 'any', withoutFactor: true } as const;

/** Where an account is logged in, and how to end that. */
export function sessionRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.sessions,
      endpoint(access, 'Where the account is logged in: this session first, then the one used last', {
        response: answer(LiveSessions),
      }),
      async (request) => ok(await app.sessions.list(requireViewer(request).userId, tokenOf(request) ?? '')),
    );

    app.delete(
      API_PATHS.sessions,
      endpoint(access, 'End every session of the account but this one', { response: answer(EndedSessions) }),
      async (request) => {
        const ended = await app.sessions.endOthers(requireViewer(request).userId, tokenOf(request) ?? '');
        return ok({ ended }, MESSAGES.sessionsEnded);
      },
    );

    app.delete(
      API_PATHS.session.pattern,
      endpoint(access, 'End one session of the account', { params: ById, response: noAnswer }),
      async (request) => {
        const { userId } = requireViewer(request);
        const { id } = request.params;
        if (!isId(id) || !(await app.sessions.endOne(userId, id))) throw notFound('Session');
        return ok(null, MESSAGES.sessionEnded);
      },
    );
  };
}

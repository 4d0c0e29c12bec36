import { API_PATHS, EndedSessions, LiveSessions, MESSAGES, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import { ok } from '../../platform/http/envelope';
import { notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { requireViewer, tokenOf } from '../../platform/plugins/auth';

/** Where an account is logged in, and how to end that. */
export function sessionRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.sessions,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'Where the account is logged in: this session first, then the one used last',
          response: { 200: success(LiveSessions) },
        },
      },
      async (request) => ok(await app.sessions.list(requireViewer(request).userId, tokenOf(request) ?? '')),
    );

    app.delete(
      API_PATHS.sessions,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'End every session of the account but this one',
          response: { 200: success(EndedSessions) },
        },
      },
      async (request) => {
        const ended = await app.sessions.endOthers(requireViewer(request).userId, tokenOf(request) ?? '');
        return ok({ ended }, MESSAGES.sessionsEnded);
      },
    );

    app.delete(
      `${API_PATHS.sessions}/:id`,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'End one session of the account',
          params: z.object({ id: z.string() }),
          response: { 200: success(z.null()) },
        },
      },
      async (request) => {
        const { userId } = requireViewer(request);
        const { id } = request.params;
        if (!isId(id) || !(await app.sessions.endOne(userId, id))) throw notFound('Session');
        return ok(null, MESSAGES.sessionEnded);
      },
    );
  };
}

import { API_PATHS, LoginBody, LoginData, MESSAGES, RegisterBody, RegisterData, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { refuseFields } from '../../http/validation';
import { tokenOf } from '../../plugins/auth';
import { accountLimit, limits } from '../../plugins/limits';
import { createAuthService } from './service';

export function authRoutes({ database, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const auth = createAuthService(database.db, clock, app.sessions);
    const limitAccount = accountLimit();

    app.post(
      API_PATHS.login,
      {
        config: { role: 'public', rateLimit: limits.login },
        schema: { tags: ['auths'], summary: 'Log in', body: LoginBody, response: { 200: success(LoginData) } },
      },
      async (request) => ok(await limitAccount(request, () => auth.login(request.body)), MESSAGES.loginSuccess),
    );

    app.post(
      API_PATHS.register,
      {
        config: { role: 'public', rateLimit: limits.register },
        preValidation: refuseFields('id', 'role'),
        schema: {
          tags: ['auths'],
          summary: 'Sign up as a customer',
          body: RegisterBody,
          response: { 201: success(RegisterData) },
        },
      },
      async ({ body }, reply) => reply.code(201).send(ok(await auth.register(body), MESSAGES.registerSuccess, 201)),
    );

    app.delete(
      API_PATHS.logout,
      {
        config: { role: 'any' },
        schema: { tags: ['auths'], summary: 'End this session', response: { 200: success(z.null()) } },
      },
      async (request) => {
        const token = tokenOf(request);
        if (token) await app.sessions.end(token);
        return ok(null, MESSAGES.logoutSuccess);
      },
    );
  };
}

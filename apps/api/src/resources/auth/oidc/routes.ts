import cookies from '@fastify/cookie';
import { API_BASE, API_PATHS, LoginData, MESSAGES, PAGES } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { answer, endpointsOf } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { HttpError } from '../../../platform/http/errors';
import { cookieName } from '../../../platform/http/cookie-names';
import { publicOrigin } from '../../../platform/http/origin';
import { arrivalOf } from '../arrival';
import { entryLimit } from '../limits';
import { OidcRefusal } from './provider';
import { createDevices } from '../devices';
import { tellLogin } from '../tell-login';
import { createOidcLogins } from './login';

const COOKIE = 'seduh_login';
/** Only these routes ever see the cookie. */
const COOKIE_PATH = `${API_BASE}/auths/oidc`;
const COOKIE_SECONDS = 600;

const endpoint = endpointsOf('auths');
const access = { role: 'public', rateLimit: entryLimit } as const;
const redirect = { 302: z.null().describe('On to where `location` says') };

/** Logging in with an account from elsewhere; without a provider these are 404. */
export function oidcRoutes({ database, clock, oidc, config }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const { db } = database;
    const logins = oidc && createOidcLogins({ db, clock, sessions: app.sessions, provider: oidc });
    const devices = createDevices(db, clock, config);
    await app.register(cookies);

    const configured = () => {
      if (!logins) throw new HttpError(404, 'NOT_FOUND', MESSAGES.notFound);
      return logins;
    };
    const isHttps = (request: FastifyRequest) => publicOrigin(config, request).startsWith('https:');
    // the version before 2026-11-28 knows the plain name alone, and may answer the next step of a login: for one release
    // both are set and read. Then `COOKIE` goes from here
    const namesFor = (request: FastifyRequest) => [...new Set([cookieName(COOKIE, isHttps(request)), COOKIE])];
    const cookiesOf = (request: FastifyRequest) =>
      namesFor(request)
        .map((name) => request.cookies[name])
        .filter((value) => value !== undefined);
    /** Lax: it has to come along when the provider sends the browser back here. */
    const cookieOptions = (request: FastifyRequest) => ({
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'lax' as const,
      secure: isHttps(request),
      maxAge: COOKIE_SECONDS,
    });
    const remember = (request: FastifyRequest, reply: FastifyReply, cookie: string) => {
      for (const name of namesFor(request)) reply.setCookie(name, cookie, cookieOptions(request));
      return reply;
    };
    /** A browser lets go of such a name only where it is said as it was set. */
    const forgetLogin = (request: FastifyRequest, reply: FastifyReply) => {
      for (const name of namesFor(request)) reply.clearCookie(name, { path: COOKIE_PATH, secure: isHttps(request) });
      return reply;
    };
    const loginPage = (request: FastifyRequest, outcome: string) =>
      `${publicOrigin(config, request)}${PAGES.login.path}?oidc=${outcome}`;

    app.get(
      API_PATHS.oidcStart,
      { ...endpoint(access, 'Begin a login at the provider', { response: redirect }), exposeHeadRoute: false },
      async (request, reply) => {
        try {
          const callback = `${publicOrigin(config, request)}${API_BASE}${API_PATHS.oidcCallback}`;
          const { url, cookie } = await configured().begin(callback);
          return remember(request, reply, cookie).redirect(url);
        } catch (error) {
          if (!(error instanceof OidcRefusal)) throw error;
          request.log.warn({ reason: error.message }, 'the provider of logins does not answer');
          return reply.redirect(loginPage(request, 'failed'));
        }
      },
    );

    app.get(
      API_PATHS.oidcCallback,
      { ...endpoint(access, 'The provider’s answer to a login', { response: redirect }), exposeHeadRoute: false },
      async (request, reply) => {
        const answer = new URL(request.url, publicOrigin(config, request));
        try {
          const result = await configured().finish(cookiesOf(request), answer);
          if ('cookie' in result) {
            return remember(request, reply, result.cookie).redirect(loginPage(request, 'done'));
          }
          return forgetLogin(request, reply).redirect(loginPage(request, result.refusal));
        } catch (error) {
          if (!(error instanceof OidcRefusal)) throw error;
          request.log.warn({ reason: error.message }, 'a login at the provider came to nothing');
          return forgetLogin(request, reply).redirect(loginPage(request, 'failed'));
        }
      },
    );

    app.post(
      API_PATHS.oidcSession,
      endpoint(access, 'The session of a login that the provider just answered, once', { response: answer(LoginData) }),
      async (request, reply) => {
        const login = await configured().session(cookiesOf(request), arrivalOf(request));
        forgetLogin(request, reply);
        tellLogin(request, login.payload.id, 'provider');
        await devices.note(request, reply, login.payload.id);
        return ok(login, MESSAGES.loginSuccess);
      },
    );
  };
}

import { LoginData, MESSAGES, PASSKEY_PATHS, PasskeyLoginBody, PasskeyRequest } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../../deps';
import { answer, endpointsOf } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { publicOrigin } from '../../../platform/http/origin';
import { arrivalOf } from '../arrival';
import type { Devices } from '../devices';
import { passkeyGuesses } from '../guesses';
import { entryLimit, passkeyRequestLimit } from '../limits';
import { tellLogin } from '../tell-login';
import { createPasskeyLogins } from './login';
import { relyingPartyOf } from './verify';

const endpoint = endpointsOf('auths');
const access = { role: 'public', rateLimit: entryLimit } as const;

/** Logging in by a passkey. Needs the cookie plugin, for `devices`. */
export function passkeyLoginRoutes(deps: Deps, devices: Pick<Devices, 'note'>): FastifyPluginAsyncZod {
  const { database, clock, config, secondFactor } = deps;
  return async (app) => {
    const { sessions } = app;
    const onCopied = (passkey: string) => app.log.warn({ passkey }, 'the counter of a passkey did not go on');
    const logins = createPasskeyLogins({ db: database.db, clock, sessions, rule: secondFactor.rule, onCopied });
    const limitGuesses = passkeyGuesses();

    app.post(
      PASSKEY_PATHS.loginOptions,
      endpoint(
        { role: 'public', rateLimit: passkeyRequestLimit },
        'What a browser signs to log in by a passkey; the same for everybody',
        {
          response: answer(PasskeyRequest),
        },
      ),
      async (request) => ok(await logins.begin(relyingPartyOf(publicOrigin(config, request)))),
    );

    app.post(
      PASSKEY_PATHS.login,
      endpoint(access, 'Log in by a passkey', {
        description:
          'Takes what the browser signed, once: 401 LINK_EXPIRED after five minutes, or where it was used. No code is ' +
          'asked for: the device has recognised its owner.',
        body: PasskeyLoginBody,
        response: answer(LoginData),
      }),
      async (request, reply) => {
        const shop = relyingPartyOf(publicOrigin(config, request));
        const login = await limitGuesses(request, () => logins.finish(request.body, shop, arrivalOf(request)));
        tellLogin(request, login.payload.id, 'passkey');
        await devices.note(request, reply, login.payload.id);
        return ok(login, MESSAGES.loginSuccess);
      },
    );
  };
}

import cookies from '@fastify/cookie';
import {
  API_PATHS,
  ForgotPasswordBody,
  LoginBody,
  LoginData,
  MESSAGES,
  RegisterBody,
  RegisterData,
  ResetPasswordBody,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../deps';
import { answer, createdAnswer, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { askerOf } from '../../platform/http/asker';
import { refuseFields } from '../../platform/http/validation';
import { tokenOf } from '../../platform/plugins/auth';
import { arrivalOf } from './arrival';
import { addressOf, emailOf, loginGuesses } from './guesses';
import { entryLimit, limitMails } from './limits';
import { signUpLimit } from './sign-ups';
import { createDevices } from './devices';
import { passkeyLoginRoutes } from './passkeys/routes';
import { createResetService } from './reset';
import { tellLogin } from './tell-login';
import { createLogin } from './login';
import { createAuthService } from './service';

const endpoint = endpointsOf('auths');

export function authRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, clock, config, secondFactor } = deps;
  return async (app) => {
    const { sessions, factorCodes: codes } = app;
    const logIn = createLogin({ db: database.db, sessions, codes, rule: secondFactor.rule });
    const auth = createAuthService(database.db, clock);
    const resets = createResetService({ db: database.db, clock, sessions, mails: app.mails });
    const devices = createDevices(database.db, clock, config);
    const limitGuesses = loginGuesses(devices.known);
    const limitSignUps = signUpLimit();
    await app.register(cookies);

    app.post(
      API_PATHS.login,
      endpoint('public', 'Log in', {
        description:
          'Staff with a second factor hear 401 CODE_REQUIRED, and send the same once more with a `code`: of their app, or ' +
          'a recovery code. A wrong one is 401 WRONG_CODE. Neither is ever said to a wrong password. Where a passkey is ' +
          'the second factor that their work takes: 401 PASSKEY_REQUIRED.',
        body: LoginBody,
        response: answer(LoginData),
      }),
      async (request, reply) => {
        const login = await limitGuesses(request, () => logIn(request.body, arrivalOf(request)));
        tellLogin(request, login.payload.id, 'password');
        await devices.note(request, reply, login.payload.id);
        return ok(login, MESSAGES.loginSuccess);
      },
    );

    await app.register(passkeyLoginRoutes(deps, devices));

    app.post(
      API_PATHS.register,
      {
        ...endpoint('public', 'Sign up as a customer; where many do from one address, with a proof of work', {
          body: RegisterBody,
          response: createdAnswer(RegisterData),
        }),
        preValidation: refuseFields('id', 'role'),
      },
      async (request, reply) => {
        const account = await limitSignUps(request, () => auth.register(request.body));
        return reply.code(201).send(ok(account, MESSAGES.registerSuccess, 201));
      },
    );

    app.delete(
      API_PATHS.logout,
      endpoint({ role: 'any', withoutFactor: true }, 'End this session', { response: noAnswer }),
      async (request) => {
        const token = tokenOf(request);
        if (token) await app.sessions.end(token);
        return ok(null, MESSAGES.logoutSuccess);
      },
    );

    app.patch(
      API_PATHS.forgotPassword,
      endpoint('public', 'Mail a link to a new password; says the same whether or not this email has an account', {
        body: ForgotPasswordBody,
        response: noAnswer,
      }),
      async (request) => {
        await limitMails(app.limiter, addressOf(request), emailOf(request.body));
        await resets.forgot(request.body.email, askerOf(config, request));
        return ok(null, MESSAGES.resetSent);
      },
    );

    app.patch(
      API_PATHS.resetPassword,
      endpoint(
        { role: 'public', rateLimit: entryLimit },
        'Set a new password by the mailed link, and end all sessions',
        { body: ResetPasswordBody, response: noAnswer },
      ),
      async (request, reply) => {
        // who reads the mailbox need not wait for what others have guessed
        const user = await resets.reset(request.body);
        tellLogin(request, user, 'mailed link');
        await devices.note(request, reply, user);
        return ok(null, MESSAGES.passwordReset);
      },
    );
  };
}

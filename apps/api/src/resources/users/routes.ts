import { API_PATHS, CloseAccountBody, MESSAGES, PasswordBody, Profile, ProfileBody } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { answer, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { askerOf } from '../../platform/http/asker';
import { requireViewer } from '../../platform/plugins/auth';
import { ownPasswordGuesses } from '../auth/guesses';
import { contactChanges } from '../auth/limits';
import { formOf, installUploads } from '../../platform/plugins/uploads';
import { createEmailChanges } from '../auth/email-change';
import { createAccountService, type Proof } from './account';
import { callerOf } from './caller';
import { emailRoutes } from './email-routes';
import { factorRoutes } from './factor-routes';
import { passkeyRoutes } from './passkey-routes';
import { createProfileService } from './service';
import { sessionRoutes } from './session-routes';

const endpoint = endpointsOf('users');
const ofAccount = { role: 'any', withoutFactor: true } as const;

export function userRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, clock, images, encoder, config, secondFactor } = deps;
  return async (app) => {
    const { db } = database;
    const { sessions } = app;
    const emails = createEmailChanges({ db, clock, sessions });
    const profiles = createProfileService({ db, clock, images, encoder, emails, rule: secondFactor.rule });
    const accounts = createAccountService({ db, clock, images, sessions });
    const limitGuesses = ownPasswordGuesses();
    const limitEmails = contactChanges('email');
    const limitPhones = contactChanges('phone');

    /** A password that was given may be a guess; that none was given is none. */
    const prove = (request: FastifyRequest, password: string): Promise<Proof> => {
      const judge = () => accounts.prove(callerOf(request), password);
      return password === '' ? judge() : limitGuesses(request, judge);
    };

    app.get(
      API_PATHS.profile,
      endpoint(ofAccount, 'The profile of whoever is logged in', { response: answer(Profile) }),
      async (request) => ok(await profiles.get(requireViewer(request))),
    );

    const forms: FastifyPluginAsyncZod = async (scope) => {
      await installUploads(scope);
      scope.patch(
        API_PATHS.editProfile,
        formOf(
          endpoint(ofAccount, 'Change the own profile: only the fields that are sent, an empty one is cleared', {
            description:
              'Another email waits as `pending_email` until it is confirmed by the link mailed there. It takes the ' +
              'password, or a login no older than ten minutes; else the answer is 403 REAUTH_REQUIRED.',
            body: ProfileBody,
            response: answer(Profile),
          }),
        ),
        async (request) => {
          const viewer = requireViewer(request);
          if (request.body.phone !== undefined) await limitPhones(request);
          const { password = '', ...changes } = request.body;
          let isNewEmail = false;
          const profile = await profiles.edit(viewer, changes, {
            image: request.image,
            asker: askerOf(config, request),
            async prove() {
              const proof = await prove(request, password);
              await limitEmails(request);
              isNewEmail = true;
              return proof;
            },
          });
          const { pending_email: pending } = profile;
          return ok(profile, isNewEmail && pending ? MESSAGES.emailLinkSent(pending) : MESSAGES.profileSaved);
        },
      );
    };
    await app.register(forms);

    app.patch(
      API_PATHS.password,
      endpoint(ofAccount, 'Change the own password, and end all other sessions', {
        description:
          'The first password of an account takes a login no older than ten minutes; else the answer is 403 REAUTH_REQUIRED.',
        body: PasswordBody,
        response: noAnswer,
      }),
      async (request) => {
        const { old_password: old, new_password: next } = request.body;
        const judge = () => accounts.proveOld(callerOf(request), old);
        const proof = await (old === '' ? judge() : limitGuesses(request, judge));
        await accounts.changePassword(proof, next, callerOf(request));
        return ok(null, MESSAGES.passwordChanged);
      },
    );

    app.delete(
      API_PATHS.profile,
      endpoint('User', 'Close the own account; its orders stay, without the person', {
        description:
          'Takes the password, or a login no older than ten minutes; else the answer is 403 REAUTH_REQUIRED.',
        body: CloseAccountBody,
        response: noAnswer,
      }),
      async (request) => {
        await accounts.close(await prove(request, request.body.password));
        return ok(null, MESSAGES.accountClosed);
      },
    );

    await app.register(emailRoutes({ emails, config, limitEmails }));
    await app.register(sessionRoutes());
    await app.register(factorRoutes(deps, { accounts, limitGuesses }));
    await app.register(passkeyRoutes(deps, { accounts, limitGuesses }));
  };
}

import { API_PATHS, CloseAccountBody, MESSAGES, PasswordBody, Profile, ProfileBody, success } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { requireViewer, tokenOf } from '../../plugins/auth';
import { ownPasswordGuesses } from '../../plugins/guesses';
import { contactChanges, limits } from '../../plugins/limits';
import { installUploads, readForm } from '../../plugins/uploads';
import { createAccountService } from './account';
import { createProfileService } from './service';

export function userRoutes({ database, clock, images, encoder }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const profiles = createProfileService({ db: database.db, clock, images, encoder });
    const accounts = createAccountService({ db: database.db, clock, images, sessions: app.sessions });
    const limitGuesses = ownPasswordGuesses();
    const limitEmails = contactChanges();
    const limitPhones = contactChanges();

    app.get(
      API_PATHS.profile,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'The profile of whoever is logged in',
          response: { 200: success(Profile) },
        },
      },
      async (request) => ok(await profiles.get(requireViewer(request).userId)),
    );

    const forms: FastifyPluginAsyncZod = async (scope) => {
      await installUploads(scope);
      scope.patch(
        API_PATHS.editProfile,
        {
          config: { role: 'any', rateLimit: limits.uploads },
          preValidation: readForm,
          schema: {
            tags: ['users'],
            summary: 'Change the own profile: only the fields that are sent, an empty one is cleared',
            consumes: ['multipart/form-data'],
            body: ProfileBody,
            response: { 200: success(Profile) },
          },
        },
        async (request) => {
          const { userId } = requireViewer(request);
          if (request.body.email !== undefined) limitEmails(request);
          if (request.body.phone !== undefined) limitPhones(request);
          return ok(await profiles.edit(userId, request.body, request.picture), MESSAGES.profileSaved);
        },
      );
    };
    await app.register(forms);

    app.patch(
      API_PATHS.password,
      {
        config: { role: 'any' },
        schema: {
          tags: ['users'],
          summary: 'Change the own password, and end all other sessions',
          body: PasswordBody,
          response: { 200: success(z.null()) },
        },
      },
      async (request) => {
        const { userId } = requireViewer(request);
        const { old_password: old, new_password: next } = request.body;
        const proof = await limitGuesses(request, () => accounts.prove(userId, old, MESSAGES.wrongOldPassword));
        await accounts.changePassword(proof, next, tokenOf(request));
        return ok(null, MESSAGES.passwordChanged);
      },
    );

    app.delete(
      API_PATHS.profile,
      {
        config: { role: 'User' },
        schema: {
          tags: ['users'],
          summary: 'Close the own account; its orders stay, without the person',
          body: CloseAccountBody,
          response: { 200: success(z.null()) },
        },
      },
      async (request) => {
        const { userId } = requireViewer(request);
        const proof = await limitGuesses(request, () => accounts.prove(userId, request.body.password));
        await accounts.close(proof);
        return ok(null, 'Your account is closed');
      },
    );
  };
}

import { BundleBody, MESSAGES, PEOPLE_PATHS, People, StaffMember } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { answer, ById, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer, tokenOf } from '../../platform/plugins/auth';
import { invitationRoutes } from './invitations/routes';
import { createInvitations } from './invitations/service';
import { createPeopleService, type StaffChange } from './service';

const endpoint = endpointsOf('people');
const ofPerson = { params: ById, response: answer(StaffMember) };

/** Who works here, for whoever may change that. */
export function peopleRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, clock, secondFactor } = deps;
  return async (app) => {
    const { sessions, mails } = app;
    const people = createPeopleService({ db: database.db, clock, sessions });
    const invitations = createInvitations({ db: database.db, clock, mails, rule: secondFactor.rule });

    app.get(
      PEOPLE_PATHS.list,
      endpoint('people', 'Everybody on staff, and who is invited', { response: answer(People) }),
      async (request) => {
        const staff = await people.list(requireViewer(request).userId);
        return ok({ staff, invitations: await invitations.list() });
      },
    );

    app.patch(
      PEOPLE_PATHS.bundle.pattern,
      endpoint('people', 'Change what somebody on staff may do', {
        description: 'The last owner stays one: 409 LAST_OWNER. Where somebody else was faster: 409 EDIT_CONFLICT.',
        ...ofPerson,
        body: BundleBody,
      }),
      async (request) => ok(await people.setBundle(changeOf(request), request.body)),
    );

    app.post(
      PEOPLE_PATHS.disable.pattern,
      endpoint('people', 'Keep somebody on staff out, at once and everywhere', ofPerson),
      async (request) => ok(await people.disable(changeOf(request))),
    );

    app.post(PEOPLE_PATHS.enable.pattern, endpoint('people', 'Let them in again', ofPerson), async (request) =>
      ok(await people.enable(changeOf(request))),
    );

    app.delete(
      PEOPLE_PATHS.sessions.pattern,
      endpoint('people', 'Log somebody on staff out everywhere; of the own sessions the one that asks stays', ofPerson),
      async (request) => ok(await people.logOut(changeOf(request), tokenOf(request) ?? ''), MESSAGES.sessionsEnded),
    );

    app.delete(
      PEOPLE_PATHS.secondFactor.pattern,
      endpoint('people', 'Take the second factor of somebody on staff away, and log them out everywhere', {
        description: 'They hear of it by mail. The own one is changed under the own account: 403 NOT_PERMITTED.',
        ...ofPerson,
      }),
      async (request) => ok(await people.resetFactor(changeOf(request)), MESSAGES.factorReset),
    );

    await app.register(invitationRoutes(deps, invitations));
  };
}

/** Whose change it is, and by whom. */
const changeOf = (request: FastifyRequest<{ Params: { id: string } }>): StaffChange => ({
  id: request.params.id,
  by: requireViewer(request).userId,
});

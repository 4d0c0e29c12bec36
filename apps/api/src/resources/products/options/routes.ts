import {
  API_PATHS,
  MESSAGES,
  OptionAvailabilityBody,
  OptionGroupBody,
  OptionGroupDetail,
  OptionGroupEditBody,
  OptionGroupListQuery,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../../deps';
import { answer, ById, createdAnswer, endpointsOf, listAnswer } from '../../../platform/http/endpoint';
import { ok, okList } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { createOptionEditing } from './service';

const GROUP = API_PATHS.optionGroup.pattern;
const endpoint = endpointsOf('catalogue');
const ofGroup = { params: ById, response: answer(OptionGroupDetail) };

/** What staff do with groups of options. `changed` is called after each write. */
export function optionRoutes({ database, clock }: Deps, changed: () => void): FastifyPluginAsyncZod {
  const editing = createOptionEditing({ db: database.db, clock, changed });

  return async (app) => {
    app.get(
      API_PATHS.optionGroups,
      endpoint('catalogue', 'Groups of options a page at a time, archived ones last', {
        querystring: OptionGroupListQuery,
        response: listAnswer(OptionGroupDetail),
      }),
      async ({ query }) => {
        const { groups, meta } = await editing.list(query);
        return okList(groups, meta);
      },
    );

    app.get(GROUP, endpoint('catalogue', 'One group, also one that is archived', ofGroup), async ({ params }) =>
      ok(await editing.detail(params.id)),
    );

    app.post(
      API_PATHS.optionGroups,
      endpoint('catalogue', 'Make a group with its options', {
        body: OptionGroupBody,
        response: createdAnswer(OptionGroupDetail),
      }),
      async (request, reply) => {
        const group = await editing.create(request.body, requireViewer(request).userId);
        return reply.code(201).send(ok(group, MESSAGES.groupCreated(group.group_name), 201));
      },
    );

    app.patch(
      GROUP,
      endpoint('catalogue', 'Change a group: the fields that are sent, its options as a whole', {
        ...ofGroup,
        body: OptionGroupEditBody,
      }),
      async (request) => ok(await editing.edit(request.params.id, request.body, requireViewer(request).userId)),
    );

    app.delete(GROUP, endpoint('catalogue', 'Take a group off every product', ofGroup), async (request) =>
      ok(await editing.archive(request.params.id, requireViewer(request).userId)),
    );

    app.patch(
      API_PATHS.optionAvailability.pattern,
      endpoint(
        'orders',
        'Sell an option out until the next opening or a time, with what is offered instead, or bring it back',
        {
          ...ofGroup,
          body: OptionAvailabilityBody,
        },
      ),
      async (request) =>
        ok(await editing.setAvailability(request.params.id, request.body, requireViewer(request).userId)),
    );
  };
}

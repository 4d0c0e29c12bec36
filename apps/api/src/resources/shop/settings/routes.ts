import { Holidays, SETTINGS_PATHS, SettingsBody, SettingsView } from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { Deps } from '../../../deps';
import { answer, endpointsOf } from '../../../platform/http/endpoint';
import { ok } from '../../../platform/http/envelope';
import { requireViewer } from '../../../platform/plugins/auth';
import { createSettings } from './service';

const endpoint = endpointsOf('shop');

/** What the shop itself is: read, and changed section by section, by whoever may. */
export function settingsRoutes({ database, clock, cards }: Deps): FastifyPluginAsyncZod {
  const settings = createSettings({ db: database.db, clock, cards: cards !== null });
  return async (app) => {
    app.get(
      SETTINGS_PATHS.settings,
      endpoint('settings', "The shop's settings, with who changed each last", { response: answer(SettingsView) }),
      async () => ok(await settings.read()),
    );

    app.patch(
      SETTINGS_PATHS.settings,
      endpoint('settings', "Change a section of the shop's settings; answers all of them", {
        description:
          'A section is sent whole, with the version it was made from. 409 EDIT_CONFLICT carries the settings as they are, 409 ORDERS_OUTSIDE the open orders for times that would be no more: sent again with their ids in `accept_orders` it is done.',
        body: SettingsBody,
        response: answer(SettingsView),
      }),
      async (request) => ok(await settings.change(request.body, requireViewer(request).userId)),
    );

    app.get(
      SETTINGS_PATHS.holidays,
      endpoint('settings', 'Public holidays of Indonesia in the coming year', { response: answer(Holidays) }),
      async () => ok(await settings.holidays()),
    );
  };
}

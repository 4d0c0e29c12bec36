import { type OrdersOutside, SETTINGS_PATHS, SettingsBody, ShopSettings, SETTINGS_MESSAGES } from '@seduh/contract';
import { settingsProblems, settingsVersion } from '@seduh/domain/settings';
import type { SettingName } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { daysAgo, fixtureId } from '../mocks/fixtures/fixed';
import { holidays, settingsView, shopSettings, viewOf } from '../mocks/fixtures/settings';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, ok } from '../mocks/reply';

const { settings, today, cards } = settingsView;

export const settingsHandlers = [
  mockRoute({
    method: 'get',
    path: SETTINGS_PATHS.settings,
    permission: 'settings',
    answer: () => ok(settingsView),
  }),
  // the mocks forget it
  mockRoute({
    method: 'patch',
    path: SETTINGS_PATHS.settings,
    permission: 'settings',
    body: SettingsBody,
    answer({ body: { section, version, settings: given } }) {
      if (settingsVersion(section, settings) !== version) return conflict(settingsView);
      const asked = { ...settings, ...given };
      const problems = settingsProblems(asked, Object.keys(given) as SettingName[], { today, cards, before: settings });
      return Object.keys(problems).length > 0 ? invalid(problems) : ok(viewOf(ShopSettings.parse(asked)));
    },
  }),
  mockRoute({
    method: 'get',
    path: SETTINGS_PATHS.holidays,
    permission: 'settings',
    answer: () => ok(holidays),
  }),
];

const conflict = (data: unknown) => fail(409, 'EDIT_CONFLICT', SETTINGS_MESSAGES.settingsConflict, data);

const outside: OrdersOutside = {
  orders: [
    { id: fixtureId('order', 90), number: 'SD-2051', ready_at: daysAgo(-1.5) },
    { id: fixtureId('order', 91), number: 'SD-2052', ready_at: daysAgo(-2) },
  ],
};

/** Answers these settings. */
export const showSettings = (changes: Partial<ShopSettings>) =>
  always('get', SETTINGS_PATHS.settings, () => ok(viewOf({ ...shopSettings, ...changes })));

export const settingsFailures = failuresOf('get', SETTINGS_PATHS.settings);
export const holidayFailures = failuresOf('get', SETTINGS_PATHS.holidays);

/** How changing can fail; `conflict`: Sari has changed fee, tax and Friday meanwhile; `outside`: two orders are set. */
export const editSettingsFailures = failuresOf('patch', SETTINGS_PATHS.settings, {
  conflict: () =>
    conflict(
      viewOf({
        ...shopSettings,
        shipping_fee: 12_000,
        tax_percent: 12,
        hours: shopSettings.hours.map((row) => (row.day === 5 ? { ...row, close: '22:00' } : row)),
      }),
    ),
  outside: () => fail(409, 'ORDERS_OUTSIDE', SETTINGS_MESSAGES.ordersOutside, outside),
});

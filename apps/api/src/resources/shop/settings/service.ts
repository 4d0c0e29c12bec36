import type { OrdersOutside, SettingsBody, SettingsView, ShopSettings } from '@seduh/contract';
import {
  type AuditField,
  SETTINGS_FIELDS,
  SETTINGS_ORDER,
  type SettingsSection,
  SETTINGS_MESSAGES,
} from '@seduh/contract/constants';
import { businessDay, orderNumber } from '@seduh/domain';
import { settingsVersion } from '@seduh/domain/settings';
import type { Clock } from '../../../platform/clock';
import { type Db, withTx } from '../../../platform/db/tx';
import { HttpError, invalid } from '../../../platform/http/errors';
import { holdSettings, ordersOutside, readSettings, weigh, writeSettings } from './apply';
import { listLastChanges, type OpenOrder } from './repository';

interface SettingsDeps {
  db: Db;
  clock: Clock;
  /** Whether there is somebody to take card payments. */
  cards: boolean;
  /** Keeps off who else changes the shop, and reads it; the usual way where it is left out. */
  hold?: typeof holdSettings;
}

const FIELDS: readonly AuditField[] = Object.values(SETTINGS_FIELDS).flat();

/** The shop's settings, for whoever may change them. */
export function createSettings({ db, clock, cards, hold = holdSettings }: SettingsDeps) {
  async function view(from: Db, settings: ShopSettings): Promise<SettingsView> {
    const changes = await listLastChanges(from, FIELDS);
    return {
      settings,
      versions: versionsOf(settings),
      changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
      today: businessDay(settings.time_zone, clock.now()),
      cards,
    };
  }

  return {
    read: async (): Promise<SettingsView> => view(db, await readSettings(db, clock.now())),

    /** Public holidays of the coming year, by the shop's days. */
    holidays: async () => {
      const { time_zone } = await readSettings(db, clock.now());
      // the world's feasts take a third of a second to load: not at every start
      const { holidaysFrom } = await import('./holidays');
      return holidaysFrom(time_zone, clock.now());
    },

    /**
     * Changes a section. Throws 409 EDIT_CONFLICT with the settings as they are, where they are not those it was made from;
     * 409 ORDERS_OUTSIDE with orders that nobody has named yet; 400 with a message by field.
     */
    async change({ section, version, settings: given, accept_orders: accepted = [] }: SettingsBody, by: string) {
      const { settings, conflict } = await withTx(db, async (tx) => {
        const now = clock.now();
        const before = await hold(tx, now);
        if (settingsVersion(section, before) !== version) return { settings: before, conflict: true };
        const change = { given, before, now, cards };
        const outcome = weigh(change);
        if (Object.keys(outcome.problems).length > 0) throw invalid(outcome.problems);
        const outside = await ordersOutside(tx, change, outcome.after);
        if (outside.some(({ id }) => !accepted.includes(id))) throw refuseOrders(outside);
        await writeSettings(tx, change, outcome, by);
        return { settings: outcome.after, conflict: false };
      });
      const now = await view(db, settings);
      if (conflict) throw new HttpError(409, 'EDIT_CONFLICT', SETTINGS_MESSAGES.settingsConflict, now);
      return now;
    },
  };
}

const versionsOf = (settings: ShopSettings): SettingsView['versions'] =>
  Object.fromEntries(SETTINGS_ORDER.map((section) => [section, settingsVersion(section, settings)])) as Record<
    SettingsSection,
    string
  >;

function refuseOrders(orders: OpenOrder[]): HttpError {
  const data: OrdersOutside = {
    orders: orders.map(({ id, number, ready_at }) => ({
      id,
      number: orderNumber(number),
      ready_at: ready_at.toISOString(),
    })),
  };
  return new HttpError(409, 'ORDERS_OUTSIDE', SETTINGS_MESSAGES.ordersOutside, data);
}

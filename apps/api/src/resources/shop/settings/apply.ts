import { ShopSettings } from '@seduh/contract';
import type { SettingName } from '@seduh/contract/constants';
import { businessDay } from '@seduh/domain';
import { settingsFacts } from '@seduh/domain/audit';
import { outsideOf, settingsProblems, settledSettings, shopOf } from '@seduh/domain/settings';
import { recordChange } from '../../../platform/db/audit';
import { lockPauses } from '../../../platform/db/pauses';
import type { Db, Tx } from '../../../platform/db/tx';
import { readShop, updateShop } from '../repository';
import { holdShop, listSetOrders, type OpenOrder } from './repository';

/** The settings as they are on this day. */
export async function readSettings(db: Db, now: Date): Promise<ShopSettings> {
  const { id: _, ...row } = await readShop(db);
  return settledSettings(ShopSettings.parse(row), businessDay(row.time_zone, now));
}

/**
 * Waits for whoever else changes the shop, and for the orders that are being placed, and has those wait that come next: what
 * is read afterwards stays as it is until this is done.
 */
export async function holdSettings(tx: Tx, now: Date): Promise<ShopSettings> {
  await lockPauses(tx);
  await holdShop(tx);
  return readSettings(tx, now);
}

export interface Change {
  /** Those that are given, each whole. */
  given: Partial<ShopSettings>;
  before: ShopSettings;
  now: Date;
  /** Whether there is somebody to take card payments. */
  cards: boolean;
}

/** What a change comes to: the settings afterwards, which are different, and what stands against it. */
export interface Outcome {
  after: ShopSettings;
  changed: SettingName[];
  /** Messages by field; none where it can be done. */
  problems: Record<string, string>;
}

/** Works out what a change comes to, and writes nothing. */
export function weigh({ given, before, now, cards }: Change): Outcome {
  const asked = { ...before, ...inOrder(given) };
  const today = businessDay(asked.time_zone, now);
  const names = Object.keys(given) as SettingName[];
  const problems = settingsProblems(asked, names, { today, before, cards });
  // what is left out of the stations stays, as staff set it too
  const stations = { ...before.stations, ...asked.stations };
  const after = ShopSettings.parse(settledSettings({ ...asked, stations }, today));
  // hours that are planned for today are those of the week by now
  const touched = names.includes('next_hours') ? [...new Set([...names, 'hours' as const])] : names;
  const changed = touched.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  return { after, changed, problems };
}

/** Orders that are set for a time which is no more. */
export async function ordersOutside(tx: Tx, { before, now }: Change, after: ShopSettings): Promise<OpenOrder[]> {
  return outsideOf(await listSetOrders(tx, now), shopOf(before), shopOf(after));
}

/** Writes what is different, and who did it; null: on the command line. */
export async function writeSettings(tx: Tx, { before, now }: Change, { after, changed }: Outcome, by: string | null) {
  if (changed.length === 0) return;
  await updateShop(tx, Object.fromEntries(changed.map((name) => [name, after[name]])));
  const act = { by, action: 'shop.settings', subject: null, at: now } as const;
  await recordChange(tx, act, settingsFacts(before), settingsFacts(after));
}

const byTime = (a: { open: string }, b: { open: string }): number => (a.open < b.open ? -1 : 1);
const byDay = (a: { day: number; open: string }, b: { day: number; open: string }): number =>
  a.day - b.day || byTime(a, b);

/** The same however it was sent: days and times in order. */
function inOrder(given: Partial<ShopSettings>): Partial<ShopSettings> {
  const {
    hours,
    next_hours: next,
    special_days: days,
    delivery_window: window,
    delivery_areas: areas,
    payments_off: off,
  } = given;
  return {
    ...given,
    ...(hours && { hours: hours.toSorted(byDay) }),
    ...(next && { next_hours: { ...next, hours: next.hours.toSorted(byDay) } }),
    ...(days && {
      special_days: days
        .map((day) => ({ ...day, spans: day.spans.toSorted(byTime) }))
        .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    }),
    ...(window && { delivery_window: { ...window, days: window.days.toSorted((a, b) => a - b) } }),
    // what was pasted twice is one
    ...(areas && {
      delivery_areas: areas.map((area) => ({ ...area, postcodes: [...new Set(area.postcodes)].toSorted() })),
    }),
    ...(off && { payments_off: [...new Set(off)].toSorted((a, b) => a - b) }),
  };
}

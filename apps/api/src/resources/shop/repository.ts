import type { Selectable, UpdateObject } from 'kysely';
import { COLUMNS, type Schema, type ShopTable } from '../../platform/db/schema';
import { stationsWith } from '../../platform/db/stations';
import type { Db } from '../../platform/db/tx';

/** The shop's one row. */
export const readShop = (db: Db) =>
  db.selectFrom('shop').select(COLUMNS.shop).where('id', '=', 1).executeTakeFirstOrThrow();

/** Writes these settings over those of the shop. */
export async function updateShop(db: Db, changes: Partial<Selectable<ShopTable>>): Promise<void> {
  const { hours, next_hours, special_days, payments_off, delivery_window, delivery_areas, bank, stations, ...plain } =
    changes;
  const row: UpdateObject<Schema, 'shop'> = { ...plain };
  if (hours) row.hours = JSON.stringify(hours);
  if (next_hours !== undefined) row.next_hours = next_hours && JSON.stringify(next_hours);
  if (special_days) row.special_days = JSON.stringify(special_days);
  if (payments_off) row.payments_off = JSON.stringify(payments_off);
  if (delivery_window) row.delivery_window = JSON.stringify(delivery_window);
  if (delivery_areas) row.delivery_areas = JSON.stringify(delivery_areas);
  if (stations) row.stations = stationsWith(stations);
  if (bank !== undefined) row.bank = bank && JSON.stringify(bank);
  await db.updateTable('shop').set(row).where('id', '=', 1).execute();
}

export const listAllSizes = (db: Db) => db.selectFrom('sizes').select(['id', 'code', 'name']).orderBy('id').execute();
